import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { earlyLayout } from '#components/document-layout.ts'
import { describePage } from '#features/investors/describe-page.ts'
import { eventsData } from '#features/investors/events-data.ts'
import { InvestorsPage } from '#features/investors/investors-page.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { found } from '#lib/found.ts'
import { seo, unknownSeo } from '#lib/seo.ts'

export interface InvestorsSearch {
  /** The month that the calendar shows, `YYYY-MM`; without it all events. */
  month?: string
}

export const Route = createFileRoute('/_site/investors/$page')({
  staticData: { name: 'Investors', namespaces: ['investors', 'downloads'], browserSearch: ['month'] },
  validateSearch: ({ month }: Record<string, unknown>): InvestorsSearch => (typeof month === 'string' ? { month } : {}),
  loader: async ({ context: { source }, params: { page } }) => found(await describePage(source, page)),
  head: ({ loaderData: page, match: { context } }) =>
    page
      ? seo(context.site, {
          ...page,
          ...context.i18n.t(page.meta, page.years),
          data: import.meta.env.SSR ? eventsData(context.site, page) : [],
        })
      : unknownSeo(context),
  scripts: earlyLayout,
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { page, path, documents, events, today } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  const { month } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <InvestorsPage
      page={page}
      documents={documents}
      events={events}
      path={path}
      site={site}
      today={today}
      month={month}
      onMonth={(shown) => navigate({ search: shown ? { month: shown } : {}, replace: true, resetScroll: false })}
    />
  )
}
