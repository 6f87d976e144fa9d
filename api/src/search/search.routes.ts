import type { FastifyInstance } from 'fastify'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { type SearchTitles, searchTitles } from '#contract/search.ts'
import type { AnswerCheck } from '#http/contract-validation.ts'

type SearchRoutesOptions = {
  /** May throw 503. */
  readTitles: () => Promise<SearchTitles>
  cache: ResponseCache
  check: AnswerCheck
}

/** What the search asks for once, when it is first opened. */
export async function searchRoutes(app: FastifyInstance, { readTitles, cache, check }: SearchRoutesOptions) {
  app.get('/', (request, reply) =>
    cache.send(request, reply, 'search', async () => publicJson(check(searchTitles, await readTitles()))),
  )
}
