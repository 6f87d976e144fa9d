import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { invalid, keyReused } from './errors.ts'

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,100}$/

/** A request that may come again: its `Idempotency-Key`, and the SHA-256 of its content in hexadecimal. */
export type RepeatableRequest = { key: string; hash: string }

/** The header `Idempotency-Key`, `null` without one. @throws 400 */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key
  throw invalid('Idempotency-Key must have 8 to 100 visible characters', 'Idempotency-Key')
}

/**
 * What names a request whose content has been read; `null` without the header `Idempotency-Key`.
 * @param content the same values in the same order are the same content
 * @throws 400 for a bad key
 */
export function repeatable(request: FastifyRequest, ...content: unknown[]): RepeatableRequest | null {
  const key = idempotencyKeyOf(request)
  return key === null ? null : { key, hash: createHash('sha256').update(JSON.stringify(content)).digest('hex') }
}

/**
 * Whether a row was written by this very request before.
 * @param stored the key and the hash of the request that wrote the row
 * @throws 409 when the key came with another content
 */
export function isRepeated(
  request: RepeatableRequest | null,
  stored: { key: string | null; hash: string | null },
): boolean {
  if (request?.key !== stored.key || stored.key === null) return false
  if (stored.hash !== null && stored.hash !== request.hash) throw keyReused()
  return true
}
