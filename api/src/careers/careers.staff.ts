import type { FastifyInstance } from 'fastify'
import { describedRoutes } from '#collections/collection.described.ts'
import { readAllRows } from '#collections/collection.reads.ts'
import { collectionStaff } from '#collections/collection.staff.ts'
import { createCollectionWrites } from '#collections/collection.writes.ts'
import { careerSaved, type SentCareer, type StaffOnlyCareer, sentCareer } from '#contract/careers.ts'
import { type CareerInput, careers, type StaffCareer } from '#contract/collections/careers.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { stale } from '#http/errors.ts'
import { repeatable } from '#http/idempotency-key.ts'
import { versionOf } from '#http/if-match.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { uuidParams } from '#supabase/uuid.ts'
import { careerOf, careerRow, careerRows } from './careers.reads.ts'

const config = { role: careers.role }
/** Bytes of a position's texts as JSON. */
const bodyLimit = 4 * 1024 * 1024

type CareerWrites = ReturnType<typeof createCareerWrites>

/** What staff do with the positions. */
export function createCareerWrites(supabase: Supabase, changed: () => void) {
  return createCollectionWrites<'careers', CareerInput, StaffCareer>(supabase, changed, {
    ...careerRows,
    what: 'position',
    async read(wanted) {
      const all = () => supabase.from('careers').select('*').match(wanted).is('deleted_at', null)
      const rows = await readAllRows(careerRow, (from, to) =>
        ask(all().order('start_date', { ascending: false }).order('id').range(from, to)),
      )
      return Promise.all(rows.map(careerRows.itemOf))
    },
  })
}

/** What the administration does with the positions. */
export async function careersStaff(instance: FastifyInstance, { writes }: { writes: CareerWrites }) {
  collectionStaff(instance, { writes, bodyLimit, ...describedRoutes(careers) })
}

/** The calls of the specification, API-13 … 15. */
export async function careersCalls(instance: FastifyInstance, { writes }: { writes: CareerWrites }) {
  const app = instance.withTypeProvider<ContractTypes>()
  const response = { 200: careerSaved, 201: careerSaved }

  app.post('/', { config, bodyLimit, schema: { body: sentCareer, response } }, async (request, reply) => {
    const { item, isNew } = await writes.create(inputOf(request.body), {
      request: repeatable(request, request.body),
      byWhom: request.staff.user.username,
    })
    return reply.code(isNew ? 201 : 200).send({ ok: true, career: careerOf(item), staffOnly: staffOnlyOf(item) })
  })

  app.post(
    '/update/:id',
    { config, bodyLimit, schema: { params: uuidParams, body: sentCareer, response } },
    async (request) => {
      const { params, body, staff } = request
      const item = await writes.update(params.id, inputOf(body), {
        version: versionOf(request),
        request: repeatable(request, body),
        byWhom: staff.user.username,
        keeps: leftOutOf(body),
        staleWith: (current) => stale(careerOf(current), staffOnlyOf(current)),
      })
      return { ok: true as const, career: careerOf(item), staffOnly: staffOnlyOf(item) }
    },
  )

  app.delete('/:id', { config, schema: { params: uuidParams } }, async ({ params, staff }) => {
    await writes.remove(params.id, staff.user.username)
    return { ok: true }
  })
}

const inputOf = ({ status, isInternship = false, ...input }: SentCareer): CareerInput => ({
  ...input,
  isInternship,
  isHidden: status === 'hidden',
})

/** The fields that an update leaves as staff decided them: programs written before there were such fields do not send them. */
const leftOutOf = ({ status, isInternship }: SentCareer): (keyof CareerInput)[] => [
  ...(status === undefined ? (['isHidden'] as const) : []),
  ...(isInternship === undefined ? (['isInternship'] as const) : []),
]

const staffOnlyOf = ({ isHidden, updatedBy }: StaffCareer): StaffOnlyCareer => ({
  status: isHidden ? 'hidden' : 'published',
  updatedBy,
})
