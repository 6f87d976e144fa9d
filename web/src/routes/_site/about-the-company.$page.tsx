import { createFileRoute } from '@tanstack/react-router'
import { companyPages, companyPath } from '#content/company.ts'
import { CompanyPage } from '#features/company/company-page.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { found } from '#lib/found.ts'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/about-the-company/$page')({
  staticData: { name: 'AboutPage', namespaces: ['company', 'specs', 'pictures'] },
  loader: ({ params }) => {
    const { page, key } = found(companyPages.find(({ page }) => page === params.page))
    return { page, key, path: companyPath(page) }
  },
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
