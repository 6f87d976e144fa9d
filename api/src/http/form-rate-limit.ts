import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { tooManyAttempts } from './errors.ts'

/**
 * Limits the routes of a scope together to `max` requests in ten minutes from one network address. Invalid requests do
 * not count: correcting a form does not lock out.
 */
export const formLimit = fp(async function formLimit(app: FastifyInstance, { max }: { max: number }) {
  await app.register(rateLimit, {
    max,
    timeWindow: 10 * 60 * 1000,
    hook: 'preHandler',
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooManyAttempts(Math.ceil(ttl / 1000)),
  })
})
