import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAllowed, ROLES, type Role } from '#contract/roles.ts'
import { forbidden, unauthorized } from '#http/errors.ts'
import type { SessionStore, Staff } from './session.store.ts'

/** Whom a route of the staff serves besides administrators: those with a role, with any role, or all who are signed in. */
export type RouteRole = Role | 'anyRole' | 'signedIn'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the staff scope only. */
    staff: Staff
  }
  interface FastifyContextConfig {
    /** Every route of the staff says it beside its schema, and no other does; without it the server does not start. */
    role?: RouteRole
  }
}

const GUARDED = 'guardsStaff'
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i
const MAX_TOKEN_LENGTH = 4096

/** Whether an account with these roles may call a route. */
export function mayCall(roles: readonly Role[], needed: RouteRole): boolean {
  if (needed === 'signedIn') return true
  return isAllowed(roles, needed === 'anyRole' ? ROLES : [needed])
}

/**
 * Refuses requests to the routes of a scope without a valid token, and those of accounts without the role for the route,
 * before a byte of the body is read (AMB-32). To be called before the scope has routes: one without a role throws.
 */
export function guardStaff(scope: FastifyInstance, sessions: Pick<SessionStore, 'verify'>): void {
  scope.decorate(GUARDED, true)
  scope.addHook('onRoute', ({ method, url, config }) => {
    if (config?.role === undefined) throw new Error(`${method} ${url} is a route of the staff and names no role`)
  })
  scope.addHook('onRequest', async (request: FastifyRequest) => {
    const header = request.headers.authorization ?? ''
    const [, token] = header.length <= MAX_TOKEN_LENGTH ? (BEARER.exec(header) ?? []) : []
    if (!token) throw unauthorized()
    request.staff = await sessions.verify(token)
    const { role } = request.routeOptions.config
    if (role === undefined || !mayCall(request.staff.user.roles, role)) throw forbidden()
  })
}

/** To be called before the app has routes: one with a role that stands in no guarded scope, and so is open to all, throws. */
export function refuseUnguardedRoles(app: FastifyInstance): void {
  app.addHook('onRoute', function refuseUnguarded(this: FastifyInstance, { method, url, config }) {
    if (config?.role !== undefined && !this.hasDecorator(GUARDED))
      throw new Error(`${method} ${url} names a role, but no guard reads it`)
  })
}
