import { createHash } from 'node:crypto'

/** `'sha256-…'` of every inline script of a page, once each; data blocks need none. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const { attributes, code } of scriptsOf(html)) {
    if (/\ssrc=|type="application\/[a-z]+\+json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

function* scriptsOf(html: string): Generator<{ attributes: string; code: string }> {
  let end = 0
  for (;;) {
    const begin = html.indexOf('<script', end)
    const codeBegin = html.indexOf('>', begin) + 1
    end = html.indexOf('</script>', codeBegin)
    if (begin < 0 || end < 0) return
    yield { attributes: html.slice(begin, codeBegin), code: html.slice(codeBegin, end) }
  }
}

interface PolicyOptions {
  development?: boolean
  /** It shows pages of this site in frames, or is shown in one. */
  frames?: 'parent' | 'child' | undefined
}

/** The Content-Security-Policy of a page whose inline scripts are allowed by `scripts` (hashes or a nonce). */
export function pagePolicy(scripts: string[], { development = false, frames }: PolicyOptions = {}): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-src ${frames === 'parent' ? "'self' " : ''}https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${frames === 'child' ? 'self' : 'none'}'`,
  ].join('; ')
}
