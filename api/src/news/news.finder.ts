import type { FastifyInstance } from 'fastify'
import { newsFound, newsSearch } from '#contract/news.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { NewsReads } from './news.reads.ts'

/** The search of the staff. It is theirs alone, for what is searched for is not kept: each search asks the database. */
export async function newsFinder(instance: FastifyInstance, { news }: { news: NewsReads }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { schema: { querystring: newsSearch, response: { 200: newsFound } } }, ({ query }) => news.find(query))
}
