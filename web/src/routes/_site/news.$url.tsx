import { createFileRoute, type ErrorComponentProps, notFound, useRouter } from '@tanstack/react-router'
import type { Language } from 'api/contract/languages'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#components/site-link.tsx'
import { articlePath } from '#content/article-path.ts'
import { newsByUrl } from '#features/news/article.queries.ts'
import { articleData, translationLinks } from '#features/news/article-data.ts'
import { articleKey } from '#features/news/article-key.ts'
import { describeArticle } from '#features/news/describe-article.ts'
import { readLatestNews } from '#features/news/news.queries.ts'
import { NewsArticlePage } from '#features/news/news-article-page.tsx'
import { NewsNotAvailable } from '#features/news/news-not-available.tsx'
import type { Article } from '#features/news/public-news.ts'
import { breadcrumbs } from '#features/shell/breadcrumbs.ts'
import { FailurePage } from '#features/shell/failure-page.tsx'
import { ApiError } from '#lib/api.ts'
import { isLanguage } from '#lib/locales.ts'
import { readPeopleBesides } from '#lib/people.ts'
import { sendPreviewMessage } from '#lib/preview-messages.ts'
import { QueryProvider, queryClientOf } from '#lib/query-client.tsx'
import { seo } from '#lib/seo.ts'
import type { RouterContext } from '#router-context.ts'

export interface ArticleSearch {
  lang?: Language | undefined
}

export const Route = createFileRoute('/_site/news/$url')({
  validateSearch: ({ lang }: Record<string, unknown>): ArticleSearch => ({
    lang: isLanguage(lang) ? lang : undefined,
  }),
  loaderDeps: ({ search: { lang } }) => ({ lang }),
  remountDeps: ({ params, loaderDeps }) => ({ ...params, ...loaderDeps }),
  loader: async ({ context: { source, i18n }, params: { url }, deps: { lang } }) => {
    const queryClient = queryClientOf(source)
    const [item, , people] = await Promise.all([
      queryClient.ensureQueryData(newsByUrl(url, lang)).catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 404 ? notFound() : error
      }),
      readLatestNews(queryClient),
      readPeopleBesides(source, 'other-contacts'),
    ])
    if (!item) throw notFound()
    return { ...describeArticle(item, i18n), people }
  },
  head: ({ loaderData, match }) => {
    const { i18n, site } = match.context
    if (!loaderData)
      return seo(site, { title: i18n.t('news:missing.title'), description: i18n.t('news:missing.description') })
    const { translations, people: _, ...meta } = loaderData
    const data = import.meta.env.SSR ? articleForCrawlers(match, meta.description) : []
    const head = seo(site, { ...meta, kind: 'article', data })
    // As for structured data: crawlers load every page on its own.
    const links = import.meta.env.SSR ? translationLinks(site, translations) : []
    return { ...head, links: [...head.links, ...links] }
  },
  component: Page,
  notFoundComponent: NewsNotAvailable,
  errorComponent: Failure,
  // Hydrated together with the layout, which says when the page works; an error component would ask for a boundary.
  wrapInSuspense: false,
})

interface ArticleMatch {
  context: RouterContext
  params: { url: string }
  search: ArticleSearch
}

function articleForCrawlers({ context, params, search }: ArticleMatch, description: string) {
  const article = context.source.queryClient?.getQueryData<Article | null>(articleKey(params.url, search.lang))
  if (!article) return []
  const last = { name: article.title, path: articlePath(article, article.language) }
  return [articleData(context.site, article, description), ...breadcrumbs(context, '/news', last)]
}

/** A failed call has a way on to the list, as a missing item has (NEWS-16). */
function Failure(props: ErrorComponentProps) {
  const { t } = useTranslation('news')
  return (
    <FailurePage {...props}>
      <SiteLink to="/news" className="btn btn--line">
        {t('backToList')}
      </SiteLink>
    </FailurePage>
  )
}

function Page() {
  const { url } = Route.useParams()
  const { lang } = Route.useSearch()
  const { site } = Route.useRouteContext()
  const router = useRouter()
  useEffect(() => {
    // Only the form of news may frame a page, and only this one.
    if (window.parent !== window)
      import('#features/news/unsaved-article.ts').then(
        ({ showUnsaved }) => showUnsaved(router, url),
        () => sendPreviewMessage(window.parent, { preview: 'failed' }),
      )
  }, [router, url])
  return (
    <QueryProvider>
      <NewsArticlePage url={url} asked={lang} site={site} />
    </QueryProvider>
  )
}
