import type { FastifyInstance } from 'fastify'
import type { Changes } from '#cache/changes.ts'
import type { PublicCaches } from '#cache/public-caches.ts'
import type { AnswerCheck } from '#http/contract-validation.ts'
import type { Supabase } from '#supabase/client.ts'
import { careersRoutes } from './careers.routes.ts'
import { careersFinder, careersStaff } from './careers.staff.ts'
import { createCareersStore } from './careers.store.ts'

type Parts = Pick<Changes, 'changed'> & {
  supabase: Supabase
  visitors: Supabase
  cacheOf: PublicCaches
  check: AnswerCheck
}

/** The positions that are or were open. */
export function createCareers({ supabase, visitors, changed, cacheOf, check }: Parts) {
  const careers = createCareersStore(supabase, changed)
  const open = createCareersStore(visitors, changed)
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
      scope.register(careersStaff, { prefix: '/api/careers', careers })
      scope.register(careersFinder, { prefix: '/api/admin/careers', careers })
    },
  }
}
