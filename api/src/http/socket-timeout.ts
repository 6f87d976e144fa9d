import type { IncomingMessage, Server } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { LIMITS } from './connection-limits.ts'

/** Milliseconds a connection may be idle while the server works on its request. */
const SERVER_BUSY_TIMEOUT = 240_000

/** Milliseconds for reading what had come when a connection was found idle. */
const LAST_LOOK = 500

const busy = new WeakSet<IncomingMessage>()

/**
 * From now on the server is busy with the request, and the client may be idle; without this the timeout of idle clients
 * would cut off a slow response. The next request of the connection begins with that timeout again.
 */
export function markServerBusy({ raw }: FastifyRequest): void {
  busy.add(raw)
  raw.socket.setTimeout?.(SERVER_BUSY_TIMEOUT)
}

/** From now on the server waits for bytes of the client, which may not be idle. */
export function markAwaitingClient({ raw }: FastifyRequest): void {
  busy.delete(raw)
  raw.socket.setTimeout?.(LIMITS.connectionTimeout)
}

/** Whether the server waits for bytes of the request, as from its beginning. */
export function isAwaitingClient(raw: IncomingMessage): boolean {
  return !busy.has(raw)
}

/** A hook for routes whose body is read already, or that have none. */
export function serverBusyHook(request: FastifyRequest, _reply: unknown, done: () => void): void {
  markServerBusy(request)
  done()
}

/**
 * Ends connections that have been idle for as long as they may be. A process that was late itself finds the time over before
 * it has read what came meanwhile: only who has sent nothing then is cut off.
 */
export function endIdleConnections(server: Server): void {
  server.on('timeout', (socket) => {
    const { bytesRead } = socket
    setTimeout(() => {
      if (socket.bytesRead === bytesRead) socket.destroy()
    }, LAST_LOOK).unref()
  })
}
