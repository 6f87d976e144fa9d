import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError, invalid } from './errors.ts'
import type { HeldBytes } from './held-bytes.ts'
import { markAwaitingClient, markServerBusy } from './socket-timeout.ts'

/** `tooMany` is what is thrown for more than `maxBytes`. */
export type FileSize = { maxBytes: number; tooMany: () => HttpError }
/** Told of bytes that came. */
type Count = ReturnType<HeldBytes['open']>['add']

/** Lets the routes of `app` take a file and nothing else; each reads it by `readFile`, when it is its turn. @throws 415 */
export function acceptFiles(app: FastifyInstance, type = 'application/octet-stream'): void {
  // A body that was parsed, as JSON is, has no end left to wait for.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(type, (_request, body, done) => done(null, body))
}

/**
 * The whole body of a request that is one file. What is left after an error is still taken off the wire, for a browser shows
 * no answer before it has sent all; twice the size is cut off.
 * @param signal ends the reading with its reason, an `HttpError`
 * @throws 400 when it ends early
 */
export async function readFile(
  request: FastifyRequest,
  { maxBytes, tooMany }: FileSize,
  count: Count = () => {},
  signal?: AbortSignal,
): Promise<Buffer> {
  const { raw } = request
  const chunks: Buffer[] = []
  let size = 0
  markAwaitingClient(request)
  try {
    await new Promise<void>((resolve, reject) => {
      raw.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= maxBytes && !signal?.aborted) {
          chunks.push(chunk)
          count(chunk.length)
        } else chunks.length = 0
        if (size > 2 * maxBytes) raw.destroy()
      })
      raw.once('end', resolve)
      raw.once('error', reject)
      raw.once('close', () => reject(new Error('the body ended early')))
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  } catch (error) {
    throw error instanceof HttpError ? error : invalid('the body is not complete', 'file', 'validation', error)
  } finally {
    markServerBusy(request)
  }
  if (size > maxBytes) throw tooMany()
  return Buffer.concat(chunks)
}

/**
 * Reads a file as `readFile` does, at the pace of its sender, and counts what it holds as long as `work` lasts.
 * @returns what `work` makes of it @throws 503 when it is given up for others
 */
export async function withFile<Result>(
  request: FastifyRequest,
  size: FileSize,
  held: HeldBytes,
  work: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const givenUp = new AbortController()
  const holder = held.open((error) => givenUp.abort(error))
  try {
    const bytes = await readFile(request, size, holder.add, givenUp.signal)
    holder.read()
    return await work(bytes)
  } finally {
    holder.close()
  }
}
