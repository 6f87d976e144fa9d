import { createFileRoute } from '@tanstack/react-router'
import { CompanyPage } from '#features/company/company-page.tsx'
import { describePage } from '#features/company/describe-page.ts'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { found } from '#lib/found.ts'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/about-the-company/$page')({
  staticData: { name: 'AboutPage', namespaces: ['company', 'specs', 'pictures'] },
  loader: ({ params: { page } }) => found(describePage(page)),
  head: ({ loaderData: page, match: { context } }) =>
    page ? seo(context.site, { ...page, ...context.i18n.t(`company:${page.key}.meta`) }) : unknownSeo(context),
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { page, path } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <CompanyPage page={page} address={site + path} />
}
