import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CareerReads } from '#careers/careers.reads.ts'
import type { SiteDocument } from '#contract/documents.ts'
import type { SiteEvent } from '#contract/events.ts'
import type { Language } from '#contract/languages.ts'
import { notFound, unknownRoute } from '#http/errors.ts'
import type { CacheOutcome } from '#metrics/metrics.ts'
import type { NewsReads } from '#news/news.reads.ts'
import type { PeopleReads } from '#people/people.reads.ts'
import { createAnswerApi } from './answer-api.ts'
import { createDataSheets } from './data-sheets.ts'
import { createDocumentSender, type DocumentSource } from './document-sender.ts'
import { createGeneratedFiles } from './generated-files.ts'
import { mcp } from './mcp/mcp.routes.ts'
import { builtRenderer, developmentRenderer } from './page-renderer.ts'
import { createPageSender } from './page-sender.ts'

export interface SiteOptions {
  /** Compile the web's sources on request instead of serving `web/dist`. */
  development: boolean
  /** Public origin without a slash at the end, for canonical addresses. */
  publicUrl: string
  /** Told how each page came about. */
  count?: ((outcome: CacheOutcome) => void) | undefined
}

/** What the API lends to the pages. */
export type SiteParts = {
  /** Told a listener, calls it after everything that is written. */
  onChange: (listener: () => void) => void
  /** Resolves when listeners know of everything that another process wrote a second ago. */
  upToDate: () => Promise<void>
  /** Milliseconds to the next change that comes by the clock; infinite without one. */
  nextChange: () => number
  news: Pick<NewsReads, 'newest' | 'addresses'>
  careers: Pick<CareerReads, 'all'>
  events: () => Promise<SiteEvent[]>
  people: PeopleReads
  documents: DocumentSource
  /** The certificates that are on the site. */
  certificates: () => Promise<SiteDocument[]>
  /** Adds the hooks that whatever is sent to the server passes. */
  guardWrites: (scope: FastifyInstance) => void
  /** Bytes of a stored picture, 0 when unknown. */
  pictureBytes: (file: string) => Promise<number>
  /** The photograph for a contact card, a JPEG; `null` when there is none. */
  cardPhoto: (crop: string) => Promise<Buffer | null>
}

const built = join(import.meta.dirname, '../../../web/dist/client')
/** What the build takes over as it is. */
const unbuilt = join(import.meta.dirname, '../../../web/public')
const pressFiles = join(built, 'press')
const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400
const PICTURE = /\.(avif|jpg|png|svg|webp)$/
/** Items in the feeds. */
const FEED_LENGTH = 30

/** Serves the web: its files, and every other path as a page rendered on the server. */
export async function site(
  app: FastifyInstance,
  parts: SiteParts,
  { development, publicUrl, count }: SiteOptions,
): Promise<void> {
  const { onChange, upToDate, nextChange, news, careers, events, people, documents, pictureBytes, cardPhoto } = parts
  const renderer = development ? await developmentRenderer(app.server) : await builtRenderer()
  app.addHook('onClose', () => renderer.close())

  const answerApi = createAnswerApi(app)
  const pages = createPageSender({ renderer, answerApi, development, publicUrl, nextChange, count })
  onChange(pages.clear)

  const source = {
    site: publicUrl,
    newestNews: (language: Language) => news.newest(language, FEED_LENGTH),
    newsAddresses: news.addresses,
    positions: careers.all,
    events,
    people: people.ofKind,
    certificates: parts.certificates,
    pictureBytes,
    cardPhoto,
  }
  const generatedFiles = createGeneratedFiles(source, { development, upToDate })
  onChange(generatedFiles.drop)
  const dataSheets = createDataSheets({ site: publicUrl, development, answerApi })
  onChange(dataSheets.changed)
  app.addHook('onClose', dataSheets.close)

  app.addHook('onRequest', overlookRange)
  const sendDocument = createDocumentSender(documents)
  if (development) await app.register(fastifyStatic, { root: unbuilt, serve: false, cacheControl: false })
  else {
    await app.register(fastifyStatic, {
      root: built,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}', '.vite/**', 'documents/**/*.pdf'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        if (path.endsWith('.pdf')) return
        const immutable = path.includes('/assets/')
        const seconds = immutable ? YEAR_SECONDS : DAY_SECONDS
        reply.header('cache-control', `public, max-age=${seconds}${immutable ? ', immutable' : ''}`)
        // What the press downloads is kept, not shown.
        if (path.startsWith(pressFiles)) reply.header('content-disposition', 'attachment')
        // A search for pictures shows them on its own pages.
        if (PICTURE.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
      },
    })
    // What is missing there is said in a few bytes, and is no page.
    app.get('/assets/*', async () => {
      throw notFound('file')
    })
  }

  app.register(async function assistants(scope) {
    parts.guardWrites(scope)
    scope.register(mcp, { load: renderer.load, source: { site: publicUrl, answerApi } })
  })

  app.get<{ Params: { '*': string } }>('/documents/*', (request, reply) =>
    sendDocument(request, reply, request.params['*']),
  )

  app.get('/*', async (request, reply) => {
    if (renderer.middleware && (await answeredBy(renderer.middleware, request, reply))) return reply.hijack()
    const [path = '/'] = request.url.split(/[?#]/, 1)
    if (path === '/api') throw unknownRoute()
    const { generatorOf, dataSheetAt, destinationOf } = await renderer.load()
    const search = request.url.slice(path.length)
    const sheet = dataSheetAt(path, search)
    if (sheet) return dataSheets.send(request, reply, sheet)
    const generator = generatorOf(path)
    if (generator) return generatedFiles.send(request, reply, path, generator)
    return pages.send(request, reply, destinationOf(path, search))
  })
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

/**
 * An onRequest hook for files that a plugin sends: `Range` is for GET alone (RFC 9110, 14.2), and a weak tag in `If-Range`
 * is that of no version (13.1.5), so that the whole file is sent.
 */
function overlookRange({ raw }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { method, headers } = raw
  if (method !== 'GET' || String(headers['if-range'] ?? '').startsWith('W/')) delete headers.range
  done()
}
