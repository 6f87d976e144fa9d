import type { FastifyRequest } from 'fastify'
import { crossSite } from './errors.ts'

/**
 * Makes an onRequest hook that refuses what a page of another site makes a browser send. Browsers say the page's origin,
 * and those that are not too old whose page it is (`Sec-Fetch-Site`): neither may name another site. Who says nothing
 * is no browser, or does not send for a page. Tokens never travel by themselves and JSON needs a permission that no one
 * is given, so this is the third line of defence.
 * @param publicUrl the one origin from which a request may come; `null`: that of the host it asks
 */
export function createCrossSiteGuard(publicUrl: string | null) {
  const publicOrigin = publicUrl && new URL(publicUrl).origin

  function isOurs({ headers, host }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
    if (headers.origin === undefined) return true
    const origin = URL.parse(headers.origin)
    if (!origin?.host) return false
    // Any host can be asked for, also one of a foreign name server that points here.
    if (publicOrigin) return origin.origin === publicOrigin
    return origin.host === URL.parse(`${origin.protocol}//${host}`)?.host
  }

  return (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    done(isRead || isOurs(request) ? undefined : crossSite())
  }
}
