import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

type Seen = { method: string; path: string }
/** What happens instead of an answer, or to it; a number is a status. */
type Fault =
  | number
  | 'silence'
  | 'cut'
  | 'answer lost'
  | 'two seconds late'
  | 'five seconds late'
  | 'sixteen seconds late'
  | 'in turn'
  | { status: number; body: string; headers?: Record<string, string> }
  | undefined
const LATE: Partial<Record<Fault & string, number>> = {
  'two seconds late': 2000,
  'five seconds late': 5000,
  'sixteen seconds late': 16_000,
}

/** Milliseconds that a busy database takes for one call, when it answers one after the other. */
const TURN = 100

/** Milliseconds for which a connection waits for its next request, as at the embedded Supabase. */
const KEEP_ALIVE = 75_000

/** A stub on loopback in front of Supabase that counts what passes, and breaks what a test wants broken. */
export async function startProxy(target: string) {
  const seen: Seen[] = []
  let turn = Promise.resolve()
  let fault: (request: Seen) => Fault = () => undefined

  const server = createServer(async (incoming, outgoing) => {
    const request = { method: incoming.method ?? '', path: incoming.url ?? '' }
    seen.push(request)
    const wrong = fault(request)
    if (wrong === 'silence') return
    if (wrong === 'cut') return void incoming.socket.destroy()
    if (typeof wrong === 'object') {
      incoming.resume()
      return void outgoing
        .writeHead(wrong.status, { 'content-type': 'application/json', ...wrong.headers })
        .end(wrong.body)
    }
    if (typeof wrong === 'number') {
      incoming.resume()
      outgoing.writeHead(wrong, { 'content-type': 'text/html' }).end('<h1>broken</h1>')
      return
    }
    const late = typeof wrong === 'string' ? LATE[wrong] : undefined
    if (late) await new Promise((resolve) => setTimeout(resolve, late))
    if (wrong === 'in turn') {
      turn = turn.then(() => new Promise((resolve) => setTimeout(resolve, TURN)))
      await turn
    }
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
  // The header that names the embedded Supabase's time is passed on: a connection that this server ended sooner could be
  // taken for a write, which no one sends a second time.
  server.keepAliveTimeout = KEEP_ALIVE
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    /** Counts and returns the requests so far, and begins again at none. */
    take: () => seen.splice(0),
    breakWhen(rule: typeof fault): void {
      fault = rule
    },
    heal(): void {
      fault = () => undefined
    },
    /** Ends the connections on which nothing is asked at the moment. */
    endIdle: () => server.closeIdleConnections(),
    /** From now on connections are refused. */
    async close(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
    /** They are accepted again. */
    async open(): Promise<void> {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
export type TestProxy = Awaited<ReturnType<typeof startProxy>>
