import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/report-a-breach')({
  staticData: { namespaces: ['legal'] },
  head: ({ match: { context } }) =>
    seo(context.site, { ...context.i18n.t('legal:breachReports.meta'), path: '/report-a-breach' }),
  component: Page,
})

function Page() {
  const { site } = Route.useRouteContext()
  return <LegalPage page="breachReports" site={site} />
}
