import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAwaitingClient } from './socket-timeout.ts'

/** Bytes per second that an upload has to reach on average, over so many milliseconds. */
const MIN_BYTES_PER_SECOND = 1024
const WINDOW = 30_000
const LOOK = 1_000

type Window = { since: number; bytes: number }

/**
 * Ends uploads slower than 1 kB/s over 30 s, which the idle timeout of sockets does not notice. Time in which the server
 * is busy with the request does not count.
 */
export function createMinimumUploadRate(app: FastifyInstance) {
  const windows = new Map<IncomingMessage, Window>()

  function look(): void {
    const now = performance.now()
    for (const [raw, window] of windows) {
      const { bytesRead } = raw.socket
      if (raw.complete) windows.delete(raw)
      else if (!isAwaitingClient(raw)) windows.set(raw, { since: now, bytes: bytesRead })
      else if (now - window.since >= WINDOW) {
        if (bytesRead - window.bytes < (MIN_BYTES_PER_SECOND * WINDOW) / 1000) raw.destroy()
        windows.set(raw, { since: now, bytes: bytesRead })
      }
    }
  }

  const timer = setInterval(look, LOOK).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  /** An onRequest hook for scopes whose routes take bodies. */
  return ({ raw }: FastifyRequest, _reply: unknown, done: () => void): void => {
    if (raw.method !== 'GET' && raw.method !== 'HEAD') {
      windows.set(raw, { since: performance.now(), bytes: raw.socket.bytesRead })
      raw.once('close', () => windows.delete(raw))
    }
    done()
  }
}
