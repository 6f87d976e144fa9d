import { createFileRoute, notFound } from '@tanstack/react-router'
import { newsByUrl, readLatestNews } from '#features/news/news.queries.ts'
import { NewsArticlePage } from '#features/news/news-article-page.tsx'
import { NewsNotAvailable } from '#features/news/news-not-available.tsx'
import { ApiError } from '#lib/api.ts'
import { excerpt, plainText } from '#lib/plain-text.ts'
import { seo } from '#lib/seo.ts'

const DESCRIPTION_LENGTH = 160

export const Route = createFileRoute('/_site/news/$url')({
  staticData: { name: 'NewsArticle' },
  loader: async ({ context: { queryClient }, params: { url } }) => {
    const [item] = await Promise.all([
      queryClient.ensureQueryData(newsByUrl(url)).catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 404 ? notFound() : error
      }),
      readLatestNews(queryClient),
    ])
    if (!item) throw notFound()
    const { title, contentOne, contentTwo, cover } = item
    const description = excerpt(plainText(contentOne) || plainText(contentTwo) || title, DESCRIPTION_LENGTH)
    return { title, description, cover }
  },
  head: ({ loaderData, params: { url }, match }) => {
    const { words, site } = match.context
    if (!loaderData)
      return seo(site, { title: words.t('news:missing.title'), description: words.t('news:missing.description') })
    const { title, description, cover } = loaderData
    return seo(site, {
      title: `${title} | ${words.t('news:meta.title')}`,
      description,
      path: `/news/${url}`,
      picture: `/uploads/news/${cover}`,
      kind: 'article',
    })
  },
  component: Page,
  notFoundComponent: NewsNotAvailable,
})

function Page() {
  const { url } = Route.useParams()
  const { site } = Route.useRouteContext()
  return <NewsArticlePage url={url} address={`${site}/news/${url}`} />
}
