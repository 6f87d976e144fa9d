import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { API_HEADERS } from '#http/security-headers.ts'

/** Serves `/metrics` on a port of its own, which no proxy in front of the site should lead to. */
export async function serveMetrics(registry: Registry, { port, host }: { port: number; host: string }) {
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void answer.writeHead(404, API_HEADERS).end()
    try {
      const body = await registry.metrics()
      answer.writeHead(200, { ...API_HEADERS, 'content-type': registry.contentType }).end(body)
    } catch {
      answer.writeHead(500, API_HEADERS).end()
    }
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
