import { createFileRoute } from '@tanstack/react-router'
import { describeLegal } from '#features/legal/describe-legal.ts'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/disclosure-policy')({
  staticData: { name: 'DisclosurePolicy', words: ['legal'] },
  loader: () => describeLegal(),
  head: ({ loaderData, match: { context } }) =>
    seo(context.site, { ...context.words.t('legal:disclosurePolicy.meta'), ...loaderData, path: '/disclosure-policy' }),
  component: Page,
})

function Page() {
  const { site } = Route.useRouteContext()
  return <LegalPage page="disclosurePolicy" site={site} />
}
