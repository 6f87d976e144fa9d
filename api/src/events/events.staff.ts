import type { FastifyInstance } from 'fastify'
import { addressOf } from '#collections/collection.address.ts'
import { describedRoutes, describedRows } from '#collections/collection.described.ts'
import { collectionStaff } from '#collections/collection.staff.ts'
import { createCollectionWrites } from '#collections/collection.writes.ts'
import { events } from '#contract/collections/events.ts'
import { eventNameOf } from '#contract/event-titles.ts'
import type { Supabase } from '#supabase/client.ts'
import { readEventRows } from './events.reads.ts'

type EventsStaffOptions = { supabase: Supabase; changed: () => void }

/** What staff do with the dates for investors. */
export async function eventsStaff(instance: FastifyInstance, { supabase, changed }: EventsStaffOptions) {
  const rows = describedRows(events, ({ name, moved_from }) => ({ name, movedFrom: moved_from }))
  const writes = createCollectionWrites(supabase, changed, {
    ...rows,
    read: async (wanted) => Promise.all((await readEventRows(supabase, wanted)).map(rows.itemOf)),
    nameOf: ({ kind, date, titleEn }, before) => addressOf([eventNameOf(kind, date, titleEn)], before, 'event'),
  })
  collectionStaff(instance, { writes, ...describedRoutes(events) })
}
