import { createFileRoute } from '@tanstack/react-router'
import { marketByUrl, marketPath } from '#content/markets.ts'
import { readRegion } from '#content/region-search.ts'
import { MarketPage } from '#features/markets/market-page.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { found } from '#lib/found.ts'
import { readPeopleBesides } from '#lib/people.ts'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/markets/$page')({
  staticData: { name: 'MarketsPage', namespaces: ['markets', 'specs', 'pictures', 'sales'] },
  validateSearch: readRegion,
  loader: async ({ context: { source }, params: { page } }) => {
    const { market } = found(marketByUrl(page))
    return { market, path: marketPath(market), people: await readPeopleBesides(source, 'sales-department') }
  },
  head: ({ loaderData: page, match: { context } }) =>
    page
      ? seo(context.site, { ...page, ...context.i18n.t(`markets:markets.${page.market}.meta`) })
      : unknownSeo(context),
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { market, path } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <MarketPage key={market} market={market} address={site + path} />
}
