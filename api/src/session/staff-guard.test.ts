import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { ROLES } from '#contract/roles.ts'
import { guardStaff, mayCall, refuseUnguardedRoles } from './staff-guard.ts'

const answer = async () => 'done'
const sessions = {
  verify: async () => {
    throw new Error('no request is made')
  },
}

/** An app whose scope of staff has the routes that `add` gives it. */
function appWith(add: (scope: FastifyInstance) => void) {
  const app = Fastify()
  refuseUnguardedRoles(app)
  app.register(async (scope) => {
    guardStaff(scope, sessions)
    scope.register(async (topic) => add(topic), { prefix: '/topic' })
  })
  return app
}

test('SEC a server with a route of the staff that names no role does not start', async () => {
  const app = appWith((scope) => scope.post('/:id/erase', { config: { isFrequent: true } }, answer))
  await expect(app.ready()).rejects.toThrow('POST /topic/:id/erase is a route of the staff and names no role')
})

test('SEC nor does one with a role that no guard reads, which would be open to all', async () => {
  const app = appWith((scope) => scope.get('/', { config: { role: 'news' } }, answer))
  app.register(async (scope) => scope.get('/open', { config: { role: 'news' } }, answer))
  await expect(app.ready()).rejects.toThrow('GET /open names a role, but no guard reads it')
})

test('SEC one whose routes of the staff all name their role starts', async () => {
  const app = appWith((scope) => scope.get('/', { config: { role: 'signedIn' } }, answer))
  app.get('/open', answer)
  await expect(app.ready()).resolves.toBeDefined()
  await app.close()
})

test('an administrator may call every route, others those of their roles, of any role and of all who are signed in', () => {
  const needed = [...ROLES, 'anyRole', 'signedIn'] as const
  const allowed = (...roles: Parameters<typeof mayCall>[0]) => needed.filter((role) => mayCall(roles, role))
  expect(allowed('administrator')).toEqual(needed)
  expect(allowed('news', 'documents')).toEqual(['news', 'documents', 'anyRole', 'signedIn'])
  expect(allowed()).toEqual(['signedIn'])
})
