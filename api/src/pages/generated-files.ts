import type { FastifyReply, FastifyRequest } from 'fastify'
import { createResponseCache } from '#cache/response-cache.ts'
import { notFound } from '#http/errors.ts'
import { GENERATED_FILE_HEADERS, OPEN_FILE_HEADERS } from '#http/security-headers.ts'
import type { FileGenerator, GeneratedFileSource } from './page-renderer.ts'

/** Milliseconds after which a file is generated again. */
const LIFETIME = 60_000

/**
 * Sends files that are generated from content and news on request: feeds, sitemap, robots.txt. Concurrent requests share
 * one generation; when Supabase is away, the last one is served stale.
 */
export function createGeneratedFiles(
  source: GeneratedFileSource,
  { development, upToDate }: { development: boolean; upToDate: () => Promise<void> },
) {
  const cache = createResponseCache({ lifetime: development ? 0 : LIFETIME, maxBytes: 128 * 2 ** 20 })

  async function content(generator: FileGenerator) {
    const file = await generator(source)
    if (!file) throw notFound('file')
    const headers = file.isCrossOrigin ? OPEN_FILE_HEADERS : GENERATED_FILE_HEADERS
    const disposition = file.isAttachment && { 'content-disposition': 'attachment' }
    return { body: file.body, headers: { ...headers, ...disposition, 'content-type': file.type } }
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply, path: string, generator: FileGenerator): Promise<unknown> {
      await upToDate()
      return cache.send(request, reply, path, () => content(generator))
    },
    drop: cache.clear,
  }
}
