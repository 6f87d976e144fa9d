import { createFileRoute } from '@tanstack/react-router'
import { readLatestNews } from '#features/news/news.queries.ts'
import { NewsListPage } from '#features/news/news-list-page.tsx'
import { newsPages } from '#features/news/news-pages.queries.ts'
import { QueryProvider, queryClientOf } from '#lib/query-client.tsx'
import { seo } from '#lib/seo.ts'

export interface NewsSearch {
  medias?: true
}

export const Route = createFileRoute('/_site/news/')({
  validateSearch: ({ medias }: Record<string, unknown>): NewsSearch => (medias === true ? { medias } : {}),
  loaderDeps: ({ search: { medias = false } }) => ({ medias }),
  loader: async ({ context: { source }, deps: { medias } }) => {
    const queryClient = queryClientOf(source)
    await Promise.all([queryClient.ensureInfiniteQueryData(newsPages(medias)), readLatestNews(queryClient)])
  },
  head: ({ match }) => {
    const { i18n, site } = match.context
    return seo(site, {
      title: match.search.medias
        ? `${i18n.t('news:medias')} | ${i18n.t('news:meta.title')}`
        : i18n.t('news:meta.title'),
      description: i18n.t(match.search.medias ? 'news:meta.medias' : 'news:meta.description'),
      path: match.search.medias ? '/news?medias=true' : '/news',
    })
  },
  component: Page,
})

function Page() {
  const { medias = false } = Route.useSearch()
  const { site } = Route.useRouteContext()
  return (
    <QueryProvider>
      <NewsListPage medias={medias} site={site} />
    </QueryProvider>
  )
}
