import type { PeopleKind, SitePerson } from 'api/contract/people'
import { readPeople, readPeopleBesides } from '#lib/people.ts'
import type { Source } from '#lib/source.ts'
import { contactPages, describeContacts, isPeopleKind } from './contact-pages.ts'

/** What a route has to know of a page of the contacts, its people read; `undefined` for an unknown one (ROUTE-08). */
export async function readContacts(source: Source, page: string) {
  const known = describeContacts(page)
  if (!known) return undefined
  const [people, sales] = await Promise.all([
    isPeopleKind(page) ? readPeople(source, page) : [],
    readPeopleBesides(source, 'sales-department'),
  ])
  return { ...known, people, sales }
}

export interface FoundPerson {
  person: SitePerson
  /** Those of the same list. */
  colleagues: readonly SitePerson[]
}

/** The person with this address, on any of the pages, but looked for on `first` before; `undefined` when there is none (AMB-23). */
export async function findPerson(source: Source, first: string, slug: string): Promise<FoundPerson | undefined> {
  const kinds = contactPages.map(({ page }): string => page).filter(isPeopleKind)
  for (const kind of kinds.toSorted((one: PeopleKind, other) => Number(other === first) - Number(one === first))) {
    const colleagues = await readPeople(source, kind)
    const person = colleagues.find((one) => one.hasProfile && one.slug === slug)
    if (person) return { person, colleagues }
  }
}
