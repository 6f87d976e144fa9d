import type { FastifyRequest } from 'fastify'
import { invalid } from '#errors.ts'

const REQUEST_KEY = /^[\x21-\x7e]{8,100}$/

/** The header `Idempotency-Key`, `null` without one. @throws 400 */
export function requestKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && REQUEST_KEY.test(key)) return key
  throw invalid('Idempotency-Key must have 8 to 100 visible characters', 'Idempotency-Key')
}
