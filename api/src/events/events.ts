import type { FastifyInstance } from 'fastify'
import type { TopicParts } from '#cache/public-caches.ts'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { addressOf } from '#collections/collection.address.ts'
import { describedRoutes, describedRows } from '#collections/collection.described.ts'
import { collectionStaff } from '#collections/collection.staff.ts'
import { createCollectionWrites } from '#collections/collection.writes.ts'
import { events } from '#contract/collections/events.ts'
import { eventNameOf } from '#contract/event-titles.ts'
import { eventList } from '#contract/events.ts'
import type { Supabase } from '#supabase/client.ts'
import { createEventReads, type EventReads, readEventRows } from './events.reads.ts'

/** The dates for investors. */
export function createEvents({ supabase, visitors, changed, cacheOf }: TopicParts) {
  const events = createEventReads(visitors)
  const cache = cacheOf('events', 2 ** 20)
  return {
    /** Those that are on the site. */
    all: events.all,
    /** What the search knows of them. */
    searched: async () => (await events.all()).map(({ title, date }) => ({ title, date })),

    async visitors(scope: FastifyInstance) {
      scope.register(eventsRoutes, { prefix: '/api/events', events, cache })
    },

    async staff(scope: FastifyInstance) {
      scope.register(eventsStaff, { prefix: '/api/admin/events', supabase, changed })
    },
  }
}

type EventsRoutesOptions = { events: EventReads; cache: ResponseCache }

/** What visitors read of the dates for investors. */
async function eventsRoutes(app: FastifyInstance, { events, cache }: EventsRoutesOptions) {
  app.get('/', (request, reply) =>
    cache.send(request, reply, 'events', async () => publicJson(eventList, { events: await events.all() })),
  )
}

type EventsStaffOptions = { supabase: Supabase; changed: () => void }

/** What staff do with the dates for investors. */
async function eventsStaff(instance: FastifyInstance, { supabase, changed }: EventsStaffOptions) {
  const rows = describedRows(events, ({ name, moved_from }) => ({ name, movedFrom: moved_from }))
  const writes = createCollectionWrites(supabase, changed, {
    ...rows,
    read: async (wanted) => Promise.all((await readEventRows(supabase, wanted)).map(rows.itemOf)),
    nameOf: ({ kind, date, titleEn }, before) => addressOf([eventNameOf(kind, date, titleEn)], before, 'event'),
  })
  collectionStaff(instance, { writes, ...describedRoutes(events) })
}
