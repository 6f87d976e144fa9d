import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryOf, type ToolPageProps, withoutRegion } from '#components/use-edited-search.ts'
import { requestHash } from '#content/request-link.ts'
import { tools } from '#content/tools.ts'
import { CalculatorsPage } from '#features/calculators/calculators-page.tsx'
import { ComparePage } from '#features/compare/compare-page.tsx'
import { FinderPage } from '#features/finder/finder-page.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { SectionCheckPage } from '#features/section-check/section-check-page.tsx'
import { found } from '#lib/found.ts'
import { readPeopleBesides } from '#lib/people.ts'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/products/$tool')({
  staticData: { namespaces: ['tools', 'specs', 'sales'] },
  validateSearch: (search): { region?: string } => search,
  loader: async ({ context: { source }, params }) => ({
    ...found(tools.find(({ tool }) => tool === params.tool)),
    people: await readPeopleBesides(source, 'sales-department'),
  }),
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? seo(context.site, {
          ...context.i18n.t(`tools:${loaderData.tool}.meta`),
          path: loaderData.path,
          card: '/products',
        })
      : unknownSeo(context),
  component: Page,
  notFoundComponent: UnknownPage,
})

const pages = {
  finder: FinderPage,
  compare: ComparePage,
  calculators: CalculatorsPage,
  'section-check': SectionCheck,
}

/** What is asked about goes to the inquiry of profiles, with its file. */
function SectionCheck(props: ToolPageProps) {
  const navigate = useNavigate()
  const ask = async (file: File, note: string) => {
    const { noteFile } = await import('#features/inquiries/request/request-fold.tsx')
    await noteFile(file)
    const params = { category: 'extruded', product: 'industrial-profiles' }
    await navigate({ to: '/products/$category/$product', params, hash: requestHash({ note }) })
  }
  return <SectionCheckPage {...props} onAsk={ask} />
}

function Page() {
  const { tool, path, search: keys } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  const asked = Object.entries(Route.useSearch())
  const ToolPage = pages[tool]
  // The server's page knows no other keys.
  const search = Object.fromEntries(asked.filter(([key]) => keys.some((known) => known === key)))
  return <ToolPage search={search} address={site + path + queryOf(withoutRegion(search))} />
}
