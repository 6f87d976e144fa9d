import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A site on loopback to which texts link: it answers each path as a test says, 404 all others, and remembers who asked. */
export async function startLinkedSite() {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The methods and paths that were asked for. */
    asked,
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    /** @param location of a redirect */
    say: (path: string, status: number, location?: string) =>
      void answers.set(path, (_, response) => void response.writeHead(status, location ? { location } : {}).end()),
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
export type LinkedSite = Awaited<ReturnType<typeof startLinkedSite>>
