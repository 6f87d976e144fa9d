import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/disclosure-policy')({
  staticData: { namespaces: ['legal'] },
  head: ({ match: { context } }) =>
    seo(context.site, { ...context.i18n.t('legal:disclosurePolicy.meta'), path: '/disclosure-policy' }),
  component: Page,
})

function Page() {
  const { site } = Route.useRouteContext()
  return <LegalPage page="disclosurePolicy" site={site} />
}
