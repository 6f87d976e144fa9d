import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
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
import type { JournalAct } from '#contract/journal.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { SENT_FILE_HEADERS } from '#http/security-headers.ts'
import type { Journal } from '#journal/journal.store.ts'
import { uuidParams } from '#supabase/uuid.ts'
import { inquiriesCsv } from './inquiries.csv.ts'
import type { InquiryStore } from './inquiries.store.ts'
import type { InquiryFiles } from './inquiry-files.store.ts'

const config = { role: 'inquiries' } as const

const fileParams = z.extend(uuidParams, { file: uuidParams.shape.id })

/** What staff do with the inquiries. */
export async function inquiriesStaff(
  instance: FastifyInstance,
  { inquiries, files, journal }: { inquiries: InquiryStore; files: InquiryFiles; journal: Journal },
) {
  const app = instance.withTypeProvider<ContractTypes>()

  function note({ staff }: FastifyRequest, act: JournalAct, inquiry?: { _id: string; number: string }): Promise<void> {
    const of = inquiry && { itemId: inquiry._id, label: inquiry.number }
    return journal.note({ by: staff.user.username, act, kind: 'inquiry', ...of })
  }

  app.get('/', { config, schema: { querystring: inquiryQuery, response: { 200: inquiryPage } } }, (request) =>
    inquiries.list(request.query, request.staff.user.id),
  )

  app.get('/export', { config, schema: { querystring: inquiryFilter } }, async (request, reply) => {
    await note(request, 'export')
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="inquiries.csv"')
      .send(Readable.from(inquiriesCsv(inquiries.all(request.query, request.staff.user.id))))
  })

  app.get('/colleagues', { config, schema: { response: { 200: colleagues } } }, async () => ({
    colleagues: await inquiries.colleagues(),
  }))

  app.get('/:id', { config, schema: { params: uuidParams, response: { 200: inquiryFound } } }, async (request) => ({
    inquiry: await inquiries.byId(request.params.id),
  }))

  // What a visitor has sent is saved, never shown: no type that a browser opens, and nothing in it may run.
  app.get('/:id/files/:file', { config, schema: { params: fileParams } }, async ({ params }, reply) => {
    const { name, bytes } = await files.read(params.id, params.file)
    return reply
      .headers(SENT_FILE_HEADERS)
      .header('content-disposition', `attachment; filename*=UTF-8''${asParameter(name)}`)
      .send(bytes)
  })

  app.post(
    '/:id/resend',
    { config, schema: { params: uuidParams, response: { 200: inquiryResent } } },
    async (request) => {
      const inquiry = await inquiries.resend(request.params.id, request.staff.user.username)
      await note(request, 'resend', inquiry)
      return { ok: true as const, inquiry }
    },
  )

  app.post(
    '/:id/state',
    { config, schema: { params: uuidParams, body: inquiryChange, response: { 200: inquiryChanged } } },
    async (request) => {
      const inquiry = await inquiries.change(request.params.id, request.body, request.staff.user.username)
      await note(request, inquiry.state, inquiry)
      return { ok: true as const, inquiry }
    },
  )

  app.get(
    '/:id/notes',
    { config, schema: { params: uuidParams, response: { 200: inquiryNotes } } },
    async ({ params }) => ({
      notes: await inquiries.notes(params.id),
    }),
  )

  app.post(
    '/:id/notes',
    { config, schema: { params: uuidParams, body: noteInput, response: { 200: noteTaken } } },
    async (request) => {
      const { params, body, staff } = request
      const added = await inquiries.addNote(params.id, body, staff.user.username)
      await note(request, 'note', await inquiries.byId(params.id))
      return { ok: true as const, note: added }
    },
  )

  app.delete('/:id', { config, schema: { params: uuidParams, response: { 200: inquiryErased } } }, async (request) => {
    const inquiry = await inquiries.byId(request.params.id)
    await inquiries.erase(request.params.id, request.staff.user.username)
    await note(request, 'erase', inquiry)
    return { ok: true as const }
  })

  app.post('/erase-old', { config, schema: { response: { 200: inquiriesErased } } }, async (request) => {
    const erased = await inquiries.eraseOld(request.staff.user.username)
    await note(request, 'erase')
    return { ok: true as const, erased }
  })
}

/** As RFC 8187 writes a parameter of a header. */
function asParameter(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
