import type { FastifyInstance } from 'fastify'
import { careerInput, careerSaved, careerStatusChange, oneStaffCareer, staffCareers } from '#contract/careers.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { repeatable } from '#http/idempotency-key.ts'
import { versionOf } from '#http/if-match.ts'
import { uuidParams } from '#supabase/uuid.ts'
import type { CareersStore } from './careers.store.ts'

const config = { role: 'positions' } as const

/** Bytes of a position's texts as JSON. */
const bodyLimit = 4 * 1024 * 1024
const response = { 200: careerSaved, 201: careerSaved }

/** What staff do to the positions, API-13 … 15. */
export async function careersStaff(instance: FastifyInstance, { careers }: { careers: CareersStore }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post('/', { config, bodyLimit, schema: { body: careerInput, response } }, async (request, reply) => {
    const { career, desk, isNew } = await careers.create(request.body, {
      request: repeatable(request, request.body),
      byWhom: request.staff.user.username,
    })
    return reply.code(isNew ? 201 : 200).send({ ok: true, career, desk })
  })

  app.post(
    '/update/:id',
    { config, bodyLimit, schema: { params: uuidParams, body: careerInput, response } },
    async (request) => {
      const options = {
        version: versionOf(request),
        request: repeatable(request, request.body),
        byWhom: request.staff.user.username,
      }
      return { ok: true as const, ...(await careers.update(request.params.id, request.body, options)) }
    },
  )

  app.delete('/:id', { config, schema: { params: uuidParams } }, async (request) => {
    await careers.remove(request.params.id, request.staff.user.username)
    return { ok: true }
  })
}

/** What staff see of the positions, in every state. It is theirs alone and kept by nobody: each call asks the database. */
export async function careersFinder(instance: FastifyInstance, { careers }: { careers: CareersStore }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { config, schema: { response: { 200: staffCareers } } }, async () => ({
    careers: await careers.allForStaff(),
  }))

  app.get(
    '/:id',
    { config, schema: { params: uuidParams, response: { 200: oneStaffCareer } } },
    async ({ params }) => ({
      career: await careers.forStaff(params.id),
    }),
  )

  app.post(
    '/:id/status',
    { config, schema: { params: uuidParams, body: careerStatusChange, response: { 200: oneStaffCareer } } },
    async (request) => ({
      career: await careers.setStatus(request.params.id, request.body.status, {
        version: versionOf(request),
        byWhom: request.staff.user.username,
      }),
    }),
  )
}
