import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { readDocumentsBesides } from '#lib/documents.ts'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/personal-data')({
  staticData: { namespaces: ['legal', 'downloads'] },
  loader: async ({ context: { source } }) => ({ documents: await readDocumentsBesides(source, 'legal') }),
  head: ({ match: { context } }) =>
    seo(context.site, { ...context.i18n.t('legal:personalData.meta'), path: '/personal-data' }),
  component: Page,
})

function Page() {
  const { documents } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <LegalPage page="personalData" documents={documents} address={`${site}/personal-data`} />
}
