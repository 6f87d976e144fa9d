import type { FastifyInstance } from 'fastify'
import type { PublicCaches } from '#cache/public-caches.ts'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { type SearchTitles, searchTitles } from '#contract/search.ts'

/** How the titles of each topic are read; each may throw 503. */
type Searched = { [Topic in keyof SearchTitles]: () => Promise<SearchTitles[Topic]> }

/** The titles by which the search of the site finds what the topics have. */
export function createSearch({ cacheOf }: { cacheOf: PublicCaches }, searched: Searched) {
  const cache = cacheOf('search', 16 * 2 ** 20)

  async function readTitles(): Promise<SearchTitles> {
    const [news, positions, documents, events, people] = await Promise.all([
      searched.news(),
      searched.positions(),
      searched.documents(),
      searched.events(),
      searched.people(),
    ])
    return { news, positions, documents, events, people }
  }

  return {
    async visitors(scope: FastifyInstance) {
      scope.register(searchRoutes, { prefix: '/api/search', readTitles, cache })
    },
  }
}

type SearchRoutesOptions = {
  /** May throw 503. */
  readTitles: () => Promise<SearchTitles>
  cache: ResponseCache
}

/** What the search asks for once, when it is first opened. */
async function searchRoutes(app: FastifyInstance, { readTitles, cache }: SearchRoutesOptions) {
  app.get('/', (request, reply) =>
    cache.send(request, reply, 'search', async () => publicJson(searchTitles, await readTitles())),
  )
}
