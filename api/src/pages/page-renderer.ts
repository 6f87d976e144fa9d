import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Career } from '#contract/careers.ts'
import type { DataSheet } from '#contract/data-sheet.ts'
import type { SiteDocument } from '#contract/documents.ts'
import type { SiteEvent } from '#contract/events.ts'
import type { Language } from '#contract/languages.ts'
import type { NewsAddress, NewsItem } from '#contract/news.ts'
import type { PeopleKind, SitePerson } from '#contract/people.ts'
import type { ToolAnswers } from '#contract/product-tools.ts'
import type { AnswerApi } from './answer-api.ts'

const web = join(import.meta.dirname, '../../../web')

/** What `web/src/entry-server.tsx` exports, as far as the API uses it. */
interface EntryServer {
  render(request: Request, options: RenderOptions): Promise<Response>
  /** Where a path with a query leads: to a page, to be rendered at its own address, or elsewhere. */
  destinationOf(path: string, search: string): Destination
  generatorOf(path: string): FileGenerator | undefined
  /** The data sheet at a path, for the country of the query. */
  dataSheetAt(path: string, search: string): DataSheetFile | undefined
  /** What assistants are answered. */
  toolAnswers: ToolAnswers
}

/** Asked of the API first: when it says 404, the page `ifMissing` is shown, which all missing items share; when it is away,
 * what that page shows then. */
interface Item {
  api: string
  ifMissing: string
}

export type Destination =
  /** `isTyped`: its query holds what a visitor has typed, so there is no end of such addresses. */
  | { page: string; item?: Item | undefined; isTyped?: boolean }
  | { redirect: string; status: 301 | 302; item?: Item | undefined }
  /** The first of which the API does not deny what it asks for; when it is away, what the page `ifUnavailable` shows then. */
  | {
      firstOf: readonly { api: string; leadsTo: Destination }[]
      otherwise: Destination
      ifUnavailable: string
    }

/** What `web/src/feeds/generated-files.ts` makes feeds and sitemap of. */
export interface GeneratedFileSource {
  site: string
  newestNews(language: Language): Promise<NewsItem[]>
  newsAddresses(): AsyncIterable<NewsAddress[]>
  positions(): Promise<Career[]>
  events(): Promise<SiteEvent[]>
  people(kind: PeopleKind): Promise<readonly SitePerson[]>
  certificates(): Promise<readonly SiteDocument[]>
  pictureBytes(file: string): Promise<number>
  cardPhoto(crop: string): Promise<Buffer | null>
}

/** Makes one file; `undefined` when there is none at its path. */
export type FileGenerator = (source: GeneratedFileSource) => Promise<GeneratedFile | undefined>

interface GeneratedFile {
  type: string
  body: string
  isCrossOrigin?: boolean
  isAttachment?: boolean
}

export interface DataSheetFile {
  /** With the part of the query that it shows. */
  address: string
  /** What it is saved as. */
  name: string
  /** The path of the page that says the same. */
  page: string
  read(site: string, answerApi: AnswerApi): Promise<DataSheet>
}

interface RenderOptions {
  answerApi: AnswerApi
  site: string
  nonce?: string | undefined
  manifest: { routes: Record<string, RouteAssets> }
}

interface RouteAssets {
  css?: string[]
  preloads?: string[]
  scripts?: { attrs?: Record<string, unknown>; children?: string }[]
}

/** The renderer of pages, and the assets of each route. */
export type Rendering = Pick<EntryServer, 'render'> & Pick<RenderOptions, 'manifest'>

export interface PageRenderer {
  /** In development read again for every page. */
  load(): Promise<EntryServer & Rendering>
  /** Middleware that answers the module requests of a browser in development. */
  middleware?: import('vite').Connect.Server
  close(): Promise<void>
}

/** The renderer that `pnpm build` left in `web/dist`, with React's production build, which is twice as fast. */
export async function builtRenderer(): Promise<PageRenderer> {
  process.env.NODE_ENV = 'production'
  const entry: EntryServer = await import(pathToFileURL(join(web, 'dist/server/entry-server.js')).href)
  const manifest = JSON.parse(await readFile(join(web, 'dist/server/route-assets.json'), 'utf8'))
  const { render, destinationOf, generatorOf, dataSheetAt, toolAnswers } = entry
  return {
    load: async () => ({ render, destinationOf, generatorOf, dataSheetAt, toolAnswers, manifest }),
    close: async () => {},
  }
}

/** Vite inside this server: sources are compiled on request and the browser is told of changes on the same port. */
export async function developmentRenderer(server: Server): Promise<PageRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: web,
    configLoader: 'native',
    server: { middlewareMode: { server }, hmr: { server } },
  })
  const refresh = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
  return {
    async load() {
      const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer
      const css = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'))
      const scripts = [
        { attrs: { type: 'module' }, children: refresh },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
      ]
      const { render, destinationOf, generatorOf, dataSheetAt, toolAnswers } = entry
      return {
        ...{ render, destinationOf, generatorOf, dataSheetAt, toolAnswers },
        manifest: { routes: { __root__: { css, scripts } } },
      }
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
