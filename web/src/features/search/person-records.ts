import type { SearchedPerson } from 'api/contract/people'
import { profilePath } from '#content/profile-path.ts'
import type { PersonRecord } from './search-index.ts'

/** The people as they are searched and shown (SRCH-05, SRCH-10). */
export function personRecords(people: readonly SearchedPerson[]): PersonRecord[] {
  return people.map((person) => {
    const { name, tags, description, position, languages, picture } = person
    return { path: profilePath(person), name, tags, description, position, foreignLanguages: languages, picture }
  })
}
