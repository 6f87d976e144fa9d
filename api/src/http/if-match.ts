import type { FastifyRequest } from 'fastify'

/** The version (`updatedAt`) an editor saw, from `If-Match: "<updatedAt>"`; `undefined` when any version will do. */
export function versionOf(request: FastifyRequest): string | undefined {
  const tag = request.headers['if-match']?.trim()
  if (tag === undefined || tag === '*') return undefined
  return tag.replace(/^W\//, '').replace(/^"(.*)"$/, '$1')
}
