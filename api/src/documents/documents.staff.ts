import type { FastifyInstance } from 'fastify'
import {
  documentInput,
  documentMove,
  documentSaved,
  MAX_DOCUMENT_BYTES,
  sentDocumentFile,
  staffDocument,
  staffDocuments,
} from '#contract/documents.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { HttpError } from '#http/errors.ts'
import { repeatable } from '#http/idempotency-key.ts'
import { versionOf } from '#http/if-match.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import { uuidParams } from '#supabase/uuid.ts'
import type { DocumentFiles } from './document-files.store.ts'
import type { DocumentWrites } from './documents.writes.ts'

/** Files in memory at once, whole. */
const MAX_AT_ONCE = 2
const response = { 200: documentSaved, 201: documentSaved }

type DocumentsStaffOptions = { documents: DocumentWrites; files: DocumentFiles }

/** What staff do with the documents. */
export async function documentsStaff(instance: FastifyInstance, { documents, files }: DocumentsStaffOptions) {
  const app = instance.withTypeProvider<ContractTypes>()
  const semaphore = createSemaphore(MAX_AT_ONCE)

  app.get('/', { schema: { response: { 200: staffDocuments } } }, async () => ({ documents: await documents.all() }))

  app.get('/:id', { schema: { params: uuidParams, response: { 200: staffDocument } } }, ({ params }) =>
    documents.byId(params.id),
  )

  app.post('/', { schema: { body: documentInput, response } }, async (request, reply) => {
    const { document, isNew } = await documents.create(request.body, {
      request: repeatable(request, request.body),
      byWhom: request.staff.user.username,
    })
    return reply.code(isNew ? 201 : 200).send({ ok: true, document })
  })

  app.post('/:id', { schema: { params: uuidParams, body: documentInput, response } }, async (request) => {
    const options = {
      version: versionOf(request),
      request: repeatable(request, request.body),
      byWhom: request.staff.user.username,
    }
    return { ok: true as const, document: await documents.update(request.params.id, request.body, options) }
  })

  app.post('/:id/move', { schema: { params: uuidParams, body: documentMove } }, async ({ params, body, staff }) => {
    await documents.move(params.id, body.isUp, staff.user.username)
    return { ok: true }
  })

  app.delete('/:id', { schema: { params: uuidParams } }, async ({ params, staff }) => {
    await documents.remove(params.id, staff.user.username)
    return { ok: true }
  })

  app.register(async function sentFiles(scope) {
    const typed = scope.withTypeProvider<ContractTypes>()
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/pdf', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    typed.post(
      '/files',
      { bodyLimit: MAX_DOCUMENT_BYTES, schema: { response: { 201: sentDocumentFile } } },
      async (request, reply) => {
        const sent = request.body
        if (!Buffer.isBuffer(sent))
          throw new HttpError(415, 'only PDF is accepted', { field: 'file', code: 'documentType' })
        return reply.code(201).send(await semaphore.run(() => files.stage(sent)))
      },
    )
  })
}
