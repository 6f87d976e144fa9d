import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createEarlyResults } from '#features/search/early-results.tsx'
import { readBundledTranslations } from '#i18n/bundled-translations.ts'
import { type CallApi, readAnswer } from '#lib/api.ts'
import { EARLY_RESULTS } from '#lib/pre-hydration-events.ts'
import { createAppRouter } from './router.tsx'

export { dataSheetAt } from './feeds/data-sheet-file.ts'
export { generatorOf } from './feeds/generated-files.ts'
export { toolAnswers } from './feeds/product-tools/product-tools.ts'
export { destinationOf } from './page-address.ts'

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
  manifest: RouteAssets & { searchSheets?: readonly string[] }
}

let earlyResults: ReturnType<typeof createEarlyResults> | undefined

/** The results for a query that is typed before the search has come to the browser, a part of a page. */
async function renderEarlyResults(
  query: string,
  { answerApi, manifest }: Pick<RenderOptions, 'answerApi' | 'manifest'>,
): Promise<Response> {
  earlyResults ??= import('virtual:search-index').then(({ searchIndex: index }) =>
    createEarlyResults({ index, sheets: manifest.searchSheets ?? [] }),
  )
  const [resultsOf, answer] = await Promise.all([earlyResults, answerApi('/api/search')])
  return new Response(resultsOf(query, answer.ok ? await answer.text() : ''))
}

/** Renders one page: its HTML with status 200 or 404, or a redirect with its `location`. */
export async function render(request: Request, { answerApi, site, nonce, manifest }: RenderOptions): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === EARLY_RESULTS) return renderEarlyResults(searchParams.get('q') ?? '', { answerApi, manifest })
  const call: CallApi = async (path) => readAnswer(await answerApi(path))
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ call, readTranslations: readBundledTranslations, site, nonce }),
    getRouterManifest: () => manifest,
  })
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
}
