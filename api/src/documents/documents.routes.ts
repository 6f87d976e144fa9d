import type { FastifyInstance } from 'fastify'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { DOCUMENT_SECTIONS, documentList } from '#contract/documents.ts'
import type { AnswerCheck } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import type { DocumentReads } from './documents.reads.ts'

export type DocumentsRoutesOptions = {
  documents: DocumentReads
  cache: ResponseCache
  check: AnswerCheck
}

/** What visitors read of the documents. */
export async function documentsRoutes(app: FastifyInstance, { documents, cache, check }: DocumentsRoutesOptions) {
  app.get<{ Params: { section: string } }>('/:section', (request, reply) => {
    const section = DOCUMENT_SECTIONS.find((known) => known === request.params.section)
    if (!section) throw notFound('section')
    return cache.send(request, reply, section, async () =>
      publicJson(check(documentList, { documents: await documents.ofSection(section) })),
    )
  })
}
