import type { PeopleKind, SearchedPerson, SitePerson } from 'api/contract/people'
import type { Person } from './person.ts'
import { staff } from './staff.ts'

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
const DUTIES: Readonly<Record<string, SitePerson['duties']>> = {
  'Communications Manager': ['press'],
  'Investor Relations Director': ['investors'],
}

/** The people of the specification as the API answers them before the second of March 2027. */
export const sitePeople = Object.fromEntries(
  Object.entries(staff).map(([kind, people]) => [
    kind,
    people.map(
      (person: Person): SitePerson => ({
        kind: kind as PeopleKind,
        slug: slugOf(person.name),
        hasProfile: person.url !== undefined,
        name: person.name,
        position: person.position,
        email: person.email,
        phone: person.phone,
        fax: person.fax,
        languages: [...(person.foreignLanguages ?? [])],
        countries: [...(person.countries ?? [])],
        families: [...(person.products ?? [])],
        isMain: person.featured ?? false,
        duties: DUTIES[person.position] ?? [],
        picture: null,
        leave: person.notice ? { until: '2027-03-01', deputy: person.notice.deputy } : null,
      }),
    ),
  ]),
) as Record<PeopleKind, SitePerson[]>

/** The same as the search knows them. */
export const searchedPeople: SearchedPerson[] = Object.entries(staff).flatMap(([kind, people]) =>
  people.map((person: Person, index) => {
    const shown = sitePeople[kind as PeopleKind][index]
    if (!shown) throw new Error(person.name)
    return { ...shown, tags: [...person.tags], description: person.description }
  }),
)
