import type { FastifyReply, FastifyRequest } from 'fastify'
import { createResponseCache } from '#cache/response-cache.ts'
import type { ServedFile } from '#documents/document-files.served.ts'
import { notFound } from '#http/errors.ts'
import { DOCUMENT_HEADERS, PICTURE_HEADERS } from '#http/security-headers.ts'
import { type Bucket, typeOf } from '#supabase/bucket.ts'

const MAX_BYTES = 128 * 2 ** 20
const THUMBNAIL = /^thumbnails\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/
/** The day on which a version was replaced, in its address. */
const EARLIER = /\/\d{4}-\d\d-\d\d(-\d+)?\.pdf$/

/** What the API knows of the files of documents. */
export type DocumentSource = {
  at: (address: string) => Promise<ServedFile>
  get: Bucket['get']
}

/** Sends what stands below `/documents`: the files that staff have sent, and those that came with the site. */
export function createDocumentSender({ at, get }: DocumentSource) {
  const cache = createResponseCache({ lifetime: Number.POSITIVE_INFINITY, maxBytes: MAX_BYTES })

  function sendStored(request: FastifyRequest, reply: FastifyReply, name: string, more: Record<string, string>) {
    return cache.send(request, reply, name, async () => {
      const body = await get(name)
      if (!body) throw notFound('file')
      return { body, headers: { ...more, 'content-type': typeOf(name) } }
    })
  }

  /** @param address below `/documents/` */
  return async function send(request: FastifyRequest, reply: FastifyReply, address: string): Promise<unknown> {
    const [, thumbnail] = THUMBNAIL.exec(address) ?? []
    if (thumbnail) return sendStored(request, reply, `${thumbnail}.webp`, PICTURE_HEADERS)
    if (!address.endsWith('.pdf')) throw notFound('file')
    const file = await at(address)
    if (file === null) throw notFound('file')
    if (file !== 'built in') return sendStored(request, reply, `${file.stored}.pdf`, DOCUMENT_HEADERS)
    return reply.headers(DOCUMENT_HEADERS).sendFile(`documents/${address.replace(EARLIER, '.pdf')}`)
  }
}
