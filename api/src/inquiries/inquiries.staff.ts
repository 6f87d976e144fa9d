import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  inquiriesErased,
  inquiryFilter,
  inquiryFound,
  inquiryPage,
  inquiryQuery,
  inquiryResent,
} from '#contract/inquiries.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { uuidParams } from '#supabase/uuid.ts'
import { inquiriesCsv } from './inquiries.csv.ts'
import type { InquiryStore } from './inquiries.store.ts'

/** What staff do with the inquiries. */
export async function inquiriesStaff(instance: FastifyInstance, { inquiries }: { inquiries: InquiryStore }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { schema: { querystring: inquiryQuery, response: { 200: inquiryPage } } }, (request) =>
    inquiries.list(request.query),
  )

  app.get('/export', { schema: { querystring: inquiryFilter } }, async (request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="inquiries.csv"')
      .send(Readable.from(inquiriesCsv(inquiries.all(request.query)))),
  )

  app.get('/:id', { schema: { params: uuidParams, response: { 200: inquiryFound } } }, async (request) => ({
    inquiry: await inquiries.byId(request.params.id),
  }))

  app.post('/:id/resend', { schema: { params: uuidParams, response: { 200: inquiryResent } } }, async (request) => ({
    ok: true as const,
    inquiry: await inquiries.resend(request.params.id),
  }))

  app.post('/erase-old', { schema: { response: { 200: inquiriesErased } } }, async () => ({
    ok: true as const,
    erased: await inquiries.eraseOld(),
  }))
}
