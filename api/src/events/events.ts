import type { FastifyInstance } from 'fastify'
import type { Changes } from '#cache/changes.ts'
import type { PublicCaches } from '#cache/public-caches.ts'
import type { AnswerCheck } from '#http/contract-validation.ts'
import type { Supabase } from '#supabase/client.ts'
import { createEventReads } from './events.reads.ts'
import { eventsRoutes } from './events.routes.ts'
import { eventsStaff } from './events.staff.ts'

type Parts = Pick<Changes, 'changed'> & {
  supabase: Supabase
  visitors: Supabase
  cacheOf: PublicCaches
  check: AnswerCheck
}

/** The dates for investors. */
export function createEvents({ supabase, visitors, changed, cacheOf, check }: Parts) {
  const events = createEventReads(visitors)
  const cache = cacheOf('events', 2 ** 20)
  return {
    /** Those that are on the site. */
    all: events.all,
    /** What the search knows of them. */
    searched: async () => (await events.all()).map(({ title, date }) => ({ title, date })),

    async visitors(scope: FastifyInstance) {
      scope.register(eventsRoutes, { prefix: '/api/events', events, cache, check })
    },

    async staff(scope: FastifyInstance) {
      scope.register(eventsStaff, { prefix: '/api/admin/events', supabase, changed })
    },
  }
}
