import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, Server as Listener, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

declare module 'fastify' {
  interface FastifyInstance {
    drain: { isDraining(): boolean; begin(server: Server, milliseconds: number): Promise<void> }
  }
}

/** Milliseconds that the connection accepted last has for sending its request. */
const LAST_REQUEST = 1_000
/** Milliseconds between two checks for connections whose last response has ended. */
const CHECK_INTERVAL = 100
/** Checks of the backlog; with clients that never stop connecting it is never empty. */
const MAX_CHECKS = 20

/**
 * Lets a server end without dropping a request: from `begin` on each response closes its connection, so that clients
 * reconnect, and `isDraining` lets `/drainz` send load balancers elsewhere.
 */
export function createDrain() {
  let isDraining = false

  /**
   * For `http.createServer`. Closes the connection as late as possible, when the head of a response is written: of requests
   * in flight when draining begins, too, and past Fastify's hooks. (`preClose` cannot do it: a closing Fastify refuses
   * `inject`, by which pages are rendered.)
   */
  class DrainedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(...head: unknown[]): this {
      if (isDraining) this.shouldKeepAlive = false
      return super.writeHead(...(head as [number]))
    }
  }

  return {
    ServerResponse: DrainedResponse,
    isDraining: () => isDraining,
    /**
     * Resolves when the server may be closed.
     * @param milliseconds for which requests are still accepted; 0 without load balancers
     */
    async begin(server: Server, milliseconds: number): Promise<void> {
      isDraining = true
      if (milliseconds > 0) await takeRequests(server, milliseconds)
      const checking = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL)
      server.once('close', () => clearInterval(checking))
    },
  }
}

/** Stops listening when the backlog is empty, and lets all accepted connections send their requests. */
async function takeRequests(server: Server, milliseconds: number): Promise<void> {
  await wait(milliseconds)
  for (let checks = 0; checks < MAX_CHECKS && server.listening; checks += 1) if (await isBacklogEmpty(server)) break
  // `close` of an HTTP server would also end connections that have not sent anything yet.
  Listener.prototype.close.call(server)
  await wait(LAST_REQUEST)
}

/**
 * Whether the backlog of the socket is empty: the system hands connections over in the order in which they came, so a probe
 * is accepted after all that were there before. Those would be reset when the server closes.
 */
async function isBacklogEmpty(server: Server): Promise<boolean> {
  const { port, address } = server.address() as AddressInfo
  const host = address === '::' ? '::1' : address === '0.0.0.0' ? '127.0.0.1' : address
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let isEmpty = true
  const probe = connect({ port, host }).on('error', () => resolve(isEmpty))
  const onConnection = (socket: Socket) => {
    // Those after it may be accepted in the same turn of the event loop.
    if (socket.remotePort === probe.localPort) setImmediate(() => resolve(isEmpty))
    else isEmpty = false
  }
  server.on('connection', onConnection)
  try {
    return await promise
  } finally {
    server.off('connection', onConnection)
    probe.destroy()
  }
}
