import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { newsFound, newsSearch, staffNews } from '#contract/news.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { NewsDesk } from './news.desk.ts'

const refParams = z.object({ ref: z.string() })

/** What staff see of the news, in every state. It is theirs alone and not cached: each call asks the database. */
export async function newsFinder(instance: FastifyInstance, { desk }: { desk: NewsDesk }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get(
    '/',
    { config: { role: 'news' }, schema: { querystring: newsSearch, response: { 200: newsFound } } },
    ({ query }) => desk.find(query),
  )

  // By address or id: a draft may have no address yet.
  app.get(
    '/:ref',
    { config: { role: 'news' }, schema: { params: refParams, response: { 200: staffNews } } },
    ({ params }) => desk.item(params.ref),
  )
}
