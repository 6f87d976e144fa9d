import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { inquiryInput, inquiryTaken } from '#contract/inquiries.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { idempotencyKeyOf } from '#http/idempotency-key.ts'
import type { Journal } from '#journal/journal.store.ts'
import { createBucket } from '#supabase/bucket.ts'
import type { Supabase } from '#supabase/client.ts'
import { inquiriesStaff } from './inquiries.staff.ts'
import { createInquiryStore, type InquiryStore } from './inquiries.store.ts'
import { inquiryFilesRoutes } from './inquiry-files.routes.ts'
import { createInquiryFiles } from './inquiry-files.store.ts'

type Parts = {
  supabase: Supabase
  /** Told whenever a mail is due. */
  mailDue: () => void
  journal: Journal
  log: FastifyBaseLogger
}

/** What visitors ask by form, and the drawings that they send with it. */
export function createInquiries({ supabase, mailDue, journal, log }: Parts) {
  const files = createInquiryFiles({ supabase, bucket: createBucket(supabase, 'inquiries'), log })
  const inquiries = createInquiryStore(supabase, files, mailDue)
  return {
    async form(scope: FastifyInstance) {
      scope.register(inquiriesRoutes, { prefix: '/api/inquiries', inquiries })
    },

    async files(scope: FastifyInstance) {
      scope.register(inquiryFilesRoutes, { prefix: '/api/inquiries/files', files })
    },

    async staff(scope: FastifyInstance) {
      scope.register(inquiriesStaff, { prefix: '/api/inquiries', inquiries, files, journal })
    },
  }
}

/** What visitors send (AMB-26, AMB-27): the answer comes once the inquiry is stored, its mail goes later. */
async function inquiriesRoutes(instance: FastifyInstance, { inquiries }: { inquiries: InquiryStore }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post('/', { schema: { body: inquiryInput, response: { 201: inquiryTaken } } }, async (request, reply) => {
    const taken = await inquiries.take(request.body, idempotencyKeyOf(request))
    return reply.code(201).send({ ok: true, ...taken })
  })
}
