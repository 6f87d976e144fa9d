import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { hasTitle } from '#contract/news-texts.ts'
import {
  newsletterNumbers,
  newsSending,
  sendingCancelled,
  sendingInput,
  sendingPage,
  sendingQuery,
  sendingTaken,
  subscriberErased,
  subscriberFilter,
  subscriberPage,
  subscriberQuery,
  testInput,
  testTaken,
} from '#contract/newsletter-admin.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { invalid } from '#http/errors.ts'
import { idempotencyKeyOf } from '#http/idempotency-key.ts'
import type { Journal } from '#journal/journal.store.ts'
import { uuidParams } from '#supabase/uuid.ts'
import type { NewsletterAdmin } from './newsletter.admin.ts'
import { subscribersCsv } from './newsletter.csv.ts'

const config = { role: 'news' } as const

/** Subscribers, and what is sent to them. The database notes sendings and tests, the server what no row tells. */
export async function newsletterStaff(
  instance: FastifyInstance,
  { newsletter, journal }: { newsletter: NewsletterAdmin; journal: Journal },
) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/numbers', { config, schema: { response: { 200: newsletterNumbers } } }, () => newsletter.numbers())

  app.get(
    '/subscribers',
    { config, schema: { querystring: subscriberQuery, response: { 200: subscriberPage } } },
    (request) => newsletter.subscribers(request.query),
  )

  app.get(
    '/subscribers/export',
    { config, schema: { querystring: subscriberFilter } },
    async ({ query, staff }, reply) => {
      await journal.note({ by: staff.user.username, act: 'export', kind: 'newsletter' })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .send(Readable.from(subscribersCsv(newsletter.all(query))))
    },
  )

  app.delete(
    '/subscribers/:id',
    { config, schema: { params: uuidParams, response: { 200: subscriberErased } } },
    async ({ params, staff }) => {
      await newsletter.erase(params.id, staff.user.username)
      await journal.note({ by: staff.user.username, act: 'erase', kind: 'newsletter' })
      return { ok: true as const }
    },
  )

  app.get('/sendings', { config, schema: { querystring: sendingQuery, response: { 200: sendingPage } } }, ({ query }) =>
    newsletter.sendings(query.before),
  )

  app.get('/news/:id', { config, schema: { params: uuidParams, response: { 200: newsSending } } }, ({ params }) =>
    newsletter.ofNews(params.id),
  )

  app.post(
    '/sendings',
    { config, schema: { body: sendingInput, response: { 201: sendingTaken } } },
    async (request, reply) => {
      const { body, staff } = request
      const sending = await newsletter.send(body.news, body.topic, staff.user.username, idempotencyKeyOf(request))
      return reply.code(201).send({ ok: true, sending })
    },
  )

  app.delete(
    '/sendings/:id',
    { config, schema: { params: uuidParams, response: { 200: sendingCancelled } } },
    async ({ params, staff }) => {
      await newsletter.cancel(params.id, staff.user.username)
      return { ok: true as const }
    },
  )

  app.post('/tests', { config, schema: { body: testInput, response: { 202: testTaken } } }, async (request, reply) => {
    const { news, email, language } = request.body
    const { content } = await newsletter.source(news, language)
    if (!hasTitle(content)) throw invalid('a newsletter needs a title', 'news', 'titleRequired')
    await newsletter.test(news, { email, language }, request.staff.user.username, idempotencyKeyOf(request))
    return reply.code(202).send({ ok: true })
  })
}
