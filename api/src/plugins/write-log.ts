import type { FastifyReply, FastifyRequest } from 'fastify'

/** An onResponse hook: one line for each write, with who did it. */
export function logWrite(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, url, staff } = request
  request.log.info({ method, url, status: reply.statusCode, by: staff?.user.username }, 'write')
  done()
}
