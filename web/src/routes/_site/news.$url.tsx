import { createFileRoute, notFound } from '@tanstack/react-router'
import { articleData } from '#features/news/article-data.ts'
import { articleKey } from '#features/news/article-key.ts'
import { newsByUrl, readLatestNews } from '#features/news/news.queries.ts'
import { NewsArticlePage } from '#features/news/news-article-page.tsx'
import { NewsNotAvailable } from '#features/news/news-not-available.tsx'
import type { Article } from '#features/news/public-news.ts'
import { breadcrumbs } from '#features/shell/breadcrumbs.ts'
import { ApiError } from '#lib/api.ts'
import { CacheProvider, cacheOf } from '#lib/cache.tsx'
import { excerpt, plainText } from '#lib/plain-text.ts'
import { seo } from '#lib/seo.ts'
import type { RouterContext } from '#router.tsx'

const DESCRIPTION_LENGTH = 160

export const Route = createFileRoute('/_site/news/$url')({
  staticData: { name: 'NewsArticle' },
  loader: async ({ context: { source }, params: { url } }) => {
    const cache = cacheOf(source)
    const [item] = await Promise.all([
      cache.ensureQueryData(newsByUrl(url)).catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 404 ? notFound() : error
      }),
      readLatestNews(cache),
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
      data: import.meta.env.SSR ? articleForCrawlers(match.context, url, description) : [],
    })
  },
  component: Page,
  notFoundComponent: NewsNotAvailable,
})

function articleForCrawlers(context: RouterContext, url: string, description: string) {
  const article = context.source.cache?.getQueryData<Article | null>(articleKey(url))
  if (!article) return []
  const last = { name: article.title, path: `/news/${url}` }
  return [articleData(context.site, article, description), ...breadcrumbs(context, '/news', last)]
}

function Page() {
  const { url } = Route.useParams()
  const { site } = Route.useRouteContext()
  return (
    <CacheProvider>
      <NewsArticlePage url={url} address={`${site}/news/${url}`} />
    </CacheProvider>
  )
}
