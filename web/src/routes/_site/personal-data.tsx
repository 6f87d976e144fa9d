import { createFileRoute } from '@tanstack/react-router'
import { describeLegal } from '#features/legal/describe-legal.ts'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/personal-data')({
  staticData: { name: 'PersonalData', words: ['legal'] },
  loader: () => describeLegal(),
  head: ({ loaderData, match: { context } }) =>
    seo(context.site, { ...context.words.t('legal:personalData.meta'), ...loaderData, path: '/personal-data' }),
  component: Page,
})

function Page() {
  const { site } = Route.useRouteContext()
  return <LegalPage page="personalData" site={site} />
}
