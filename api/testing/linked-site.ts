import type { IncomingMessage, ServerResponse } from 'node:http'
import { startStubServer } from 'supabase/stub-server'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A site on loopback to which texts link: it answers each path as a test says, 404 all others, and remembers who asked. */
export async function startLinkedSite() {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const { url, stop } = await startStubServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  return {
    url,
    /** The methods and paths that were asked for. */
    asked,
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    /** @param location of a redirect */
    say: (path: string, status: number, location?: string) =>
      void answers.set(path, (_, response) => void response.writeHead(status, location ? { location } : {}).end()),
    stop,
  }
}
export type LinkedSite = Awaited<ReturnType<typeof startLinkedSite>>
