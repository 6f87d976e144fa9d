import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyAtOnce } from './errors.ts'

/** Unanswered requests of one connection; browsers and proxies send one at a time. */
const MAX_UNANSWERED = 10

/** Refuses what a connection asks beyond ten requests that are not answered yet, and then ends it. */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()

  app.addHook('onRequest', ({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, done) => {
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    done(count > MAX_UNANSWERED ? tooManyAtOnce() : undefined)
  })
}
