import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#features/home/home-page.tsx'
import { loadParts } from '#features/home/loaded-parts.ts'
import { LatestNewsBlock } from '#features/news/latest-news-block.tsx'
import { readLatestNews } from '#features/news/news.queries.ts'
import { organization, webSite } from '#lib/organization.ts'
import { queryClientOf } from '#lib/query-client.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/')({
  staticData: { namespaces: ['home'] },
  loader: async ({ context }) => {
    const [news] = await Promise.all([readLatestNews(queryClientOf(context.source)), loadParts()])
    return { news }
  },
  head: ({ match }) => {
    const { i18n, site } = match.context
    return seo(site, {
      title: i18n.t('home:meta.title'),
      description: i18n.t('home:meta.description'),
      path: '/',
      data: import.meta.env.SSR ? [organization(site), webSite(site)] : [],
    })
  },
  component: Home,
  codeSplitGroupings: [['loader'], ['component']],
})

function Home() {
  return (
    <HomePage address={`${Route.useRouteContext().site}/`}>
      <LatestNewsBlock news={Route.useLoaderData().news} />
    </HomePage>
  )
}
