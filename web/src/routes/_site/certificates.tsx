import { createFileRoute } from '@tanstack/react-router'
import { todayInSofia } from 'api/contract/sofia-time'
import type { CertificateSearch } from '#features/certificates/certificate-filter.ts'
import { CertificatesPage } from '#features/certificates/certificates-page.tsx'
import { readDocuments } from '#lib/documents.ts'
import { certificateContact, readPeopleBesides } from '#lib/people.ts'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/certificates')({
  staticData: { namespaces: ['downloads'] },
  // The router reads a number of digits alone as one, which one of 17 digits does not survive.
  validateSearch: (search): CertificateSearch =>
    Object.fromEntries(
      ['number', 'standard', 'plant', 'current'].flatMap((name) => {
        const asked = search[name]
        return typeof asked === 'string' || Number(asked) < 1e15 ? [[name, String(asked).trim()]] : []
      }),
    ),
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
  return <CertificatesPage {...Route.useLoaderData()} search={Route.useSearch()} address={`${site}/certificates`} />
}
