import { createFileRoute, notFound } from '@tanstack/react-router'
import { useCloseOverList } from '#components/use-close-over-list.ts'
import { postingInCache } from '#features/careers/job-posting.ts'
import { PositionDialog } from '#features/careers/position-dialog.tsx'
import { PositionMissing } from '#features/careers/position-missing.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/careers/$page/$position')({
  staticData: { name: 'CareersPosition' },
  loader: async ({ context: { queryClient }, params: { page, position } }) => {
    if (page !== 'open-positions') throw notFound({ routeId: '/_site/careers/$page' })
    const { describePosition } = await import('#features/careers/describe-careers.ts')
    const described = await describePosition(queryClient, position)
    if (!described) throw notFound()
    return described
  },
  head: ({ loaderData, params, match }) => {
    const { words, site, queryClient } = match.context
    if (!loaderData) return seo(site, words.t('careers:position.missing.meta'))
    return seo(site, {
      ...loaderData,
      title: words.t('careers:position.meta.title', { title: loaderData.title }),
      path: `/careers/open-positions/${params.position}`,
      ...(import.meta.env.SSR && {
        data: postingInCache(site, queryClient, params.position, words.t('careers:modal')),
      }),
    })
  },
  component: Position,
  notFoundComponent: PositionMissing,
  errorComponent: () => null,
})

function Position() {
  const { page, position } = Route.useParams()
  const { site } = Route.useRouteContext()
  const close = useCloseOverList(`/careers/${page}`)
  return <PositionDialog id={position} address={`${site}/careers/open-positions/${position}`} onClose={close} />
}
