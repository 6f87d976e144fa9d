import { createHash } from 'node:crypto'
import { type Content, STALE } from '#cache/response-cache.ts'
import { SECURITY_HEADERS } from '#http/security-headers.ts'
import { pagePolicy, scriptHashes } from './page-policy.ts'

/** The moments (ms since 1970) that a rendering writes into its page; two renderings of one content differ in them. */
const RENDERED_AT = /\b1\d{12}\b/g

export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=2, stale-while-revalidate=60'

/** A rendered page as it is cached: its ETag is the same for each rendering of one content. */
export async function contentOfPage(rendered: Response): Promise<Content> {
  const { status, headers } = rendered
  const html = await rendered.text()
  return {
    status,
    body: html,
    headers: {
      ...SECURITY_HEADERS,
      'cache-control': status < 500 ? PAGE_CACHE_CONTROL : 'no-store',
      'content-type': 'text/html; charset=utf-8',
      ...(status === 503 && { 'retry-after': '5' }),
    },
    etag: `"${createHash('sha256').update(html.replaceAll(RENDERED_AT, '')).digest('base64url').slice(0, 27)}"`,
    policy: pagePolicy(scriptHashes(html)),
    staleSince: headers.get(STALE) ?? undefined,
  }
}
