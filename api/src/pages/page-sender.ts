import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { STALE } from '#cache/prepared-response.ts'
import { createResponseCache } from '#cache/response-cache.ts'
import { FRAME_TOKEN, PREVIEW_TOKEN } from '#contract/news-preview.ts'
import { unavailable } from '#http/errors.ts'
import { REDIRECT_HEADERS } from '#http/security-headers.ts'
import { clientNetwork } from '#lib/client-network.ts'
import { createSemaphore, QueueFullError } from '#lib/semaphore.ts'
import type { CacheOutcome } from '#metrics/metrics.ts'
import type { AnswerApi } from './answer-api.ts'
import { pagePolicy } from './page-policy.ts'
import type { Destination, Rendering } from './page-renderer.ts'
import { contentOfPage, pageCacheControl } from './rendered-page.ts'

type PageSenderOptions = {
  renderer: { load: () => Promise<Rendering> }
  answerApi: AnswerApi
  development: boolean
  publicUrl: string
  /** Milliseconds to the next change that comes by the clock. */
  nextChange: () => number
  count?: ((outcome: CacheOutcome) => void) | undefined
}

/** Rendering takes the event loop; more at once only share it. */
const MAX_RENDERING = 2
/** Pages that wait for their rendering; a site has fewer that are read at the same time. */
const MAX_QUEUED = 100
const MAX_CACHED_BYTES = 32 * 2 ** 20
/** Pages whose query holds what a visitor has typed: of them one is rendered at once, and they push no other page out. */
const TYPED = { rendering: 1, queued: 20, bytes: 8 * 2 ** 20 }
/** Milliseconds after which a page is rendered again, for another process may have published. */
const LIFETIME = 2000

/** What stands where the address of an item does: in a preview its token; nothing for other pages. */
const newsAddress = (address: string) => /^\/news\/([^/?]*)(\?|$)/.exec(address)?.[1] ?? ''

/** A page or a redirect; or that the API does not answer, and the address of the page that says so for all such items. */
type Outcome = Extract<Destination, { page: string } | { redirect: string }> | { unavailable: string }

/** What the API answers while it is away, whatever it is asked. */
const answerAway: AnswerApi = async () => new Response(null, { status: 503 })

/** The page of one item or person, which a write may have taken off the site. */
const ITEM = /^\/(news|careers\/open-positions|contacts\/[^/]+)\/[^/]/

const isAdmin = (address: string) => address === '/admin' || address.startsWith('/admin/')

const MOVED_CACHE_CONTROL = 'public, max-age=86400'

/** Renders pages, for the networks of visitors in turn, keeps them for a moment, and sends them. */
export function createPageSender(options: PageSenderOptions) {
  const { renderer, answerApi, development, publicUrl, nextChange, count } = options
  const known = {
    turns: createSemaphore(MAX_RENDERING, MAX_QUEUED, clientNetwork),
    cache: createResponseCache({ lifetime: LIFETIME, maxBytes: MAX_CACHED_BYTES, count }),
  }
  const typed = {
    turns: createSemaphore(TYPED.rendering, TYPED.queued, clientNetwork),
    cache: createResponseCache({ lifetime: LIFETIME, maxBytes: TYPED.bytes, count }),
  }

  /** @throws 503 when too many pages wait to be rendered */
  const inTurn = <T>({ turns }: typeof known, work: () => Promise<T>): Promise<T> =>
    turns.run(work).catch((error: unknown) => {
      throw error instanceof QueueFullError ? unavailable(error) : error
    })

  /** Renders the page at an address of the form `/news?medias=true`. */
  async function render(address: string, nonce?: string, answerTo = answerApi): Promise<Response> {
    const { render: renderPage, manifest } = await renderer.load()
    let staleSince: string | undefined
    let isAway = false
    const answerAndLook = async (url: string): Promise<Response> => {
      const answer = await answerTo(url)
      isAway ||= answer.status === 503
      staleSince ??= answer.headers.get(STALE) ?? undefined
      return answer
    }
    const page = await renderPage(new Request(publicUrl + address), {
      answerApi: answerAndLook,
      site: publicUrl,
      nonce,
      manifest,
    })
    const location = page.headers.get('location')
    if (location) throw new Error(`the page ${address} leads to ${location}, which is decided before it is rendered`)
    if (staleSince) page.headers.set(STALE, staleSince)
    return page.status >= 500 && isAway ? new Response(page.body, { status: 503, headers: page.headers }) : page
  }

  async function sendFreshPage({ raw }: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
    const frames = isAdmin(address) ? 'parent' : FRAME_TOKEN.test(newsAddress(address)) ? 'child' : undefined
    if (frames === 'child') reply.header('x-frame-options', 'SAMEORIGIN')
    const nonce = randomBytes(16).toString('base64')
    const answer = await inTurn(known, async () => (raw.destroyed ? null : render(address, nonce)))
    if (!answer) return reply.hijack()
    return reply
      .code(answer.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy([`'nonce-${nonce}'`], { development, frames }))
      .send(await answer.text())
  }

  function sendCachedPage(request: FastifyRequest, reply: FastifyReply, address: string, kind: typeof known): unknown {
    return kind.cache.send(request, reply, address, (isWanted) =>
      inTurn(kind, async () => (isWanted() ? contentOfPage(await render(address), nextChange()) : null)),
    )
  }

  async function sendPageAt(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    kind = known,
  ): Promise<unknown> {
    const isPreview = PREVIEW_TOKEN.test(newsAddress(address))
    if (isPreview) reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
    if (development || isAdmin(address) || isPreview) return sendFreshPage(request, reply, address)
    return sendCachedPage(request, reply, address, kind)
  }

  /** Sends the page that says that an item cannot be read now: rendered once for all, for a client may ask for endless names. */
  function sendUnavailable(request: FastifyRequest, reply: FastifyReply, address: string): unknown {
    return known.cache.send(request, reply, `${address} unavailable`, (isWanted) =>
      inTurn(known, async () =>
        isWanted() ? { ...(await contentOfPage(await render(address, undefined, answerAway))), isKept: true } : null,
      ),
    )
  }

  /** What the API says of an item; it is not asked while its page is fresh, and an earlier copy of that stands for no answer. */
  async function stateOf(api: string, leadsTo: Destination): Promise<'there' | 'missing' | 'unavailable'> {
    const page = 'page' in leadsTo ? leadsTo.page : null
    if (page !== null && known.cache.isFresh(page)) return 'there'
    const { status } = await answerApi(api)
    if (status === 404) return 'missing'
    const isAway = status === 503 && !development
    return isAway && page !== null && !known.cache.hasCopy(page) ? 'unavailable' : 'there'
  }

  async function outcomeOf(destination: Destination): Promise<Outcome> {
    if ('firstOf' in destination) {
      for (const { api, leadsTo } of destination.firstOf) {
        const state = await stateOf(api, leadsTo)
        if (state === 'there') return outcomeOf(leadsTo)
        if (state === 'unavailable') return { unavailable: destination.ifUnavailable }
      }
      return outcomeOf(destination.otherwise)
    }
    const { item } = destination
    const state = item ? await stateOf(item.api, destination) : 'there'
    if (!item || state === 'there') return destination
    return state === 'missing' ? { page: item.ifMissing } : { unavailable: item.ifMissing }
  }

  return {
    /** Sends the page that a request leads to, or a redirect. @throws 503 when too many pages wait to be rendered */
    async send(request: FastifyRequest, reply: FastifyReply, destination: Destination): Promise<unknown> {
      const outcome = await outcomeOf(destination)
      if ('unavailable' in outcome) return sendUnavailable(request, reply, outcome.unavailable)
      if ('page' in outcome) return sendPageAt(request, reply, outcome.page, outcome.isTyped ? typed : known)
      return reply
        .headers(REDIRECT_HEADERS)
        .header('cache-control', outcome.status === 301 ? MOVED_CACHE_CONTROL : pageCacheControl(nextChange()))
        .redirect(outcome.redirect, outcome.status)
    },
    /** After every write: pages are rendered again; while too many wait, the last copies of lists and texts stand. */
    clear(): void {
      known.cache.outdate((address) => !ITEM.test(address))
      typed.cache.clear()
    },
  }
}
