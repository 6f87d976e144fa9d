import type { FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_TOKEN } from '#contract/news-preview.ts'

/** The path of a request as the log may hold it: what stands in a query may be about people, or be a token. */
export function loggedPath({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = url.split('?', 1)[0] ?? ''
  // Whoever has the address of a preview sees it.
  return PREVIEW_TOKEN.test(path.slice(path.lastIndexOf('/') + 1)) ? '/news/…' : path
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An open form calls it every few seconds: no line of the log. */
    isFrequent?: true
  }
}

/** An onResponse hook: one line for each write, with who did it. */
export function logWrite(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, staff } = request
  const ended = { status: reply.statusCode, ms: Math.round(reply.elapsedTime), by: staff?.user.username }
  if (method !== 'GET' && !request.routeOptions.config.isFrequent)
    request.log.info({ method, path: loggedPath(request), ...ended }, 'write')
  done()
}
