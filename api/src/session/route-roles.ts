import type { FastifyRequest } from 'fastify'
import { isAllowed, ROLES, type Role } from '#contract/roles.ts'
import { REGISTERS } from '#registers/registers.ts'

/** Whoever is signed in, also without a role: the own account and no more. */
const STAFF = 'staff'
/** Whoever works with something. */
const ANY_ROLE = ROLES
const ADMINISTRATORS = [] as const
const NEWS = ['news'] as const
const POSITIONS = ['positions'] as const
const INQUIRIES = ['inquiries'] as const
const DOCUMENTS = ['documents'] as const

/** Each register has the same routes. */
const registerRoutes = Object.fromEntries(
  REGISTERS.flatMap((register) => [
    [`GET /api/admin/${register}`, DOCUMENTS],
    [`GET /api/admin/${register}/:id`, DOCUMENTS],
    [`GET /api/admin/${register}/:id/versions`, DOCUMENTS],
    [`POST /api/admin/${register}`, DOCUMENTS],
    [`POST /api/admin/${register}/:id`, DOCUMENTS],
    [`DELETE /api/admin/${register}/:id`, DOCUMENTS],
    [`POST /api/trash/${register}/:id/restore`, DOCUMENTS],
    [`DELETE /api/trash/${register}/:id`, DOCUMENTS],
  ]),
)

/**
 * Which role opens each route of the staff; administrators may call all. A route that does not stand here is theirs
 * alone, and a test names it.
 */
export const ROUTE_ROLES: Readonly<Record<string, readonly Role[] | typeof STAFF>> = {
  'POST /api/admin/logout': STAFF,
  'GET /api/admin/counts': ANY_ROLE,
  'GET /api/admin/drafts': ANY_ROLE,
  'POST /api/admin/presence/:id': ANY_ROLE,
  'DELETE /api/admin/presence/:id/:tab': ANY_ROLE,

  'GET /api/admin/account': STAFF,
  'POST /api/admin/account/password': STAFF,
  'POST /api/admin/account/second-step': STAFF,
  'POST /api/admin/account/second-step/codes': STAFF,
  'POST /api/admin/account/second-step/confirm': STAFF,
  'POST /api/admin/account/second-step/off': STAFF,
  'GET /api/admin/account/sessions': STAFF,
  'DELETE /api/admin/account/sessions': STAFF,
  'DELETE /api/admin/account/sessions/:id': STAFF,
  'DELETE /api/admin/account/sessions/others': STAFF,

  'GET /api/admin/attention': ADMINISTRATORS,
  'POST /api/admin/attention/ask-again': ADMINISTRATORS,
  'POST /api/admin/attention/snooze': ADMINISTRATORS,
  'POST /api/admin/attention/unsnooze': ADMINISTRATORS,
  'GET /api/admin/journal': ADMINISTRATORS,
  'GET /api/admin/journal/export': ADMINISTRATORS,

  'GET /api/admin/users': ADMINISTRATORS,
  'POST /api/admin/users': ADMINISTRATORS,
  'POST /api/admin/users/:id': ADMINISTRATORS,
  'POST /api/admin/users/:id/reset': ADMINISTRATORS,
  'POST /api/admin/users/:id/second-step-off': ADMINISTRATORS,
  'POST /api/admin/users/:id/start': ADMINISTRATORS,
  'POST /api/admin/users/:id/stop': ADMINISTRATORS,

  'GET /api/admin/selection/news': NEWS,
  'POST /api/admin/selection/news': NEWS,
  'POST /api/news': NEWS,
  'POST /api/news/update/:url': NEWS,
  'POST /api/news/updateTexts/:url': NEWS,
  'POST /api/news/validate-url': NEWS,
  'DELETE /api/news/:url': NEWS,
  'GET /api/admin/news': NEWS,
  'GET /api/admin/news/:ref': NEWS,
  'DELETE /api/admin/news/:ref/draft': NEWS,
  'POST /api/admin/news/:ref/status': NEWS,
  'GET /api/admin/news/:ref/versions': NEWS,
  'GET /api/admin/news/:ref/versions/:version': NEWS,
  'POST /api/admin/news/:ref/versions/:version/restore': NEWS,
  'GET /api/admin/news/:ref/translations': NEWS,
  'PUT /api/admin/news/:ref/translations/:language': NEWS,
  'GET /api/admin/news/:ref/preview-links': NEWS,
  'POST /api/admin/news/:ref/preview-links': NEWS,
  'DELETE /api/admin/news/:ref/preview-links/:link': NEWS,
  'GET /api/admin/preview-frame': NEWS,
  'GET /api/admin/pictures/access': NEWS,
  'POST /api/admin/pictures': NEWS,
  'GET /api/admin/newsletter/numbers': NEWS,
  'GET /api/admin/newsletter/subscribers': NEWS,
  'GET /api/admin/newsletter/subscribers/export': NEWS,
  'DELETE /api/admin/newsletter/subscribers/:id': NEWS,
  'GET /api/admin/newsletter/sendings': NEWS,
  'POST /api/admin/newsletter/sendings': NEWS,
  'DELETE /api/admin/newsletter/sendings/:id': NEWS,
  'GET /api/admin/newsletter/news/:id': NEWS,
  'POST /api/admin/newsletter/tests': NEWS,

  'POST /api/careers': POSITIONS,
  'POST /api/careers/update/:id': POSITIONS,
  'DELETE /api/careers/:id': POSITIONS,
  'GET /api/admin/careers': POSITIONS,
  'GET /api/admin/careers/:id': POSITIONS,
  'POST /api/admin/careers/:id/status': POSITIONS,

  ...registerRoutes,
  // Whoever writes a text may link to what everybody can read.
  'GET /api/admin/documents/links': ANY_ROLE,
  'POST /api/admin/documents/:id/move': DOCUMENTS,
  'POST /api/admin/people/:id/move': DOCUMENTS,
  'POST /api/admin/documents/files': DOCUMENTS,
  'GET /api/admin/people/pictures/access': DOCUMENTS,
  'POST /api/admin/people/pictures': DOCUMENTS,

  'GET /api/inquiries': INQUIRIES,
  'GET /api/inquiries/export': INQUIRIES,
  'GET /api/inquiries/colleagues': INQUIRIES,
  'GET /api/inquiries/:id': INQUIRIES,
  'GET /api/inquiries/:id/files/:file': INQUIRIES,
  'GET /api/inquiries/:id/notes': INQUIRIES,
  'POST /api/inquiries/:id/notes': INQUIRIES,
  'POST /api/inquiries/:id/resend': INQUIRIES,
  'POST /api/inquiries/:id/state': INQUIRIES,
  'DELETE /api/inquiries/:id': INQUIRIES,
  'POST /api/inquiries/erase-old': INQUIRIES,

  // Of the list each sees what the own roles may restore.
  'GET /api/trash': ANY_ROLE,
  'DELETE /api/trash': ADMINISTRATORS,
  'POST /api/trash/news/:id/restore': NEWS,
  'DELETE /api/trash/news/:id': NEWS,
  'POST /api/trash/careers/:id/restore': POSITIONS,
  'DELETE /api/trash/careers/:id': POSITIONS,
}

/** Routes that differ in the names of their parameters alone are one and the same. */
const withoutNames = (route: string) => route.replace(/:\w+/g, ':')
const ROLES_BY_ROUTE = new Map(Object.entries(ROUTE_ROLES).map(([route, roles]) => [withoutNames(route), roles]))

/** A route as the table names it: `HEAD` is `GET`, and a slash at the end does not matter. */
const nameOf = ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>) =>
  `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url?.replace(/\/$/, '')}`

/** Whether an account with these roles may call the route of a request. */
export function mayCall(roles: readonly Role[], request: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean {
  const needed = ROLES_BY_ROUTE.get(withoutNames(nameOf(request))) ?? ADMINISTRATORS
  return needed === STAFF || isAllowed(roles, needed)
}
