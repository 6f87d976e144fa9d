import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
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
import { SENT_FILE_HEADERS } from '#http/security-headers.ts'
import { uuidParams } from '#supabase/uuid.ts'
import { inquiriesCsv } from './inquiries.csv.ts'
import type { InquiryStore } from './inquiries.store.ts'
import type { InquiryFiles } from './inquiry-files.store.ts'

const fileParams = z.extend(uuidParams, { file: uuidParams.shape.id })

/** What staff do with the inquiries. */
export async function inquiriesStaff(
  instance: FastifyInstance,
  { inquiries, files }: { inquiries: InquiryStore; files: InquiryFiles },
) {
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

  // What a stranger has sent is saved, never shown: no type that a browser opens, and nothing in it may run.
  app.get('/:id/files/:file', { schema: { params: fileParams } }, async ({ params }, reply) => {
    const { name, bytes } = await files.read(params.id, params.file)
    return reply
      .headers(SENT_FILE_HEADERS)
      .header('content-disposition', `attachment; filename*=UTF-8''${asParameter(name)}`)
      .send(bytes)
  })

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

/** As RFC 8187 writes a parameter of a header. */
function asParameter(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
