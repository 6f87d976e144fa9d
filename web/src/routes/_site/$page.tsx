import { createFileRoute } from '@tanstack/react-router'
import { legalPages } from '#content/legal-pages.ts'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { found } from '#lib/found.ts'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/$page')({
  staticData: { namespaces: ['legal'] },
  loader: ({ params: { page } }) => found(legalPages.find(({ path }) => path === `/${page}`)),
  head: ({ loaderData: page, match: { context } }) =>
    page ? seo(context.site, { ...page, ...context.i18n.t(`legal:${page.key}.meta`) }) : unknownSeo(context),
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { key, path } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <LegalPage page={key} address={site + path} />
}
