import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES } from '#contract/pictures.ts'
import { HttpError, invalid, tooLarge } from '#http/errors.ts'
import { markAwaitingClient, markServerBusy } from '#http/socket-timeout.ts'

/**
 * The parts of a multipart body, one after the other, never more than `MAX_UPLOAD_BYTES` together.
 * What is left after an error is still taken off the wire, for a browser shows no answer before it has sent all.
 */
export function openBody(request: FastifyRequest) {
  const { raw } = request
  const announced = Number(request.headers['content-length'] ?? 0)
  const overflow = Promise.withResolvers<never>()
  overflow.promise.catch(() => {})
  let bytes = 0

  function count(chunk: Buffer): void {
    bytes += chunk.length
    if (bytes > MAX_UPLOAD_BYTES) overflow.reject(tooLarge('the request is too large'))
    if (bytes > 2 * MAX_UPLOAD_BYTES) raw.destroy()
  }

  if (announced > MAX_UPLOAD_BYTES) overflow.reject(tooLarge('the request is too large'))
  const parts = request.parts()[Symbol.asyncIterator]()
  raw.on('data', count)
  markAwaitingClient(request)

  return {
    /** The next part, or `undefined` after the last. @throws 400 or 413 */
    async next(): Promise<Multipart | undefined> {
      const { value, done } = await Promise.race([parts.next().catch(toFormError), overflow.promise])
      if (!done) return value
      markServerBusy(request)
      return undefined
    },

    /** Does what keeps the sender waiting; the part must be read. */
    async unhurried<T>(work: () => Promise<T>): Promise<T> {
      markServerBusy(request)
      try {
        return await work()
      } finally {
        markAwaitingClient(request)
      }
    },

    /** To be called in the end, whatever happened. */
    close(): void {
      raw.unpipe()
      raw.resume()
      if (raw.readableEnded) markServerBusy(request)
      else raw.once('end', () => markServerBusy(request))
    },
  }
}

/** @throws HttpError for an error of the multipart reader, which answers 500 to much that is the sender's fault */
export function toFormError(error: unknown): never {
  const { statusCode } = error as { statusCode?: number }
  if (error instanceof HttpError) throw error
  if (statusCode === 413) throw tooLarge('the form has too many parts')
  throw invalid('the body is not a complete form')
}
