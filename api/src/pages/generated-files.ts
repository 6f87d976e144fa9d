import type { FastifyReply, FastifyRequest } from 'fastify'
import { createResponseCache } from '#cache/response-cache.ts'
import { notFound } from '#http/errors.ts'
import { MADE_FILE_HEADERS, OPEN_FILE_HEADERS } from '#http/security-headers.ts'
import type { MadeFileSource, Maker } from './page-renderer.ts'

/** Milliseconds after which a file is made anew. */
const LIFETIME = 60_000

/**
 * Sends what is made of facts and news when it is asked for: feeds, sitemap, robots.txt. It is made once for all who
 * ask; when Supabase is away, the last copy serves on.
 */
export function createMadeFiles(
  source: MadeFileSource,
  { development, upToDate }: { development: boolean; upToDate: () => Promise<void> },
) {
  const answers = createResponseCache({ lifetime: development ? 0 : LIFETIME, maxBytes: 128 * 2 ** 20 })

  async function content(maker: Maker) {
    const file = await maker(source)
    if (!file) throw notFound('file')
    const headers = file.isForOthers ? OPEN_FILE_HEADERS : MADE_FILE_HEADERS
    return { body: file.body, headers: { ...headers, 'content-type': file.type } }
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply, path: string, maker: Maker): Promise<unknown> {
      await upToDate()
      return answers.send(request, reply, path, () => content(maker))
    },
    drop: answers.clear,
  }
}
