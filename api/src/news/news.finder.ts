import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { newsFound, newsSaved, newsSearch, ownDrafts, staffNews, statusChange } from '#contract/news.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { versionOf } from '#http/if-match.ts'
import { uuidParams } from '#supabase/uuid.ts'
import type { NewsDesk } from './news.desk.ts'
import type { NewsWrites } from './news.writes.ts'

const refParams = z.object({ ref: z.string() })

/** What staff see of the news, in every state. It is theirs alone and kept by nobody: each call asks the database. */
export async function newsFinder(instance: FastifyInstance, { desk, news }: { desk: NewsDesk; news: NewsWrites }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { schema: { querystring: newsSearch, response: { 200: newsFound } } }, ({ query }) => desk.find(query))

  // By address or id: a draft may have no address yet.
  app.get('/:ref', { schema: { params: refParams, response: { 200: staffNews } } }, ({ params }) =>
    desk.item(params.ref),
  )

  app.post(
    '/:id/status',
    { schema: { params: uuidParams, body: statusChange, response: { 200: newsSaved } } },
    async (request) => ({
      ok: true as const,
      ...(await news.setStatus(request.params.id, request.body.status, {
        version: versionOf(request),
        byWhom: request.staff.user.username,
      })),
    }),
  )

  app.delete('/:id/draft', { schema: { params: uuidParams, response: { 200: newsSaved } } }, async (request) => ({
    ok: true as const,
    ...(await news.discardDraft(request.params.id, versionOf(request))),
  }))
}

/** The drafts of whoever asks. */
export async function draftsRoutes(instance: FastifyInstance, { desk }: { desk: NewsDesk }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { schema: { response: { 200: ownDrafts } } }, async ({ staff }) => ({
    drafts: await desk.draftsOf(staff.user.username),
  }))
}
