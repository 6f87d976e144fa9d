import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  colleagues,
  inquiriesErased,
  inquiryChange,
  inquiryChanged,
  inquiryErased,
  inquiryFilter,
  inquiryFound,
  inquiryNotes,
  inquiryPage,
  inquiryQuery,
  inquiryResent,
  noteInput,
  noteTaken,
} from '#contract/inquiries.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { uuidParams } from '#supabase/uuid.ts'
import { inquiriesCsv } from './inquiries.csv.ts'
import type { InquiryStore } from './inquiries.store.ts'

/** What staff do with the inquiries. */
export async function inquiriesStaff(instance: FastifyInstance, { inquiries }: { inquiries: InquiryStore }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { schema: { querystring: inquiryQuery, response: { 200: inquiryPage } } }, (request) =>
    inquiries.list(request.query, request.staff.user.id),
  )

  app.get('/export', { schema: { querystring: inquiryFilter } }, async (request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="inquiries.csv"')
      .send(Readable.from(inquiriesCsv(inquiries.all(request.query, request.staff.user.id)))),
  )

  app.get('/colleagues', { schema: { response: { 200: colleagues } } }, async () => ({
    colleagues: await inquiries.colleagues(),
  }))

  app.get('/:id', { schema: { params: uuidParams, response: { 200: inquiryFound } } }, async (request) => ({
    inquiry: await inquiries.byId(request.params.id),
  }))

  app.post('/:id/resend', { schema: { params: uuidParams, response: { 200: inquiryResent } } }, async (request) => ({
    ok: true as const,
    inquiry: await inquiries.resend(request.params.id),
  }))

  app.post(
    '/:id/state',
    { schema: { params: uuidParams, body: inquiryChange, response: { 200: inquiryChanged } } },
    async ({ params, body }) => ({ ok: true as const, inquiry: await inquiries.change(params.id, body) }),
  )

  app.get('/:id/notes', { schema: { params: uuidParams, response: { 200: inquiryNotes } } }, async ({ params }) => ({
    notes: await inquiries.notes(params.id),
  }))

  app.post(
    '/:id/notes',
    { schema: { params: uuidParams, body: noteInput, response: { 200: noteTaken } } },
    async ({ params, body, staff }) => ({
      ok: true as const,
      note: await inquiries.addNote(params.id, body, staff.user.username),
    }),
  )

  app.delete('/:id', { schema: { params: uuidParams, response: { 200: inquiryErased } } }, async ({ params }) => {
    await inquiries.erase(params.id)
    return { ok: true as const }
  })

  app.post('/erase-old', { schema: { response: { 200: inquiriesErased } } }, async () => ({
    ok: true as const,
    erased: await inquiries.eraseOld(),
  }))
}
