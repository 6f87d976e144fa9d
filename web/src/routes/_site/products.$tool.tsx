import { createFileRoute } from '@tanstack/react-router'
import type { Search } from '#components/use-edited-search.ts'
import { tools } from '#content/tools.ts'
import { CalculatorsPage } from '#features/calculators/calculators-page.tsx'
import { ComparePage } from '#features/compare/compare-page.tsx'
import { FinderPage } from '#features/finder/finder-page.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { found } from '#lib/found.ts'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/products/$tool')({
  staticData: { name: 'ProductTool', namespaces: ['tools', 'specs', 'sales'] },
  validateSearch: (search): { region?: string } => search,
  loader: ({ params }) => found(tools.find(({ tool }) => tool === params.tool)),
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

const pages = { finder: FinderPage, compare: ComparePage, calculators: CalculatorsPage }

function Page() {
  const { tool } = Route.useLoaderData()
  const ToolPage = pages[tool]
  return <ToolPage search={Route.useSearch() as Search} />
}
