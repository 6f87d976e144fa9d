import { readAllRows } from '#collections/collection.reads.ts'
import { PEOPLE_KINDS, type PeopleKind, type SearchedPerson, type SitePerson } from '#contract/people.ts'
import { todayInSofia } from '#contract/sofia-time.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { type PersonRow, personRow, toSitePerson } from './people.rows.ts'

/** Reads people in the order of the site: the main contacts first, then in their order. May throw 503. */
export async function readPeopleRows(
  supabase: Supabase,
  wanted: { kind?: PeopleKind; is_hidden?: boolean; id?: string },
): Promise<PersonRow[]> {
  const people = () => supabase.from('people').select('*').match(wanted).is('deleted_at', null)
  return readAllRows(personRow, (from, to) =>
    ask(people().order('is_main', { ascending: false }).order('position').order('id').range(from, to)),
  )
}

/** What visitors read of the people. Every method may throw 503. */
export function createPeopleReads(supabase: Supabase) {
  const readings = new Map<PeopleKind, Promise<SitePerson[]>>()

  async function read(kind: PeopleKind): Promise<SitePerson[]> {
    const rows = await readPeopleRows(supabase, { kind, is_hidden: false })
    const today = todayInSofia()
    return rows.map((row) => toSitePerson(row, rows, today))
  }

  return {
    /** Those of a list that are on the site. However many ask at once, for whichever address, it is read once. */
    ofKind(kind: PeopleKind): Promise<SitePerson[]> {
      const reading = readings.get(kind) ?? read(kind)
      if (!readings.has(kind)) {
        readings.set(kind, reading)
        const end = () => void (readings.get(kind) === reading && readings.delete(kind))
        reading.then(end, end)
      }
      return reading
    },

    /** After everything that is written: what is being read is not what is there now. */
    changed: (): void => readings.clear(),

    /** All of them, list by list, as the search of the site knows them. */
    async searched(): Promise<SearchedPerson[]> {
      const rows = await readPeopleRows(supabase, { is_hidden: false })
      const today = todayInSofia()
      return PEOPLE_KINDS.flatMap((kind) => {
        const list = rows.filter((row) => row.kind === kind)
        return list.map((row) => ({
          ...toSitePerson(row, list, today),
          tags: row.tags,
          description: row.description,
        }))
      })
    },
  }
}
export type PeopleReads = ReturnType<typeof createPeopleReads>
