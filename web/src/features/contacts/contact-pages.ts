import type { Person } from '#content/person.ts'
import { type StaffPage, staff } from '#content/staff.ts'

/** The pages of the contacts, in the order of their menu, with the key of their texts (CONT-01). */
export const contactPages = [
  { page: 'sales-department', key: 'salesDepartment' },
  { page: 'supply-chains', key: 'supplyChains' },
  { page: 'other-contacts', key: 'otherContacts' },
  { page: 'factory-location', key: 'factoryLocation' },
] as const

export type ContactPage = (typeof contactPages)[number]['page']

/** What a route has to know of a page; `undefined` for an unknown one (ROUTE-08). */
export function describeContacts(page: string) {
  return contactPages.find((one) => one.page === page)
}

export interface FoundPerson {
  page: StaffPage
  person: Person
}

/** The person with this URL, on any of the pages; `undefined` when there is none (AMB-23). */
export function findPerson(url: string): FoundPerson | undefined {
  for (const page of Object.keys(staff) as StaffPage[]) {
    const person = staff[page].find((one) => one.url === url)
    if (person) return { page, person }
  }
}
