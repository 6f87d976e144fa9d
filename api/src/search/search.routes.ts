import type { FastifyInstance } from 'fastify'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { searchTitles } from '#contract/search.ts'
import type { AnswerCheck } from '#http/contract-validation.ts'
import type { ReadSearchTitles } from './search.titles.ts'

export type SearchRoutesOptions = {
  readTitles: ReadSearchTitles
  cache: ResponseCache
  check: AnswerCheck
}

/** What the search asks for once, when it is first opened. */
export async function searchRoutes(app: FastifyInstance, { readTitles, cache, check }: SearchRoutesOptions) {
  app.get('/', (request, reply) =>
    cache.send(request, reply, 'search', async () => publicJson(check(searchTitles, await readTitles()))),
  )
}
