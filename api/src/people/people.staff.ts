import type { FastifyInstance } from 'fastify'
import { addressOf } from '#collections/collection.address.ts'
import { describedRoutes, describedRows } from '#collections/collection.described.ts'
import { collectionPlaces, collectionStaff } from '#collections/collection.staff.ts'
import { createCollectionWrites } from '#collections/collection.writes.ts'
import { type PersonInput, people, type StaffPerson } from '#contract/collections/people.ts'
import { PEOPLE_KINDS } from '#contract/people.ts'
import { MIDDLE } from '#contract/portraits.ts'
import { invalid } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { readPeopleRows } from './people.reads.ts'
import type { Portraits } from './portraits.store.ts'

type PeopleStaffOptions = { supabase: Supabase; portraits: Portraits; changed: () => void }

/** What staff do with the people of the site. */
export async function peopleStaff(instance: FastifyInstance, { supabase, portraits, changed }: PeopleStaffOptions) {
  /** @throws 400 when no one of the list can stand in under this id */
  async function checkDeputy({ kind, awayUntil, deputy }: PersonInput, id?: string): Promise<void> {
    if (awayUntil === null || deputy === null) return
    const [known] = await readPeopleRows(supabase, { id: deputy, kind })
    if (!known || deputy === id) throw invalid('no person of this list can stand in', 'deputy', 'deputyUnknown')
  }

  /** The place behind all of the list. */
  async function lastPosition(kind: string): Promise<number> {
    const last = supabase.from('people').select('position').eq('kind', kind).order('position', { ascending: false })
    return (await ask(last.limit(1).maybeSingle()))?.position ?? 0
  }

  const rows = describedRows(people, ({ name, has_profile }) => ({ slug: name, hasProfile: has_profile }))

  const writes = createCollectionWrites<'people', PersonInput, StaffPerson>(supabase, changed, {
    ...rows,
    read: async (wanted) => Promise.all((await readPeopleRows(supabase, wanted)).map(rows.itemOf)),

    // The focal point is of the photograph, the deputy of the leave.
    columns: async (input) => ({
      ...(await rows.columns(input)),
      picture_focus: input.picture === null ? MIDDLE : input.pictureFocus,
      deputy: input.awayUntil === null ? null : input.deputy,
    }),

    nameOf: ({ name }, before) => addressOf([name], before, 'person'),
    async added(input) {
      await Promise.all([checkDeputy(input), portraits.check(input.picture)])
      return { position: (await lastPosition(input.kind)) + 1 }
    },
    async check(id, input) {
      await Promise.all([checkDeputy(input, id), portraits.check(input.picture)])
    },
  })

  /** By list. */
  async function all(): Promise<StaffPerson[]> {
    const place = ({ kind }: StaffPerson) => PEOPLE_KINDS.indexOf(kind)
    return (await writes.all()).sort((one, other) => place(one) - place(other))
  }

  collectionStaff(instance, { writes: { ...writes, all }, ...describedRoutes(people) })

  collectionPlaces(instance, { move: writes.move, role: people.role })
}
