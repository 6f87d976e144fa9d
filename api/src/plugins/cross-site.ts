import type { FastifyRequest } from 'fastify'
import { crossSite } from '#errors.ts'

/**
 * An onRequest hook that refuses what a page of another site makes a browser send. Tokens never travel by themselves and
 * JSON needs a permission that nobody is given, so this is the third lock on that door.
 */
export function refuseCrossSite({ method, headers }: FastifyRequest, _reply: unknown, done: (error?: Error) => void) {
  const isRead = method === 'GET' || method === 'HEAD'
  done(!isRead && headers['sec-fetch-site'] === 'cross-site' ? crossSite() : undefined)
}
