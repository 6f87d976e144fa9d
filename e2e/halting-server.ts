import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server on loopback that passes everything on to `site`, and stops in the middle of each document, as a slow line
 * does: before the first `place` of its text, until it is told to go on.
 */
export async function startHaltingServer(site: string, place: RegExp) {
  const mayGoOn = Promise.withResolvers<void>()
  const server = createServer(async ({ url }, outgoing) => {
    const { status, headers, body } = await pass(`${site}${url}`)
    outgoing.writeHead(status, headers)
    const halt = headers['content-type']?.startsWith('text/html') ? body.toString('latin1').search(place) : -1
    if (halt >= 0) {
      outgoing.write(body.subarray(0, halt))
      await mayGoOn.promise
    }
    outgoing.end(body.subarray(Math.max(halt, 0)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn: () => mayGoOn.resolve(),
    async stop(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function pass(address: string) {
  const answer = await fetch(address, { redirect: 'manual' })
  const { 'content-encoding': _packed, 'content-length': _packedBytes, ...headers } = Object.fromEntries(answer.headers)
  return {
    status: answer.status,
    headers: headers as Record<string, string>,
    body: Buffer.from(await answer.arrayBuffer()),
  }
}
