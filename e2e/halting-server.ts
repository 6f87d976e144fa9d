import { startStubServer } from 'supabase/stub-server'

/**
 * A server on loopback that passes everything on to `site`, and stops in the middle of each document, as a slow line
 * does: before the first `place` of its text, until it is told to go on.
 */
export async function startHaltingServer(site: string, place: RegExp) {
  const mayGoOn = Promise.withResolvers<void>()
  const { url, stop } = await startStubServer(async (incoming, outgoing) => {
    const { status, headers, body } = await pass(`${site}${incoming.url}`)
    outgoing.writeHead(status, headers)
    const halt = headers['content-type']?.startsWith('text/html') ? body.toString('latin1').search(place) : -1
    if (halt >= 0) {
      outgoing.write(body.subarray(0, halt))
      await mayGoOn.promise
    }
    outgoing.end(body.subarray(Math.max(halt, 0)))
  })
  return { url, goOn: () => mayGoOn.resolve(), stop }
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
