import { createFileRoute, notFound } from '@tanstack/react-router'
import { LANGUAGES, type Language } from 'api/contract/languages'
import { newsCardUrl } from '#components/news-picture.tsx'
import { articlePath } from '#content/article-path.ts'
import { feedLinks } from '#content/feeds.ts'
import { articleData } from '#features/news/article-data.ts'
import { articleKey } from '#features/news/article-key.ts'
import { newsByUrl, readLatestNews } from '#features/news/news.queries.ts'
import { NewsArticlePage } from '#features/news/news-article-page.tsx'
import { NewsNotAvailable } from '#features/news/news-not-available.tsx'
import type { Article } from '#features/news/public-news.ts'
import { breadcrumbs } from '#features/shell/breadcrumbs.ts'
import { ApiError } from '#lib/api.ts'
import { CacheProvider, cacheOf } from '#lib/cache.tsx'
import { plainText, wholeWords } from '#lib/plain-text.ts'
import { seo } from '#lib/seo.ts'
import { shortTitle } from '#lib/short-title.ts'
import type { RouterContext } from '#router.tsx'

const DESCRIPTION_LENGTH = 160

export interface ArticleSearch {
  lang?: Language | undefined
}

export const Route = createFileRoute('/_site/news/$url')({
  staticData: { name: 'NewsArticle' },
  validateSearch: ({ lang }: Record<string, unknown>): ArticleSearch => ({
    lang: LANGUAGES.find((language) => language === lang),
  }),
  loaderDeps: ({ search: { lang } }) => ({ lang }),
  remountDeps: ({ params, loaderDeps }) => ({ ...params, ...loaderDeps }),
  loader: async ({ context: { source }, params: { url }, deps: { lang } }) => {
    const cache = cacheOf(source)
    const [item] = await Promise.all([
      cache.ensureQueryData(newsByUrl(url, lang)).catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 404 ? notFound() : error
      }),
      readLatestNews(cache),
    ])
    if (!item) throw notFound()
    const { title, language, languages, contentOne, contentTwo, cover } = item
    const description = wholeWords(plainText(contentOne) || plainText(contentTwo) || title, DESCRIPTION_LENGTH)
    return { url, title, language, languages, description, cover }
  },
  head: ({ loaderData, match }) => {
    const { words, site } = match.context
    if (!loaderData)
      return seo(site, { title: words.t('news:missing.title'), description: words.t('news:missing.description') })
    const { title, language, languages, description, cover } = loaderData
    const head = seo(site, {
      title: shortTitle(title, words.t('news:meta.title')),
      headline: title,
      description,
      path: articlePath(loaderData, language),
      picture: newsCardUrl(cover),
      kind: 'article',
      language,
      translations: languages.map((other) => ({ language: other, path: articlePath(loaderData, other) })),
      data: import.meta.env.SSR ? articleForCrawlers(match, description) : [],
    })
    const translated = import.meta.env.SSR ? languages.filter((other) => other !== 'en') : []
    return { ...head, links: [...head.links, ...feedLinks(translated, words.t('news:meta.title'))] }
  },
  component: Page,
  notFoundComponent: NewsNotAvailable,
})

interface ArticleMatch {
  context: RouterContext
  params: { url: string }
  search: ArticleSearch
}

function articleForCrawlers({ context, params, search }: ArticleMatch, description: string) {
  const article = context.source.cache?.getQueryData<Article | null>(articleKey(params.url, search.lang))
  if (!article) return []
  const last = { name: article.title, path: articlePath(article, article.language) }
  return [articleData(context.site, article, description), ...breadcrumbs(context, '/news', last)]
}

function Page() {
  const { url } = Route.useParams()
  const { lang } = Route.useSearch()
  const { site } = Route.useRouteContext()
  return (
    <CacheProvider>
      <NewsArticlePage url={url} asked={lang} site={site} />
    </CacheProvider>
  )
}
