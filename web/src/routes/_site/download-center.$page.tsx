import { createFileRoute, notFound } from '@tanstack/react-router'
import { withEarlyLayout } from '#components/document-layout.ts'
import { describePage } from '#features/downloads/describe-page.ts'
import { DownloadPage } from '#features/downloads/download-page.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/download-center/$page')({
  staticData: { name: 'DownloadCenter', words: ['downloads'] },
  loader: ({ params: { page } }) => {
    const described = describePage(page)
    if (!described) throw notFound()
    return described
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return unknownSeo(match.context)
    const { words, site } = match.context
    const { key, path, picture } = loaderData
    const { title, description } = words.t(`downloads:${key}.meta`)
    return withEarlyLayout(seo(site, { title, description, path, picture }))
  },
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { page, path } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <DownloadPage page={page} address={site + path} />
}
