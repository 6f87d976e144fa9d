import { createFileRoute } from '@tanstack/react-router'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { describePage } from '#features/sustainability/describe-page.ts'
import { SustainabilityPage } from '#features/sustainability/sustainability-page.tsx'
import { found } from '#lib/found.ts'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/sustainability/$page')({
  staticData: { name: 'Sustainability', namespaces: ['sustainability', 'downloads'] },
  loader: async ({ context: { source }, params: { page } }) => found(await describePage(source, page)),
  head: ({ loaderData: page, match: { context } }) =>
    page ? seo(context.site, { ...page, ...context.i18n.t(`sustainability:${page.key}.meta`) }) : unknownSeo(context),
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { page, path, documents, today } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <SustainabilityPage page={page} documents={documents} today={today} address={site + path} />
}
