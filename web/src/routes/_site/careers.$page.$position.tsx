import { createFileRoute, notFound } from '@tanstack/react-router'
import type { Career } from 'api/contract/careers'
import { useCloseOverList } from '#components/use-close-over-list.ts'
import { describePosition } from '#features/careers/describe-careers.ts'
import { jobPosting } from '#features/careers/job-posting.ts'
import { PositionDialog } from '#features/careers/position-dialog.tsx'
import { positionKey } from '#features/careers/position-key.ts'
import { PositionMissing } from '#features/careers/position-missing.tsx'
import { breadcrumbs } from '#features/shell/breadcrumbs.ts'
import { queryClientOf } from '#lib/query-client.tsx'
import { seo } from '#lib/seo.ts'
import type { RouterContext } from '#router-context.ts'

/** The only page of careers that has something below it. */
const LIST = '/careers/open-positions'

export const Route = createFileRoute('/_site/careers/$page/$position')({
  loader: async ({ context: { source }, params: { page, position } }) => {
    if (page !== 'open-positions') throw notFound({ routeId: '/_site/careers/$page' })
    const described = await describePosition(queryClientOf(source), position)
    if (!described) throw notFound()
    return described
  },
  head: ({ loaderData, params, match }) => {
    const { i18n, site } = match.context
    if (!loaderData) return seo(site, i18n.t('careers:position.missing.meta'))
    const path = `${LIST}/${params.position}`
    return seo(site, {
      ...loaderData,
      title: i18n.t('careers:position.meta.title', { title: loaderData.title }),
      path,
      card: LIST,
      data: import.meta.env.SSR ? positionForCrawlers(match.context, params.position, path) : [],
    })
  },
  component: Position,
  notFoundComponent: PositionMissing,
  errorComponent: () => null,
  // Hydrated together with the layout, which says when the page works; an error component would ask for a boundary.
  wrapInSuspense: false,
})

function positionForCrawlers(context: RouterContext, id: string, path: string) {
  const position = context.source.queryClient?.getQueryData<Career | null>(positionKey(id))
  if (!position) return []
  const posting = jobPosting(context.site, position, context.i18n.t('careers:modal'))
  return [posting, ...breadcrumbs(context, LIST, { name: position.title, path })]
}

function Position() {
  const { position } = Route.useParams()
  const { site } = Route.useRouteContext()
  const close = useCloseOverList(LIST)
  return <PositionDialog id={position} address={`${site}${LIST}/${position}`} list={LIST} onClose={close} />
}
