import type { FastifyInstance } from 'fastify'
import type { TopicParts } from '#cache/public-caches.ts'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { DOCUMENT_SECTIONS, documentList } from '#contract/documents.ts'
import { notFound } from '#http/errors.ts'
import { createBucket } from '#supabase/bucket.ts'
import { createServedFiles } from './document-files.served.ts'
import { createDocumentFiles } from './document-files.store.ts'
import { createDocumentReads, type DocumentReads } from './documents.reads.ts'
import { documentsStaff } from './documents.staff.ts'
import { createDocumentWrites } from './documents.writes.ts'

/** Certificates, reports and other files to download. */
export function createDocuments({ supabase, visitors, changed, onChange, cacheOf }: TopicParts) {
  const reads = createDocumentReads(visitors)
  const cache = cacheOf('documents', 16 * 2 ** 20)
  const files = createDocumentFiles(supabase, createBucket(supabase, 'documents'))
  const writes = createDocumentWrites(supabase, changed)
  const served = createServedFiles(visitors)
  onChange(served.changed)
  return {
    /** What the search knows of those that are on the site. */
    searched: reads.searched,
    /** Which file stands at an address, and its bytes, for the pages. */
    source: { at: served.at, get: createBucket(visitors, 'documents').get },
    /** Those that are on the site. May throw 503. */
    certificates: () => reads.ofSection('certificates'),

    async visitors(scope: FastifyInstance) {
      scope.register(documentsRoutes, { prefix: '/api/documents', documents: reads, cache })
    },

    async staff(scope: FastifyInstance) {
      scope.register(documentsStaff, { prefix: '/api/admin/documents', documents: writes, files })
    },
  }
}

type DocumentsRoutesOptions = {
  documents: DocumentReads
  cache: ResponseCache
}

/** What visitors read of the documents. */
async function documentsRoutes(app: FastifyInstance, { documents, cache }: DocumentsRoutesOptions) {
  app.get<{ Params: { section: string } }>('/:section', (request, reply) => {
    const section = DOCUMENT_SECTIONS.find((known) => known === request.params.section)
    if (!section) throw notFound('section')
    return cache.send(request, reply, section, async () =>
      publicJson(documentList, { documents: await documents.ofSection(section) }),
    )
  })
}
