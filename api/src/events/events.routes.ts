import type { FastifyInstance } from 'fastify'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { eventList } from '#contract/events.ts'
import type { AnswerCheck } from '#http/contract-validation.ts'
import type { EventReads } from './events.reads.ts'

type EventsRoutesOptions = { events: EventReads; cache: ResponseCache; check: AnswerCheck }

/** What visitors read of the dates for investors. */
export async function eventsRoutes(app: FastifyInstance, { events, cache, check }: EventsRoutesOptions) {
  app.get('/', (request, reply) =>
    cache.send(request, reply, 'events', async () => publicJson(check(eventList, { events: await events.all() }))),
  )
}
