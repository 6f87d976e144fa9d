import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

declare module 'fastify' {
  interface FastifyInstance {
    drain: { isDraining(): boolean; begin(server: Server, milliseconds: number): Promise<void> }
  }
}

/** Milliseconds between two looks for connections whose last answer has ended. */
const LOOK = 100

/**
 * Lets a server end without dropping a request: from `begin` on each answer closes its connection, so that clients
 * come back on a new one, and `isDraining` lets `/readyz` send the load balancer elsewhere.
 */
export function createDrain() {
  let isDraining = false

  /** For `http.createServer`: says "close" as late as possible, when the head of an answer is written. */
  class DrainedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {}
  const { writeHead } = ServerResponse.prototype
  DrainedResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    if (isDraining) this.shouldKeepAlive = false
    return Reflect.apply(writeHead, this, head)
  } as typeof writeHead

  return {
    ServerResponse: DrainedResponse,
    isDraining: () => isDraining,
    /** @param milliseconds how long requests are still taken; then the server may be closed */
    async begin(server: Server, milliseconds: number): Promise<void> {
      isDraining = true
      await wait(milliseconds)
      const looking = setInterval(() => server.closeIdleConnections(), LOOK)
      server.once('close', () => clearInterval(looking))
    },
  }
}
export type Drain = ReturnType<typeof createDrain>
