import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteParts } from '#app.deps.ts'
import type { Language } from '#contract/languages.ts'
import { notFound } from '#errors.ts'
import type { AnswerOutcome } from '#metrics/metrics.ts'
import { createMadeFiles } from './made-files.ts'
import { createPageCache, type PreparedPage, preparePage } from './page-cache.ts'
import { pagePolicy } from './page-policy.ts'
import { builtRenderer, developmentRenderer } from './page-renderer.ts'
import { STALE } from './prepared-answers.ts'

export interface SiteOptions {
  /** Compile the web's sources on request instead of serving `web/dist`. */
  development: boolean
  /** Public origin without a slash at the end, for canonical addresses. */
  publicUrl: string
  /** Told how each page came about. */
  count?: ((outcome: AnswerOutcome) => void) | undefined
}

const built = join(import.meta.dirname, '../../../web/dist/client')
const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400
const PICTURE = /\.(avif|jpg|png|svg|webp)$/
/** Items in the feeds. */
const FEED_LENGTH = 30
/** Address of the page that says that there is none. */
const NOT_FOUND = '/404'
const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=2, stale-while-revalidate=60'

/** Serves the web: its files, and every other path as a page rendered on the server. */
export async function site(
  app: FastifyInstance,
  { onChange, upToDate, news, careers, pictureBytes }: SiteParts,
  { development, publicUrl, count }: SiteOptions,
): Promise<void> {
  const renderer = development ? await developmentRenderer(app.server) : await builtRenderer()
  app.addHook('onClose', () => renderer.close())

  const cache = createPageCache(Date.now, count)
  onChange(cache.clear)

  const source = {
    site: publicUrl,
    newestNews: (language: Language) => news.items({ title: language, limit: FEED_LENGTH }),
    newsAddresses: news.addresses,
    positions: careers.all,
    pictureBytes,
  }
  const madeFiles = createMadeFiles(source, { development, upToDate })
  onChange(madeFiles.drop)

  const answerApi = async (url: string): Promise<Response> => {
    const answer = await app.inject({ url, headers: { accept: 'application/json' } })
    const stale = answer.headers[STALE]
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: typeof stale === 'string' ? { [STALE]: stale } : {},
    })
  }

  /** Renders the page at an address of the form `/news?medias=true`. */
  async function render(address: string, nonce?: string): Promise<Response> {
    const { render: renderPage, manifest } = await renderer.load()
    let staleSince: string | undefined
    let isAway = false
    const answerAndLook = async (url: string): Promise<Response> => {
      const answer = await answerApi(url)
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
    if (leadsToItself(page, publicUrl + address)) return render(NOT_FOUND, nonce)
    if (staleSince) page.headers.set(STALE, staleSince)
    return page.status >= 500 && isAway ? new Response(page.body, { status: 503, headers: page.headers }) : page
  }

  async function sendFreshPage(reply: FastifyReply, address: string): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64')
    const answer = await render(address, nonce)
    const location = answer.headers.get('location')
    if (location) return reply.redirect(location, answer.status)
    return reply
      .code(answer.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy([`'nonce-${nonce}'`], { development }))
      .send(await answer.text())
  }

  async function sendCachedPage(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
    const page = await cache.get(address, async () => preparePage(await render(address)))
    if (page.location) return reply.redirect(page.location, page.status)
    reply
      .header('cache-control', page.status < 500 ? PAGE_CACHE_CONTROL : 'no-store')
      .header('etag', page.etag)
      .header('vary', 'accept-encoding')
    if (page.staleSince) reply.header(STALE, page.staleSince)
    if (page.status === 503) reply.header('retry-after', '5')
    // The policy belongs to the scripts of one rendering: a 304 must not put it on the page that the browser has kept.
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    return reply
      .code(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .send(encoded(page, request, reply))
  }

  if (!development) {
    await app.register(fastifyStatic, {
      root: built,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}', '.vite/**'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/')
        const seconds = immutable ? YEAR_SECONDS : DAY_SECONDS
        reply.header('cache-control', `public, max-age=${seconds}${immutable ? ', immutable' : ''}`)
        // A search for pictures shows them on its own pages.
        if (PICTURE.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
      },
    })
  }

  app.get('/*', async (request, reply) => {
    if (renderer.middleware && (await answeredBy(renderer.middleware, request, reply))) return reply.hijack()
    // Two slashes at the beginning would be read as the name of another host.
    const asked = URL.parse(publicUrl + request.url.replace(/^[/\\]+/, '/'))
    if (!asked) throw notFound('page')
    const { pathname, searchParams } = asked
    const { pageQuery, makerOf } = await renderer.load()
    const maker = makerOf(pathname)
    if (maker) return madeFiles.send(request, reply, pathname, maker)
    const query = pageQuery.flatMap((key) =>
      searchParams.has(key) ? [`${key}=${encodeURIComponent(searchParams.get(key) ?? '')}`] : [],
    )
    const address = query.length > 0 ? `${pathname}?${query.join('&')}` : pathname
    const isAdmin = pathname === '/admin' || pathname.startsWith('/admin/')
    return development || isAdmin ? sendFreshPage(reply, address) : sendCachedPage(request, reply, address)
  })
}

/** The router writes some signs (`^`) otherwise than browsers do, and would send them from one form to the other for ever. */
function leadsToItself({ headers }: Response, address: string): boolean {
  const location = headers.get('location')
  return location !== null && URL.parse(location, address)?.href === URL.parse(address)?.href
}

function encoded(page: PreparedPage, request: FastifyRequest, reply: FastifyReply): Buffer {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return page.bodies[encoding]
}

/** Lets a Connect middleware try; false when it passed the request on. */
function answeredBy(
  middleware: import('vite').Connect.Server,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    reply.raw.once('close', () => resolve(true))
    middleware(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve(false)))
  })
}
