import type { FastifyReply, FastifyRequest } from 'fastify'
import { createResponseCache } from '#cache/response-cache.ts'
import type { ServedFile } from '#documents/document-files.served.ts'
import type { DocumentFileKind } from '#documents/documents.bucket.ts'
import { notFound } from '#http/errors.ts'
import { DOCUMENT_HEADERS, PICTURE_HEADERS } from '#http/security-headers.ts'

const MAX_BYTES = 128 * 2 ** 20
const THUMBNAIL = /^thumbnails\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/
/** The day on which a version was replaced, in its address. */
const EARLIER = /\/\d{4}-\d\d-\d\d(-\d+)?\.pdf$/

/** What the API knows of the files of documents. */
export type DocumentSource = {
  at: (address: string) => Promise<ServedFile>
  get: (id: string, kind: DocumentFileKind) => Promise<Buffer | null>
}

/** Sends what stands below `/documents`: the files that staff have sent, and those that came with the site. */
export function createDocumentSender({ at, get }: DocumentSource) {
  const cache = createResponseCache({ lifetime: Number.POSITIVE_INFINITY, maxBytes: MAX_BYTES })

  function sendStored(request: FastifyRequest, reply: FastifyReply, id: string, kind: DocumentFileKind) {
    return cache.send(request, reply, `${id}.${kind}`, async () => {
      const body = await get(id, kind)
      if (!body) throw notFound('file')
      const headers = kind === 'pdf' ? { ...DOCUMENT_HEADERS } : { ...PICTURE_HEADERS, 'content-type': 'image/webp' }
      return { body, headers }
    })
  }

  /** @param address below `/documents/` */
  return async function send(request: FastifyRequest, reply: FastifyReply, address: string): Promise<unknown> {
    const [, thumbnail] = THUMBNAIL.exec(address) ?? []
    if (thumbnail) return sendStored(request, reply, thumbnail, 'webp')
    if (!address.endsWith('.pdf')) throw notFound('file')
    const file = await at(address)
    if (file === null) throw notFound('file')
    if (file !== 'built in') return sendStored(request, reply, file.stored, 'pdf')
    return reply.headers(DOCUMENT_HEADERS).sendFile(`documents/${address.replace(EARLIER, '.pdf')}`)
  }
}
