import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, Server as Listener, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

declare module 'fastify' {
  interface FastifyInstance {
    drain: { isDraining(): boolean; begin(server: Server, milliseconds: number): Promise<void> }
  }
}

/** Milliseconds that a connection accepted last has for sending its request. */
const LAST_REQUEST = 1_000
/** Milliseconds between two looks for connections whose last answer has ended. */
const LOOK = 100
/** Times that the backlog is looked at; with clients that never stop connecting it is never empty. */
const MAX_LOOKS = 20

/**
 * Lets a server end without dropping a request: from `begin` on each answer closes its connection, so that clients
 * come back on a new one, and `isDraining` lets `/drainz` send the load balancer elsewhere.
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
    /**
     * Resolves when the server may be closed.
     * @param milliseconds how long requests are still taken; 0 when nobody is to be sent elsewhere
     */
    async begin(server: Server, milliseconds: number): Promise<void> {
      isDraining = true
      if (milliseconds > 0) await takeRequests(server, milliseconds)
      const looking = setInterval(() => server.closeIdleConnections(), LOOK)
      server.once('close', () => clearInterval(looking))
    },
  }
}
export type Drain = ReturnType<typeof createDrain>

/** Stops listening when nobody waits to be accepted, and lets all whom it has accepted send what they ask. */
async function takeRequests(server: Server, milliseconds: number): Promise<void> {
  await wait(milliseconds)
  for (let looks = 0; looks < MAX_LOOKS && server.listening; looks += 1) if (await isBacklogEmpty(server)) break
  // The `close` of an HTTP server would also cut off those who have not sent anything yet.
  Listener.prototype.close.call(server)
  await wait(LAST_REQUEST)
}

/**
 * Whether nobody waits to be accepted: the system hands connections over in the order in which they came, so one of our
 * own is accepted after all that were there before. Those would be reset when the server closes.
 */
async function isBacklogEmpty(server: Server): Promise<boolean> {
  const { port, address } = server.address() as AddressInfo
  const host = address === '::' ? '::1' : address === '0.0.0.0' ? '127.0.0.1' : address
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let isEmpty = true
  const probe = connect({ port, host }).on('error', () => resolve(isEmpty))
  const look = (socket: Socket) => {
    // Those after it may be accepted in the same turn of the event loop.
    if (socket.remotePort === probe.localPort) setImmediate(() => resolve(isEmpty))
    else isEmpty = false
  }
  server.on('connection', look)
  try {
    return await promise
  } finally {
    server.off('connection', look)
    probe.destroy()
  }
}
