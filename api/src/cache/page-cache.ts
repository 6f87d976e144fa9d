import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { NoTurn, type Turns } from '#lib/semaphore.ts'
import type { AnswerOutcome } from '#metrics/metrics.ts'
import { pagePolicy, scriptHashes } from '#pages/page-policy.ts'
import { STALE } from './response-cache.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The moments (ms since 1970) that a rendering writes into its page; two renderings of one content differ in them. */
const RENDERED_AT = /\b1\d{12}\b/g

/** A rendered page, ready to be sent. */
export interface PreparedPage {
  status: number
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
    bodies: { identity, br, gzip: gzipped },
    etag: `"${createHash('sha256').update(html.replaceAll(RENDERED_AT, '')).digest('base64url').slice(0, 27)}"`,
    policy: pagePolicy(scriptHashes(html)),
    staleSince: answer.headers.get(STALE),
  }
}

const FRESH_MS = 2000

/** Who waits for a page: the request, which is destroyed when its connection is closed. */
export type Asker = { destroyed: boolean }
type Kept = { page: PreparedPage; renderedAt: number; bytes: number }
type Rendering = { page: Promise<PreparedPage | null>; askers: Asker[] }

type PageCacheOptions = {
  /** Bytes of all kept pages; the ones longest not rendered go first. */
  maxBytes: number
  /** How many pages are rendered at once, and how many may wait for it. */
  turns: Turns
  now?: () => number
  /** Told how each page came about. */
  count?: ((outcome: AnswerOutcome) => void) | undefined
}

/**
 * Rendered pages by address. A page older than two seconds is rendered again (another process may have published),
 * many requests for one page wait for one rendering, and `clear` forgets all after a change in this process. Renderings
 * take turns; when too many wait, a page that is known is shown as it was.
 */
export function createPageCache({ maxBytes, turns, now = Date.now, count = () => {} }: PageCacheOptions) {
  const kept = new Map<string, Kept>()
  const renderings = new Map<string, Rendering>()
  let bytes = 0

  function forget(address: string): void {
    bytes -= kept.get(address)?.bytes ?? 0
    kept.delete(address)
  }

  function keep(address: string, page: PreparedPage, renderedAt: number): void {
    forget(address)
    const { identity, br, gzip: gzipped } = page.bodies
    const size = identity.length + br.length + gzipped.length
    if (size > maxBytes / 4) return
    kept.set(address, { page, renderedAt, bytes: size })
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      forget(oldest)
    }
  }

  function start(address: string, askers: Asker[], renderPage: () => Promise<PreparedPage>): Rendering {
    const isCurrent = () => renderings.get(address)?.askers === askers
    const forgetRendering = () => {
      if (isCurrent()) renderings.delete(address)
    }
    const page = turns
      .take(async () => {
        if (askers.every(({ destroyed }) => destroyed)) {
          forgetRendering()
          return null
        }
        count('made')
        const begun = now()
        const made = await renderPage()
        if (isCurrent() && made.status < 500) keep(address, made, begun)
        return made
      })
      .catch((error: unknown) => {
        const old = kept.get(address)
        if (error instanceof NoTurn && old) return old.page
        throw error
      })
      .finally(forgetRendering)
    return { page, askers }
  }

  const isFresh = (page: Kept | undefined): page is Kept => page !== undefined && now() - page.renderedAt < FRESH_MS

  return {
    /** Whether `get` would give a page without rendering it. */
    isFresh: (address: string) => isFresh(kept.get(address)),
    /**
     * The page at an address, rendered by `renderPage` when it is not known; `null` when `asker`, and everybody else who
     * waited for it, has hung up before its turn.
     * @throws `NoTurn` when too many pages wait to be rendered, and whatever `renderPage` throws
     */
    async get(address: string, asker: Asker, renderPage: () => Promise<PreparedPage>): Promise<PreparedPage | null> {
      const known = kept.get(address)
      if (isFresh(known)) {
        count('hit')
        return known.page
      }
      const running = renderings.get(address)
      if (running) {
        count('hit')
        running.askers.push(asker)
        return running.page
      }
      const rendering = start(address, [asker], renderPage)
      renderings.set(address, rendering)
      return rendering.page
    },
    /** Forgets all pages, those that are being rendered too. */
    clear(): void {
      kept.clear()
      renderings.clear()
      bytes = 0
    },
    /** Bytes of all kept pages. */
    bytes: () => bytes,
  }
}
export type PageCache = ReturnType<typeof createPageCache>
