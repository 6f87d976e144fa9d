import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AnswerOutcome } from '#metrics/metrics.ts'
import { pagePolicy, scriptHashes } from './page-policy.ts'
import { STALE } from './prepared-answers.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The moments (ms since 1970) that a rendering writes into its page; two renderings of one content differ in them. */
const RENDERED_AT = /\b1\d{12}\b/g

/** A rendered page, ready to be sent. */
export interface PreparedPage {
  status: number
  /** Where a redirect leads. */
  location: string | null
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
  /** Quoted; the same for each rendering of one content, whatever the encoding. */
  etag: string
  policy: string
  /** Set when it is made of old copies, because Supabase is away: since when, as an HTTP date. */
  staleSince: string | null
}

/** Turns a rendered answer into bytes for each encoding, its ETag and its Content-Security-Policy. */
export async function preparePage(answer: Response): Promise<PreparedPage> {
  const html = await answer.text()
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ])
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    bodies: { identity, br, gzip: gzipped },
    etag: `"${createHash('sha256').update(html.replaceAll(RENDERED_AT, '')).digest('base64url').slice(0, 27)}"`,
    policy: pagePolicy(scriptHashes(html)),
    staleSince: answer.headers.get(STALE),
  }
}

const FRESH_MS = 2000
const MAX_PAGES = 500

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Rendered pages by address. A page older than two seconds is rendered anew (another process may have published),
 * many requests for one page wait for one rendering, and `clear` forgets all after a change in this process.
 */
export function createPageCache(now: () => number = Date.now, count: (outcome: AnswerOutcome) => void = () => {}) {
  const pages = new Map<string, { page: Promise<PreparedPage>; renderedAt: number }>()
  return {
    get(address: string, renderPage: () => Promise<PreparedPage>): Promise<PreparedPage> {
      const known = pages.get(address)
      if (known && now() - known.renderedAt < FRESH_MS) {
        count('hit')
        return known.page
      }
      count('made')
      const page = renderPage()
      pages.delete(address)
      pages.set(address, { page, renderedAt: now() })
      const forget = () => {
        if (pages.get(address)?.page === page) pages.delete(address)
      }
      page.then(({ status }) => status >= 500 && forget(), forget)
      const oldest = pages.keys().next().value
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
      return page
    },
    clear(): void {
      pages.clear()
    },
  }
}
