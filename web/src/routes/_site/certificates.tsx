import { createFileRoute } from '@tanstack/react-router'
import { todayInSofia } from 'api/contract/sofia-time'
import { type CertificateSearch, readCertificateSearch } from '#features/certificates/certificate-filter.ts'
import { CertificatesPage } from '#features/certificates/certificates-page.tsx'
import { readDocuments } from '#lib/documents.ts'
import { certificateContact, readPeopleBesides } from '#lib/people.ts'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/certificates')({
  staticData: { namespaces: ['downloads'] },
  // Read where it is shown: what validates is in the first scripts of every page.
  validateSearch: (search): CertificateSearch => search,
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
  const { site } = Route.useRouteContext()
  return (
    <CertificatesPage
      {...Route.useLoaderData()}
      search={readCertificateSearch(Route.useSearch())}
      address={`${site}/certificates`}
    />
  )
}
