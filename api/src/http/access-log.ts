import type { FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_TOKEN } from '#contract/news-preview.ts'

/** The path of a request as the log may hold it: what stands in a query may be about people, or be a token. */
export function loggedPath({ url }: Pick<FastifyRequest, 'url'>): string {
  const segments = (url.split('?', 1)[0] ?? '').split('/')
  const [, folder] = segments.map(decoded)
  // Anyone who has the address of a preview sees it, and so with `/uploads/news/{permission}/{file}`.
  const isSecret = (segment: string, at: number) =>
    PREVIEW_TOKEN.test(decoded(segment).toLowerCase()) || (folder === 'uploads' && at > 2 && at < segments.length - 1)
  return segments.map((segment, at) => (isSecret(segment, at) ? '…' : segment)).join('/')
}

/** As the router reads it; as it stands when it is not encoded well. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
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
