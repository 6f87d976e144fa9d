import { createFileRoute, Outlet } from '@tanstack/react-router'
import { CareersPage } from '#features/careers/careers-page.tsx'
import { describeCareers } from '#features/careers/describe-careers.ts'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { found } from '#lib/found.ts'
import { QueryProvider, queryClientOf } from '#lib/query-client.tsx'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/careers/$page')({
  staticData: { name: 'Careers', namespaces: ['careers'] },
  loader: async ({ context: { source }, params: { page } }) =>
    found(await describeCareers(queryClientOf(source), page)),
  head: ({ loaderData: page, match: { context, id }, matches }) => {
    if (!page) return unknownSeo(context)
    return matches.at(-1)?.id === id
      ? seo(context.site, { ...page, ...context.i18n.t(`careers:${page.key}.meta`) })
      : {}
  },
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { page, path } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return (
    <QueryProvider>
      <CareersPage page={page} address={site + path}>
        <Outlet />
      </CareersPage>
    </QueryProvider>
  )
}
