import { createFileRoute, notFound } from '@tanstack/react-router'
import { CompanyPage } from '#features/company/company-page.tsx'
import { describePage } from '#features/company/describe-page.ts'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/about-the-company/$page')({
  staticData: { name: 'AboutPage', words: ['company', 'specs'] },
  loader: ({ params: { page } }) => {
    const described = describePage(page)
    if (!described) throw notFound()
    return described
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return unknownSeo(match.context)
    const { words, site } = match.context
    const { key, path, picture } = loaderData
    const { title, description } = words.t(`company:${key}.meta`)
    return seo(site, { title, description, path, picture })
  },
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { page, path } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <CompanyPage page={page} address={site + path} />
}
