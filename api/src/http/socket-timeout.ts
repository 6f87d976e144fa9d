import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { LIMITS } from './connection-limits.ts'

/** Milliseconds a connection may be silent while it waits for us. */
const WHILE_WE_WORK = 240_000

const waitingForUs = new WeakSet<IncomingMessage>()

/**
 * From now on the other side waits for us, and may be silent; without this an answer that takes long is cut off by the
 * limit for silent senders. The next request of the connection begins with that limit again.
 */
export function weWork({ raw }: FastifyRequest): void {
  waitingForUs.add(raw)
  raw.socket.setTimeout?.(WHILE_WE_WORK)
}

/** From now on we wait for bytes, and do not suffer silence. */
export function theySend({ raw }: FastifyRequest): void {
  waitingForUs.delete(raw)
  raw.socket.setTimeout?.(LIMITS.connectionTimeout)
}

/** Whether we wait for bytes of the request; so it is from its beginning. */
export function isTheirTurn(raw: IncomingMessage): boolean {
  return !waitingForUs.has(raw)
}

/** A hook for routes whose body is read already, or that have none. */
export function workHook(request: FastifyRequest, _reply: unknown, done: () => void): void {
  weWork(request)
  done()
}
