import type { FastifyInstance } from 'fastify'
import { events } from '#contract/collections/events.ts'
import { eventNameOf } from '#contract/event-titles.ts'
import { addressOf } from '#registers/register.address.ts'
import { describedRoutes, describedRows } from '#registers/register.described.ts'
import { registerStaff } from '#registers/register.staff.ts'
import { createRegisterWrites } from '#registers/register.writes.ts'
import type { Supabase } from '#supabase/client.ts'
import { readEventRows } from './events.reads.ts'

type EventsStaffOptions = { supabase: Supabase; changed: () => void }

/** What staff do with the dates for investors. */
export async function eventsStaff(instance: FastifyInstance, { supabase, changed }: EventsStaffOptions) {
  const rows = describedRows(events, ({ name, moved_from }) => ({ name, movedFrom: moved_from }))
  const writes = createRegisterWrites(supabase, changed, {
    ...rows,
    read: async (wanted) => (await readEventRows(supabase, wanted)).map(rows.itemOf),
    nameOf: ({ kind, date, titleEn }, before) => addressOf([eventNameOf(kind, date, titleEn)], before, 'event'),
  })
  registerStaff(instance, { writes, ...describedRoutes(events) })
}
