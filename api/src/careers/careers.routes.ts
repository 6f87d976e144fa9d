import type { FastifyInstance } from 'fastify'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { careerById, careerList } from '#contract/careers.ts'
import type { AnswerCheck } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import { isUuid } from '#supabase/uuid.ts'
import type { CareerReads } from './careers.reads.ts'

export type CareersRoutesOptions = {
  careers: CareerReads
  cache: ResponseCache
  check: AnswerCheck
}

/** Public reads, API-04 and 05. */
export async function careersRoutes(app: FastifyInstance, { careers, cache, check }: CareersRoutesOptions) {
  app.get('/', (request, reply) =>
    cache.send(request, reply, '', async () => publicJson(check(careerList, { careers: await careers.all() }))),
  )

  app.get<{ Params: { id: string } }>('/:id', (request, reply) => {
    const { id } = request.params
    if (!isUuid(id)) throw notFound('position')
    return cache.send(request, reply, id, async () =>
      publicJson(check(careerById, { career: [await careers.byId(id)] })),
    )
  })
}
