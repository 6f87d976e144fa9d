import { createFileRoute, notFound } from '@tanstack/react-router'
import { describeMarket } from '#features/markets/describe-market.ts'
import { MarketPage } from '#features/markets/market-page.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/markets/$page')({
  staticData: { name: 'MarketsPage', words: ['markets', 'specs', 'pictures'] },
  loader: ({ params: { page } }) => {
    const described = describeMarket(page)
    if (!described) throw notFound()
    return described
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return unknownSeo(match.context)
    const { words, site } = match.context
    const { market, path, picture } = loaderData
    const { title, description } = words.t(`markets:markets.${market}.meta`)
    return seo(site, { title, description, path, picture })
  },
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { market, path } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <MarketPage key={market} market={market} address={site + path} />
}
