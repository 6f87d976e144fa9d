import type { FastifyInstance } from 'fastify'
import { eventNameOf } from '#contract/event-titles.ts'
import { type EventInput, eventInput, eventSaved, type StaffEvent, staffEvent, staffEvents } from '#contract/events.ts'
import { addressOf } from '#registers/register.address.ts'
import { registerStaff } from '#registers/register.staff.ts'
import { createRegisterWrites } from '#registers/register.writes.ts'
import type { Supabase } from '#supabase/client.ts'
import { readEventRows } from './events.reads.ts'
import { toEventColumns, toStaffEvent } from './events.rows.ts'

type EventsStaffOptions = { supabase: Supabase; changed: () => void }

/** What staff do with the dates for investors. */
export async function eventsStaff(instance: FastifyInstance, { supabase, changed }: EventsStaffOptions) {
  const writes = createRegisterWrites<'events', EventInput, StaffEvent>(supabase, changed, {
    register: 'events',
    what: 'event',
    read: async (wanted) => (await readEventRows(supabase, wanted)).map(toStaffEvent),
    itemOf: toStaffEvent,
    columns: toEventColumns,
    added: async (input) => toEventColumns(input),
    nameOf: ({ kind, date, titleEn }, before) => addressOf([eventNameOf(kind, date, titleEn)], before, 'event'),
  })
  registerStaff(instance, {
    writes,
    input: eventInput,
    item: staffEvent,
    list: staffEvents,
    saved: eventSaved,
    listOf: (events) => ({ events }),
    savedOf: (event) => ({ event }),
  })
}
