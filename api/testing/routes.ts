import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { RouteRole } from '#session/staff-guard.ts'

export type Route = { method: string; path: string }

const rolesByApp = new WeakMap<FastifyInstance, Map<string, RouteRole>>()

// Before an app has routes of its own Fastify tells anyone who listens that there is an app.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  const roles = new Map<string, RouteRole>()
  rolesByApp.set(fastify, roles)
  fastify.addHook('onRoute', ({ method, url, config }) => {
    if (config?.role !== undefined && method !== 'HEAD') roles.set(withoutNames(`${method} ${url}`), config.role)
  })
})

/** What routes share that differ in the names of their parameters alone, and so are one: `POST /api/news/update/:`. */
export const withoutNames = (route: string): string => route.replace(/:\w+/g, ':')

/** The role of every route that names one, by its method and path without names, read as the routes were added. */
export function rolesOf(app: FastifyInstance): ReadonlyMap<string, RouteRole> {
  const roles = rolesByApp.get(app)
  if (!roles) throw new Error('the app was made before its routes were watched')
  return roles
}

/** Every route of the app, read from its own table; `HEAD` and the catch-alls left out. */
export function routesOf(app: FastifyInstance): Route[] {
  const parents: string[] = []
  const routes = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([│ ]*)[├└]── (\S+) \(([^)]*)\)$/.exec(line)
      if (!match) return []
      const [, indent = '', segment = '', methods = ''] = match
      const depth = indent.length / 4
      parents.length = depth
      const path = (parents.join('') + segment).replace(/\|:\w+/g, '')
      // Where a file and a permission have the same place, other files stand below the permission.
      parents.push(segment.replace(/:\w+\|:access$/, ':access'))
      return methods.split(', ').map((method) => ({ method, path }))
    })
  return routes.filter(({ method, path }) => method !== 'HEAD' && !path.includes('*') && !path.endsWith('//'))
}

/** What everybody may call; all else in the table of routes is the staff's. */
export const OPEN_ROUTES = [
  'GET /api/careers',
  'GET /api/careers/',
  'GET /api/careers/:id',
  'GET /api/documents/:section',
  'GET /api/events',
  'GET /api/events/',
  'GET /api/news',
  'GET /api/news/',
  'GET /api/news/:url',
  'GET /api/news/:url/events',
  'GET /api/news/latest',
  'GET /api/people/:kind',
  'GET /api/people/:kind/:slug',
  'GET /api/search',
  'GET /api/search/',
  'GET /drainz',
  'GET /healthz',
  // Opened by what a signed-in browser is given, not by its token.
  'GET /newsletter/preview/:id',
  'GET /readyz',
  'GET /uploads/news/:access/:file',
  'GET /uploads/news/:file',
  'GET /uploads/people/:access/:name',
  'GET /uploads/people/:name',
  'POST /api/admin/forgot',
  'POST /api/admin/link',
  'POST /api/admin/link/address',
  'POST /api/admin/link/password',
  'POST /api/admin/login',
  'POST /api/admin/passkey',
  'POST /api/admin/passkey/options',
  'POST /api/admin/validate',
  'POST /api/inquiries',
  'POST /api/inquiries/',
  'POST /api/inquiries/files',
  'POST /api/inquiries/files/',
  'POST /api/newsletter',
  'POST /api/newsletter/',
  'POST /newsletter/confirm',
  'POST /newsletter/subscribe',
  'POST /newsletter/unsubscribe',
]

/** The routes of the staff: all that are not open. */
export const staffRoutesOf = (app: FastifyInstance): Route[] =>
  routesOf(app).filter(({ method, path }) => !OPEN_ROUTES.includes(`${method} ${path}`))
