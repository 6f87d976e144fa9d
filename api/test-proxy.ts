import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

type Seen = { method: string; path: string }
/** What happens instead of an answer, or to it; a number is a status. */
type Fault = number | 'silence' | 'answer lost' | 'five seconds late' | undefined

/** A stub on loopback in front of Supabase that counts what passes, and breaks what a test wants broken. */
export async function startProxy(target: string) {
  const seen: Seen[] = []
  let fault: (request: Seen) => Fault = () => undefined

  const server = createServer(async (incoming, outgoing) => {
    const request = { method: incoming.method ?? '', path: incoming.url ?? '' }
    seen.push(request)
    const wrong = fault(request)
    if (wrong === 'silence') return
    if (typeof wrong === 'number') {
      incoming.resume()
      outgoing.writeHead(wrong, { 'content-type': 'text/html' }).end('<h1>broken</h1>')
      return
    }
    if (wrong === 'five seconds late') await new Promise((resolve) => setTimeout(resolve, 5000))
    const { hostname, port } = new URL(target)
    const passed = httpRequest({
      hostname,
      port,
      method: request.method,
      path: request.path,
      headers: incoming.headers,
    })
    passed.on('error', () => outgoing.destroy())
    passed.on('response', (answer) => {
      if (wrong === 'answer lost') {
        answer.resume().on('end', () => outgoing.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Counts and returns the requests so far, and begins anew. */
    take: () => seen.splice(0),
    breakWhen(rule: typeof fault): void {
      fault = rule
    },
    heal(): void {
      fault = () => undefined
    },
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
export type TestProxy = Awaited<ReturnType<typeof startProxy>>
