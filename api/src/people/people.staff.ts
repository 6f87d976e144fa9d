import type { FastifyInstance } from 'fastify'
import {
  PEOPLE_KINDS,
  type PersonInput,
  personInput,
  personSaved,
  type StaffPerson,
  staffPeople,
  staffPerson,
} from '#contract/people.ts'
import { invalid } from '#http/errors.ts'
import { addressOf } from '#registers/register.address.ts'
import { registerPlaces, registerStaff } from '#registers/register.staff.ts'
import { createRegisterWrites } from '#registers/register.writes.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { readPeopleRows } from './people.reads.ts'
import { toPersonColumns, toStaffPerson } from './people.rows.ts'
import type { Portraits } from './portraits.store.ts'

type PeopleStaffOptions = { supabase: Supabase; portraits: Portraits; changed: () => void }

/** What staff do with the people of the site. */
export async function peopleStaff(instance: FastifyInstance, { supabase, portraits, changed }: PeopleStaffOptions) {
  /** @throws 400 when nobody of the list can stand in under this id */
  async function checkDeputy({ kind, awayUntil, deputy }: PersonInput, id?: string): Promise<void> {
    if (awayUntil === null || deputy === null) return
    const [known] = await readPeopleRows(supabase, { id: deputy, kind })
    if (!known || deputy === id) throw invalid('nobody of this list can stand in', 'deputy', 'deputyUnknown')
  }

  /** The place behind all of the list. */
  async function lastPosition(kind: string): Promise<number> {
    const last = supabase.from('people').select('position').eq('kind', kind).order('position', { ascending: false })
    return (await ask(last.limit(1).maybeSingle()))?.position ?? 0
  }

  const writes = createRegisterWrites<'people', PersonInput, StaffPerson>(supabase, changed, {
    register: 'people',
    what: 'person',
    read: async (wanted) => (await readPeopleRows(supabase, wanted)).map(toStaffPerson),
    columns: toPersonColumns,
    itemOf: toStaffPerson,
    nameOf: ({ name }, before) => addressOf([name], before, 'person'),
    async added(input) {
      await Promise.all([checkDeputy(input), portraits.check(input.picture)])
      return { ...toPersonColumns(input), position: (await lastPosition(input.kind)) + 1 }
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

  registerStaff(instance, {
    writes: { ...writes, all },
    input: personInput,
    item: staffPerson,
    list: staffPeople,
    saved: personSaved,
    listOf: (people) => ({ people }),
    savedOf: (person) => ({ person }),
  })

  registerPlaces(instance, writes)
}
