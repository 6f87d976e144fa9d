import type { FastifyRequest } from 'fastify'
import { forbidden, unauthorized } from '#http/errors.ts'
import { mayCall } from './route-roles.ts'
import type { SessionStore, Staff } from './session.store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the staff scope only. */
    staff: Staff
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i
const MAX_TOKEN_LENGTH = 4096

/**
 * An onRequest hook that refuses requests without a valid token, and those of accounts without the role for the route,
 * before a byte of the body is read (AMB-32).
 */
export function createStaffGuard(sessions: SessionStore) {
  return async (request: FastifyRequest): Promise<void> => {
    const header = request.headers.authorization ?? ''
    const [, token] = header.length <= MAX_TOKEN_LENGTH ? (BEARER.exec(header) ?? []) : []
    if (!token) throw unauthorized()
    request.staff = await sessions.verify(token)
    if (!mayCall(request.staff.user.roles, request)) throw forbidden()
  }
}
