import { CareerPage } from '#features/admin/career-form/career-page.tsx'
import { DocumentPage } from '#features/admin/documents/document-page.tsx'
import { EventPage } from '#features/admin/events/event-page.tsx'
import { PersonPage } from '#features/admin/people/person-page.tsx'
import { UnknownStaffPage } from '#features/admin/shell/unknown-staff-page.tsx'

const PAGES = new Map([
  ['careers', CareerPage],
  ['documents', DocumentPage],
  ['events', EventPage],
  ['people', PersonPage],
])

/** The form of a register's thing, by the name of the register in the address. */
export function RegisterItemPage({ register, id }: { register: string; id: string }) {
  const Page = PAGES.get(register) ?? UnknownStaffPage
  return <Page key={id} id={id} />
}
