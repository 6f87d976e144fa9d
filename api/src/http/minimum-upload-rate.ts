import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isTheirTurn } from './socket-timeout.ts'

/** Bytes a second that a sender has to reach on average, and the milliseconds over which that is looked at. */
const LEAST_BYTES_A_SECOND = 1024
const WINDOW = 30_000
const LOOK = 1_000

type Window = { since: number; bytes: number }

/**
 * Cuts off who sends a body by drops, which the limit for silence does not notice: less than 1 kB/s over 30 s. Time in
 * which we keep the sender waiting does not count.
 */
export function createBodyPace(app: FastifyInstance) {
  const windows = new Map<IncomingMessage, Window>()

  function look(): void {
    const now = performance.now()
    for (const [raw, window] of windows) {
      const { bytesRead } = raw.socket
      if (raw.complete) windows.delete(raw)
      else if (!isTheirTurn(raw)) windows.set(raw, { since: now, bytes: bytesRead })
      else if (now - window.since >= WINDOW) {
        if (bytesRead - window.bytes < (LEAST_BYTES_A_SECOND * WINDOW) / 1000) raw.destroy()
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
