import type { FastifyInstance } from 'fastify'
import type { TopicParts } from '#cache/public-caches.ts'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { careerById, careerList } from '#contract/careers.ts'
import { notFound } from '#http/errors.ts'
import { isUuid } from '#supabase/uuid.ts'
import { type CareerReads, createCareerReads } from './careers.reads.ts'
import { careersCalls, careersStaff, createCareerWrites } from './careers.staff.ts'

/** The positions that are or were open. */
export function createCareers({ supabase, visitors, changed, cacheOf }: TopicParts) {
  const writes = createCareerWrites(supabase, changed)
  const open = createCareerReads(visitors)
  const cache = cacheOf('careers', 16 * 2 ** 20)
  return {
    /** Those that visitors may read now. */
    open,
    /** What the search knows of them. */
    searched: open.searched,

    async visitors(scope: FastifyInstance) {
      scope.register(careersRoutes, { prefix: '/api/careers', careers: open, cache })
    },

    async staff(scope: FastifyInstance) {
      scope.register(careersCalls, { prefix: '/api/careers', writes })
      scope.register(careersStaff, { prefix: '/api/admin/careers', writes })
    },
  }
}

type CareersRoutesOptions = {
  careers: CareerReads
  cache: ResponseCache
}

/** Public reads, API-04 and 05. */
async function careersRoutes(app: FastifyInstance, { careers, cache }: CareersRoutesOptions) {
  app.get('/', (request, reply) =>
    cache.send(request, reply, '', async () => publicJson(careerList, { careers: await careers.all() })),
  )

  app.get<{ Params: { id: string } }>('/:id', (request, reply) => {
    const { id } = request.params
    if (!isUuid(id)) throw notFound('position')
    return cache.send(request, reply, id, async () => publicJson(careerById, { career: [await careers.byId(id)] }))
  })
}
