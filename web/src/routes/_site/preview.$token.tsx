import { createFileRoute, notFound } from '@tanstack/react-router'
import { newsOfPreview } from '#features/news/preview.queries.ts'
import { PreviewPage } from '#features/news/preview-page.tsx'
import { ApiError } from '#lib/api.ts'
import { isLanguage } from '#lib/locales.ts'
import { QueryProvider, queryClientOf } from '#lib/query-client.tsx'
import { seo } from '#lib/seo.ts'
import type { ArticleSearch } from './news.$url.tsx'

/** An item as it is edited, for whoever has the link. */
export const Route = createFileRoute('/_site/preview/$token')({
  staticData: { name: 'NewsPreview' },
  validateSearch: ({ lang }: Record<string, unknown>): ArticleSearch => ({
    lang: isLanguage(lang) ? lang : undefined,
  }),
  loaderDeps: ({ search: { lang } }) => ({ lang }),
  remountDeps: ({ params, loaderDeps }) => ({ ...params, ...loaderDeps }),
  loader: async ({ context: { source }, params: { token }, deps: { lang } }) => {
    const item = await queryClientOf(source)
      .ensureQueryData(newsOfPreview(token, lang))
      .catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 404 ? notFound() : error
      })
    if (!item) throw notFound()
    return { title: item.title }
  },
  head: ({ loaderData, match }) => seo(match.context.site, { title: loaderData?.title ?? '', description: '' }),
  component: Preview,
  wrapInSuspense: false,
})

function Preview() {
  const { token } = Route.useParams()
  const { lang } = Route.useSearch()
  return (
    <QueryProvider>
      <PreviewPage token={token} asked={lang} />
    </QueryProvider>
  )
}
