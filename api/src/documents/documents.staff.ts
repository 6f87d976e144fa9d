import type { FastifyInstance } from 'fastify'
import {
  documentInput,
  documentLinks,
  documentSaved,
  MAX_DOCUMENT_BYTES,
  sentDocumentFile,
  staffDocument,
  staffDocuments,
} from '#contract/documents.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { HttpError } from '#http/errors.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import { registerPlaces, registerStaff } from '#registers/register.staff.ts'
import type { DocumentFiles } from './document-files.store.ts'
import type { DocumentWrites } from './documents.writes.ts'

/** Files in memory at once, whole. */
const MAX_AT_ONCE = 2

type DocumentsStaffOptions = { documents: DocumentWrites; files: DocumentFiles }

/** What staff do with the documents. */
export async function documentsStaff(instance: FastifyInstance, { documents, files }: DocumentsStaffOptions) {
  const app = instance.withTypeProvider<ContractTypes>()
  const semaphore = createSemaphore(MAX_AT_ONCE)

  registerStaff(instance, {
    writes: documents,
    input: documentInput,
    item: staffDocument,
    list: staffDocuments,
    saved: documentSaved,
    listOf: (all) => ({ documents: all }),
    savedOf: (document) => ({ document }),
  })

  app.get('/links', { schema: { response: { 200: documentLinks } } }, async () => ({
    documents: await documents.links(),
  }))

  registerPlaces(instance, documents)

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
