import type { PeopleKind, SearchedPerson, SitePerson } from 'api/contract/people'
import { firstRows } from './first-rows.testing.ts'

interface FirstPerson extends Pick<SitePerson, 'kind' | 'email' | 'phone' | 'fax'> {
  name: string
  has_profile: boolean
  full_name: string
  job_title: string
  description: string
  tags: string[]
  languages: SitePerson['languages']
  countries: SitePerson['countries']
  families: SitePerson['families']
  is_main: boolean
  duties: SitePerson['duties']
  receives: string[]
  away_until: string | null
}

/** The people of a new database, in the order of their lists. */
export const firstPeople = firstRows<FirstPerson>('people')

/** Whom the seed names for who is on leave. */
export const DEPUTY = 'krasimir-daskalov'

/** The same as the search knows them. */
export const searchedPeople: SearchedPerson[] = firstPeople.map((person) => ({
  kind: person.kind,
  slug: person.name,
  hasProfile: person.has_profile,
  name: person.full_name,
  position: person.job_title,
  email: person.email,
  phone: person.phone,
  fax: person.fax,
  languages: person.languages,
  countries: person.countries,
  families: person.families,
  isMain: person.is_main,
  duties: person.duties,
  picture: null,
  leave: person.away_until ? { until: person.away_until, deputy: DEPUTY } : null,
  tags: person.tags,
  description: person.description,
}))

function siteList(kind: PeopleKind): SitePerson[] {
  return searchedPeople.filter((person) => person.kind === kind).map(({ tags, description, ...person }) => person)
}

/** The same as the API answers them before the second of March 2027, by the page that shows each (CONT-17). */
export const sitePeople: Readonly<Record<PeopleKind, SitePerson[]>> = {
  'sales-department': siteList('sales-department'),
  'supply-chains': siteList('supply-chains'),
  'other-contacts': siteList('other-contacts'),
}
