import type { PeopleKind, PeopleList, SitePerson } from 'api/contract/people'
import { ApiError } from './api.ts'
import type { Source } from './source.ts'

/** Milliseconds for which a list is not asked for again: a visitor goes from product to product. */
const KEPT = 30_000

type Kept = Map<PeopleKind, { at: number; people: Promise<readonly SitePerson[]> }>
const keptBy = new WeakMap<Source, Kept>()

/** The people of a list that are on the site, in its order. @throws `ApiError` when they cannot be read */
export function readPeople(source: Source, kind: PeopleKind): Promise<readonly SitePerson[]> {
  const kept: Kept = keptBy.get(source) ?? new Map()
  keptBy.set(source, kept)
  const last = kept.get(kind)
  if (last && Date.now() - last.at < KEPT) return last.people
  const people = source.call<PeopleList>(`/api/people/${kind}`).then((answer) => answer.people)
  kept.set(kind, { at: Date.now(), people })
  people.catch(() => kept.delete(kind))
  return people
}

/** The same for a page that has a content of its own: it is shown without them when they cannot be read. */
export async function readPeopleBesides(source: Source, kind: PeopleKind): Promise<readonly SitePerson[]> {
  return readPeople(source, kind).catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })
}

/** Who is asked about certificates; `undefined` while there is none. @param people the other contacts */
export function certificateContact(people: readonly SitePerson[]): SitePerson | undefined {
  return people.find(({ duties }) => duties.includes('certificates'))
}
