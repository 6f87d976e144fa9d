import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StubServer = {
  url: string
  port: number
  /** Ends it with its connections; resolves when the port is free. */
  stop(): Promise<void>
}

/**
 * Starts a server on a free port of loopback that stands for another one in a test. Where `answer` fails, the connection is cut:
 * the client may be gone in the middle of a body, which is no reason for the test's process to fail.
 */
export async function startStubServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<StubServer> {
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response)
    } catch (error) {
      if (!request.errored) console.error(error)
      response.destroy()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** The whole body of a request to a stub, as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await Array.fromAsync(request)).toString()
}
