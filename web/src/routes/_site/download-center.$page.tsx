import { createFileRoute } from '@tanstack/react-router'
import { earlyLayout } from '#components/document-layout.ts'
import { describePage } from '#features/downloads/describe-page.ts'
import { DownloadPage } from '#features/downloads/download-page.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { found } from '#lib/found.ts'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/download-center/$page')({
  staticData: { name: 'DownloadCenter', namespaces: ['downloads'] },
  loader: async ({ context: { source }, params: { page } }) => found(await describePage(source, page)),
  head: ({ loaderData: page, match: { context } }) =>
    page ? seo(context.site, { ...page, ...context.i18n.t(`downloads:${page.key}.meta`) }) : unknownSeo(context),
  scripts: earlyLayout,
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { page, path, documents, today } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <DownloadPage page={page} documents={documents} today={today} address={site + path} />
}
