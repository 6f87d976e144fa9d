import type { FastifyRequest } from 'fastify'
import { crossSite } from '#errors.ts'

/**
 * Makes an onRequest hook that refuses what a page of another site makes a browser send. Browsers say whose page it is
 * (`Sec-Fetch-Site`); of those too old for that the page's origin has to be ours. Who says neither is no browser, or
 * does not send for a page. Tokens never travel by themselves and JSON needs a permission that nobody is given, so this
 * is the third lock on that door.
 * @param publicUrl a request may come from its origin, and from the host that it asks
 */
export function createCrossSiteGuard(publicUrl: string) {
  const { origin: publicOrigin } = new URL(publicUrl)

  function isOurs({ headers, host }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site']
    if (site !== undefined) return site === 'same-origin' || site === 'none'
    if (headers.origin === undefined) return true
    const origin = URL.parse(headers.origin)
    if (!origin?.host) return false
    return origin.origin === publicOrigin || origin.host === URL.parse(`${origin.protocol}//${host}`)?.host
  }

  return (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    done(isRead || isOurs(request) ? undefined : crossSite())
  }
}
