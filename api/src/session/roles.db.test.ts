import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLES } from '#contract/roles.ts'
import { toHttpError } from '#http/errors.ts'
import { ask } from '#supabase/client.ts'
import { publish, startTestApp, type TestApp } from '../../testing/app.ts'
import { times } from '../../testing/faults.ts'
import { rolesOf, staffRoutesOf, withoutNames } from '../../testing/routes.ts'
import { mayCall, type RouteRole } from './staff-guard.ts'

const PASSWORD = 'a long password'
let api: TestApp
const tokens = new Map<string, string>()
const ALL = [...ROLES, 'nothing'] as const

const signIn = async (username: string) =>
  (await api.app.inject({ method: 'POST', url: '/api/admin/login', payload: { username, password: PASSWORD } })).json()
    .token

beforeAll(async () => {
  api = await startTestApp()
  for (const role of ALL) {
    await api.accounts.create(`has ${role}`, PASSWORD, role === 'nothing' ? [] : [role])
    tokens.set(role, await signIn(`has ${role}`))
  }
})
afterAll(() => api.stop())

const call = (as: string, method: string, url: string, payload?: object) =>
  api.app.inject({
    method: method as 'POST',
    url,
    headers: { authorization: `Bearer ${tokens.get(as)}` },
    ...(payload && { payload }),
  })

/** Whose the routes below each address are; the first that fits holds. */
const AREAS: [RegExp, RouteRole][] = [
  [/^[A-Z]+ \/api\/admin\/(account|logout)/, 'signedIn'],
  // The list is shortened to what the own roles may restore.
  [/^GET \/api\/trash$/, 'anyRole'],
  // Anyone who writes a text may link to what everybody can read.
  [/^GET \/api\/admin\/documents\/links$/, 'anyRole'],
  [/^[A-Z]+ \/api\/admin\/(counts|drafts|own-links|presence)/, 'anyRole'],
  [/^DELETE \/api\/trash$/, 'administrator'],
  [/^[A-Z]+ \/api\/admin\/(attention|journal|users)/, 'administrator'],
  [/^[A-Z]+ \/api\/(admin\/|trash\/)?careers/, 'positions'],
  [/^[A-Z]+ \/api\/(admin|trash)\/(documents|events|people)/, 'documents'],
  [/^[A-Z]+ \/api\/inquiries/, 'inquiries'],
  [/^[A-Z]+ \/api\/(admin\/|trash\/|admin\/selection\/)?(news|newsletter|pictures|preview-frame)/, 'news'],
]

const staffRoutes = () => staffRoutesOf(api.app).filter(({ path }) => !path.endsWith('/'))
const real = (path: string) =>
  path
    .replace(/:language/, 'de')
    .replace(/:version/, '1')
    .replaceAll(/:\w+/g, () => randomUUID())

test('SEC every route that asks for a token has a role, and only those have', () => {
  const names = staffRoutes().map(({ method, path }) => withoutNames(`${method} ${path}`))
  expect([...rolesOf(api.app).keys()].toSorted()).toEqual(names.toSorted())
})

test('SEC each route is for the role that works with what it reads or changes', () => {
  const roles = [...rolesOf(api.app)]
  const expected = roles.map(([route]) => [route, AREAS.find(([area]) => area.test(route))?.[1]])
  expect(roles).toEqual(expected)
})

test('SEC each role opens its routes, and is refused all others before anything is read', async () => {
  const wrong: string[] = []
  const routes = staffRoutes().filter(({ path }) => !/logout|account.sessions/.test(path))
  for (const { method, path } of routes) {
    const needed = rolesOf(api.app).get(withoutNames(`${method} ${path}`))
    const mayBeCalledBy = (role: (typeof ALL)[number]) =>
      needed !== undefined && mayCall(role === 'nothing' ? [] : [role], needed)
    const opened = ALL.filter(mayBeCalledBy)
    const refused = ALL.filter((role) => !mayBeCalledBy(role))
    // One of a kind shows that the route asks the rule of roles, which decides for all of them.
    for (const role of times<readonly (typeof ALL)[number][]>([...opened.slice(-1), ...refused.slice(0, 1)], ALL)) {
      const mayBe = mayBeCalledBy(role)
      // Without a body the open ones are refused for other reasons; what erases without one is asked with a wrong query.
      const answer = await call(role, method, `${real(path)}?unknown=1`)
      const isRefused = answer.statusCode === 403
      if (isRefused === mayBe) wrong.push(`${role} ${method} ${path} ${answer.statusCode}`)
      if (isRefused) expect(answer.json()).toEqual({ error: expect.any(String), code: 'forbidden' })
    }
  }
  expect(wrong).toEqual([])
})

test('SEC pictures of unpublished news are for who works on news', async () => {
  const statusFor = async (role: string) => (await call(role, 'GET', '/api/admin/pictures/access')).statusCode
  for (const role of ['administrator', 'news']) expect(await statusFor(role), role).toBe(200)
  for (const role of ['positions', 'inquiries', 'documents', 'nothing']) expect(await statusFor(role), role).toBe(403)
})

test('a role that is taken away is gone with the next call, and the answer of the sign-in says what is left', async () => {
  await api.accounts.create('mila', PASSWORD, ['news', 'inquiries'])
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username: 'mila', password: PASSWORD },
  })
  expect(answer.json().user.roles).toEqual(['news', 'inquiries'])
  tokens.set('mila', answer.json().token)
  expect((await call('mila', 'GET', '/api/inquiries')).statusCode).toBe(200)
  await api.supabase
    .from('admins')
    .update({ roles: ['news'] })
    .eq('username', 'mila')
  expect((await call('mila', 'GET', '/api/inquiries')).statusCode).toBe(403)
  expect((await call('mila', 'GET', '/api/admin/news?medias=false')).statusCode).toBe(200)
  const validated = await api.app.inject({
    method: 'POST',
    url: '/api/admin/validate',
    payload: { token: tokens.get('mila') },
  })
  expect(validated.json().user.roles).toEqual(['news'])
})

test('the trash shows what the own roles may restore, and only those work on inquiries whose role it is', async () => {
  const item = await publish(api, tokens.get('news') ?? '')
  await call('news', 'DELETE', `/api/news/${item._id}`)
  const idsFor = async (role: string) =>
    (await call(role, 'GET', '/api/trash')).json().trash.map(({ _id }: { _id: string }) => _id)
  for (const role of ['news', 'administrator']) expect(await idsFor(role)).toContain(item._id)
  for (const role of ['positions', 'documents']) expect(await idsFor(role)).toEqual([])
  const { colleagues } = (await call('inquiries', 'GET', '/api/inquiries/colleagues')).json()
  const names = colleagues.map(({ username }: { username: string }) => username)
  expect(names).toEqual(expect.arrayContaining(['has administrator', 'has inquiries']))
  expect(names).not.toContain('has news')
})

test('SEC a write that was let in before the role was taken away is refused by the database, as 403', async () => {
  const item = await publish(api, tokens.get('news') ?? '')
  const trash = (name: string) => ask(api.supabase.rpc('trash_news', { item_id: item._id, by_whom: name }))
  const refusal = toHttpError(await trash('has documents').catch((error: unknown) => error))
  expect([refusal.statusCode, refusal.details]).toEqual([403, { code: 'forbidden' }])
  expect(await trash('has news')).toHaveLength(1)
})
