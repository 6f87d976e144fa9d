import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { readRegion } from '#content/region-search.ts'
import { ContactsPage } from '#features/contacts/contacts-page.tsx'
import { readContacts } from '#features/contacts/read-contacts.ts'
import type { StaffFilter } from '#features/contacts/staff-filter.ts'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { found } from '#lib/found.ts'
import { unknownSeo } from '#lib/seo.ts'

const InquiryForm = lazy(async () => ({ default: (await import('#features/inquiries/inquiry-form.tsx')).InquiryForm }))

/** The filter in an address, `?region=Germany&product=Rolled`; what cannot be one is dropped. */
function readStaffFilter(search: Record<string, unknown>): StaffFilter {
  const { product } = search
  return {
    ...readRegion(search),
    ...(product === 'Rolled' || product === 'Extruded' ? { product } : {}),
  }
}

export const Route = createFileRoute('/_site/contacts/$page')({
  staticData: { namespaces: ['contacts', 'inquiries', 'sales'] },
  validateSearch: readStaffFilter,
  loader: async ({ context: { source }, params: { page } }) => found(await readContacts(source, page)),
  head: ({ loaderData, match }) => (loaderData ? {} : unknownSeo(match.context)),
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { page, people, sales } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  const inquiry = (
    <Suspense>
      <InquiryForm />
    </Suspense>
  )
  return (
    <ContactsPage
      page={page}
      people={people}
      sales={sales}
      filter={readStaffFilter(Route.useSearch())}
      address={`${site}/contacts/${page}`}
      inquiry={inquiry}
    >
      <Outlet />
    </ContactsPage>
  )
}
