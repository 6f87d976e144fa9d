import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type HttpError, invalid } from './errors.ts'
import { markAwaitingClient, markServerBusy } from './socket-timeout.ts'

/** Lets the routes of `app` take a file and nothing else; each reads it by `readFile`, when it is its turn. @throws 415 */
export function acceptFiles(app: FastifyInstance): void {
  // A body that was parsed, as JSON is, has no end left to wait for.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))
}

/**
 * The whole body of a request that is one file. What is left after an error is still taken off the wire, for a browser shows
 * no answer before it has sent all; twice the size is cut off.
 * @param tooMany what is thrown for more than `maxBytes` @throws 400 when it ends early
 */
export async function readFile(
  request: FastifyRequest,
  { maxBytes, tooMany }: { maxBytes: number; tooMany: () => HttpError },
): Promise<Buffer> {
  const { raw } = request
  const chunks: Buffer[] = []
  let size = 0
  markAwaitingClient(request)
  try {
    await new Promise<void>((resolve, reject) => {
      raw.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= maxBytes) chunks.push(chunk)
        else chunks.length = 0
        if (size > 2 * maxBytes) raw.destroy()
      })
      raw.once('end', resolve)
      raw.once('error', reject)
      raw.once('close', () => reject(new Error('the body ended early')))
    })
  } catch (error) {
    throw invalid('the body is not complete', 'file', 'validation', error)
  } finally {
    markServerBusy(request)
  }
  if (size > maxBytes) throw tooMany()
  return Buffer.concat(chunks)
}
