import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { readBundledWords } from '#i18n/all-words.ts'
import { type CallApi, readAnswer } from '#lib/api.ts'
import { robotsText, sitemapXml } from './crawlers.ts'
import { createAppRouter } from './router.tsx'

type RouteAssets = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>

export interface RenderOptions {
  /** Answers an API path within the same process. */
  answerApi: (path: string) => Promise<Response>
  /** Public origin of the site, without a slash at the end. */
  site: string
  nonce?: string | undefined
  /** Scripts, style sheets and preloads of each route, by route id. */
  manifest: RouteAssets
}

interface MadeFile {
  type: string
  body: string
}

/** Keys of the address's query that change what a page shows; all others are left out of the rendered address. */
export const pageQuery = ['medias', 'region', 'product']

/** Files that are made of the site's facts, by their path: what an answer of 200 carries. */
export const madeFiles: Readonly<Record<string, (options: Pick<RenderOptions, 'site' | 'answerApi'>) => MadeFile>> = {
  '/sitemap.xml': ({ site }) => ({ type: 'application/xml; charset=utf-8', body: sitemapXml(site) }),
  '/robots.txt': ({ site }) => ({ type: 'text/plain; charset=utf-8', body: robotsText(site) }),
}

/** Renders one page: its HTML with status 200 or 404, or a redirect with its `location`. */
export function render(request: Request, { answerApi, site, nonce, manifest }: RenderOptions): Promise<Response> {
  const call: CallApi = async (path) => readAnswer(await answerApi(path))
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ call, readWords: readBundledWords, site, nonce }),
    getRouterManifest: () => manifest,
  })
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
}
