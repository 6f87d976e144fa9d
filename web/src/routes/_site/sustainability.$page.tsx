import { createFileRoute, notFound } from '@tanstack/react-router'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { describePage } from '#features/sustainability/describe-page.ts'
import { SustainabilityPage } from '#features/sustainability/sustainability-page.tsx'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/sustainability/$page')({
  staticData: { name: 'Sustainability', words: ['sustainability'] },
  loader: ({ params: { page } }) => {
    const described = describePage(page)
    if (!described) throw notFound()
    return described
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return unknownSeo(match.context)
    const { words, site } = match.context
    const { key, path, picture } = loaderData
    const { title, description } = words.t(`sustainability:${key}.meta`)
    return seo(site, { title, description, path, picture })
  },
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { page, path } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <SustainabilityPage page={page} address={site + path} />
}
