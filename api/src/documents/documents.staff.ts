import type { FastifyInstance } from 'fastify'
import { describedRoutes } from '#collections/collection.described.ts'
import { collectionPlaces, collectionStaff } from '#collections/collection.staff.ts'
import { documents as described, documentLinks } from '#contract/collections/documents.ts'
import { MAX_DOCUMENT_BYTES, sentDocumentFile } from '#contract/documents.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { HttpError, invalid, tooLarge } from '#http/errors.ts'
import { acceptFiles, readFile } from '#http/file-body.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import type { DocumentFiles } from './document-files.store.ts'
import type { DocumentWrites } from './documents.writes.ts'

/** Files in memory at once, whole; the body of one that waits is not read meanwhile. */
const MAX_CONCURRENT = 2

const SIZE = { maxBytes: MAX_DOCUMENT_BYTES, tooMany: () => tooLarge('the request is too large') }

type DocumentsStaffOptions = { documents: DocumentWrites; files: DocumentFiles }

/** What staff do with the documents. */
export async function documentsStaff(instance: FastifyInstance, { documents, files }: DocumentsStaffOptions) {
  const app = instance.withTypeProvider<ContractTypes>()
  const semaphore = createSemaphore(MAX_CONCURRENT)

  collectionStaff(instance, { writes: documents, ...describedRoutes(described) })

  app.get('/links', { config: { role: 'anyRole' }, schema: { response: { 200: documentLinks } } }, async () => ({
    documents: await documents.links(),
  }))

  collectionPlaces(instance, documents)

  app.register(async function sentFiles(scope) {
    const typed = scope.withTypeProvider<ContractTypes>()
    acceptFiles(scope, 'application/pdf')
    typed.post(
      '/files',
      { config: { role: 'documents' }, schema: { response: { 201: sentDocumentFile } } },
      async (request, reply) => {
        if (!request.body) throw new HttpError(415, 'only PDF is accepted', { field: 'file', code: 'documentType' })
        const staged = await semaphore.run(async () => {
          // Who has gone while the file waited sends nothing any more, not even an end.
          if (request.raw.destroyed) throw invalid('the body is not complete', 'file')
          return files.stage(await readFile(request, SIZE))
        })
        return reply.code(201).send(staged)
      },
    )
  })
}
