import type { PeopleKind } from 'api/contract/people'

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

/** Whether the page lists people. */
export function isPeopleKind(page: string): page is PeopleKind {
  return page !== 'factory-location' && describeContacts(page) !== undefined
}
