import type { FastifyInstance } from 'fastify'
import type { Changes } from '#cache/changes.ts'
import type { PublicCaches } from '#cache/public-caches.ts'
import type { AnswerCheck } from '#http/contract-validation.ts'
import type { Supabase } from '#supabase/client.ts'
import { createCareerReads } from './careers.reads.ts'
import { careersRoutes } from './careers.routes.ts'
import { careersCalls, careersStaff, createCareerWrites } from './careers.staff.ts'

type Parts = Pick<Changes, 'changed'> & {
  supabase: Supabase
  visitors: Supabase
  cacheOf: PublicCaches
  check: AnswerCheck
}

/** The positions that are or were open. */
export function createCareers({ supabase, visitors, changed, cacheOf, check }: Parts) {
  const writes = createCareerWrites(supabase, changed)
  const open = createCareerReads(visitors)
  const cache = cacheOf('careers', 16 * 2 ** 20)
  return {
    /** Those that visitors may read now. */
    open,
    /** What the search knows of them. */
    searched: open.searched,

    async visitors(scope: FastifyInstance) {
      scope.register(careersRoutes, { prefix: '/api/careers', careers: open, cache, check })
    },

    async staff(scope: FastifyInstance) {
      scope.register(careersCalls, { prefix: '/api/careers', writes })
      scope.register(careersStaff, { prefix: '/api/admin/careers', writes })
    },
  }
}
