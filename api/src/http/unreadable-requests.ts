import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid } from './errors.ts'
import { API_HEADERS } from './security-headers.ts'

/** What Node makes of bytes that are no request, by its code. */
const REFUSALS: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request timeout'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'the request is too large'],
  HPE_HEADER_OVERFLOW: [431, 'the request headers are too large'],
}

function refusal(status: number, error: string): string {
  const body = JSON.stringify({ error, code: 'validation' })
  const headers = {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

/** For Fastify's `clientErrorHandler`: says in JSON, with the headers of the API, why bytes are no request. */
export function answerUnreadable({ code }: { code?: string }, socket: Socket): void {
  const [status, error] = REFUSALS[code ?? ''] ?? [400, 'bad request']
  if (code !== 'ECONNRESET' && socket.writable) socket.write(refusal(status, error))
  socket.destroySoon()
}

/**
 * Takes over what Node would answer without a word and without our headers: a request of HTTP/1.1 that names no host
 * (`requireHostHeader` has to be off), and one that expects what no one knows, which a server may overlook. A request
 * that names more than one host is refused too (RFC 9112, 3.2); Node would read the first.
 */
export function refuseUnreadable(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', ({ raw }: FastifyRequest, _reply, done) => {
    const hosts = countHosts(raw.rawHeaders)
    if (hosts > 1) return done(invalid('the request names more than one host'))
    done(hosts === 1 || raw.httpVersion !== '1.1' ? undefined : invalid('the request names no host'))
  })
}

/** @param headers names and values in turn */
function countHosts(headers: readonly string[]): number {
  let count = 0
  for (let at = 0; at < headers.length; at += 2) if (headers[at]?.toLowerCase() === 'host') count += 1
  return count
}
