import type { FastifyInstance } from 'fastify'
import { inquiryInput, inquiryTaken } from '#contract/inquiries.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { idempotencyKeyOf } from '#http/idempotency-key.ts'
import type { InquiryStore } from './inquiries.store.ts'

/** What visitors send (AMB-26, AMB-27): the answer comes once the inquiry is stored, its mail goes later. */
export async function inquiriesRoutes(instance: FastifyInstance, { inquiries }: { inquiries: InquiryStore }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post('/', { schema: { body: inquiryInput, response: { 201: inquiryTaken } } }, async (request, reply) => {
    const taken = await inquiries.take(request.body, idempotencyKeyOf(request))
    return reply.code(201).send({ ok: true, ...taken })
  })
}
