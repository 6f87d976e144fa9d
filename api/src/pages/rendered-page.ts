import { createHash } from 'node:crypto'
import { type Content, STALE } from '#cache/prepared-response.ts'
import { SECURITY_HEADERS } from '#http/security-headers.ts'
import { pagePolicy, scriptHashes } from './page-policy.ts'

/**
 * The moments (ms since 1970) that a rendering writes into the state of its page: when a route (`u`) and a query (`at`) were
 * read. Two renderings of one content differ in them; all other numbers are content.
 */
const RENDERED_AT = /(?<=[,{}\]](?:u|at):)1\d{12}(?=[,}])/g

/** Seconds for which another cache may show a page while it asks for a new one. */
const MAX_STALE = 60
/** Seconds for which a page may lie in this process and then in another cache, before it is asked for again. */
const FRESH = 4

/**
 * What other caches may do with a page.
 * @param nextChange milliseconds to the next change by the clock, at which no cache shows what was before
 */
export function pageCacheControl(nextChange = Number.POSITIVE_INFINITY): string {
  const seconds = Math.min(MAX_STALE, Math.floor(nextChange / 1000) - FRESH)
  const stale = seconds > 0 ? `, stale-while-revalidate=${seconds}` : ''
  return `public, max-age=0, s-maxage=2${stale}`
}

/** A rendered page as it is cached: its ETag is the same for each rendering of one content. */
export async function contentOfPage(rendered: Response, nextChange?: number): Promise<Content> {
  const { status, headers } = rendered
  const html = await rendered.text()
  return {
    status,
    body: html,
    headers: {
      ...SECURITY_HEADERS,
      'cache-control': status < 500 ? pageCacheControl(nextChange) : 'no-store',
      'content-type': 'text/html; charset=utf-8',
      ...(status === 503 && { 'retry-after': '5' }),
    },
    etag: `"${createHash('sha256').update(html.replaceAll(RENDERED_AT, '')).digest('base64url').slice(0, 27)}"`,
    policy: pagePolicy(scriptHashes(html)),
    staleSince: headers.get(STALE) ?? undefined,
  }
}
