import { createFileRoute } from '@tanstack/react-router'
import { todayInSofia } from 'api/contract/sofia-time'
import { CertificatesPage } from '#features/certificates/certificates-page.tsx'
import { readDocuments } from '#lib/documents.ts'
import { certificateContact, readPeopleBesides } from '#lib/people.ts'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/certificates')({
  staticData: { namespaces: ['downloads'] },
  // The router reads one of digits alone as a number, which one of 17 digits does not survive.
  validateSearch: ({ number }): { number?: string } =>
    typeof number === 'string' || Number(number) < 1e15 ? { number: String(number) } : {},
  loader: async ({ context: { source } }) => {
    const [certificates, people] = await Promise.all([
      readDocuments(source, 'certificates'),
      readPeopleBesides(source, 'other-contacts'),
    ])
    return { certificates, person: certificateContact(people), today: todayInSofia() }
  },
  head: ({ match: { context } }) =>
    seo(context.site, { ...context.i18n.t('downloads:check.meta'), path: '/certificates' }),
  component: Page,
})

function Page() {
  const { number = '' } = Route.useSearch()
  const { site } = Route.useRouteContext()
  return <CertificatesPage {...Route.useLoaderData()} number={number.trim()} address={`${site}/certificates`} />
}
