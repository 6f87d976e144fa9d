import type { FastifyInstance } from 'fastify'
import { describedRoutes } from '#collections/collection.described.ts'
import { collectionPlaces, collectionStaff } from '#collections/collection.staff.ts'
import { documents as described, documentLinks } from '#contract/collections/documents.ts'
import { MAX_DOCUMENT_BYTES, sentDocumentFile } from '#contract/documents.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { HttpError, tooLarge } from '#http/errors.ts'
import { uploadRoute } from '#http/upload-route.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import type { DocumentFiles } from './document-files.store.ts'
import type { DocumentWrites } from './documents.writes.ts'

/** Files in memory at once, whole. */
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

  collectionPlaces(instance, { move: documents.move, role: described.role })

  uploadRoute(instance, {
    url: '/files',
    config: { role: 'documents' },
    type: 'application/pdf',
    size: SIZE,
    field: 'file',
    missing: () => new HttpError(415, 'only PDF is accepted', { field: 'file', code: 'documentType' }),
    judge: () => null,
    place: (_request, work) => semaphore.run(work),
    stage: files.stage,
    staged: sentDocumentFile,
  })
}
