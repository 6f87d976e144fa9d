import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffUser } from '#contract/users.ts'
import { ANNA } from '../../testing/app.ts'
import { createTestDispatcher, type TestResend } from '../../testing/mail.ts'
import { type MailApp, startMailApp } from '../../testing/mail-app.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'

const PASSWORD = 'a password of my own'
let api: MailApp
let resend: TestResend
let token: string
const dispatchers: ReturnType<typeof createTestDispatcher>[] = []

beforeAll(async () => {
  api = await startMailApp()
  resend = api.resend
  token = await api.signIn()
})
afterAll(async () => {
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()))
  await api.stop()
})
beforeEach(async () => {
  await Promise.all(dispatchers.splice(0).map((dispatcher) => dispatcher.stop()))
  resend.accepted.clear()
  resend.heal()
})

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/admin/users${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
const open = (path: string, payload: object, remoteAddress = '203.0.113.1') =>
  api.app.inject({ method: 'POST', url: `/api/admin/${path}`, payload, remoteAddress })
const signIn = (username: string, password: string) => open('login', { username, password })
const users = async (): Promise<StaffUser[]> => (await call('GET', '')).json().users
const userOf = async (name: string) => (await users()).find(({ username }) => username === name)
const invite = (username: string, more = {}) =>
  call('POST', '', { username, email: `${username}@example.com`, roles: ['news'], ...more })

function dispatch(): void {
  const dispatcher = createTestDispatcher(api.supabase, { leaseSeconds: 300 })
  dispatcher.start(api.app.log)
  dispatchers.push(dispatcher)
}
/** Mails to an address, once there are so many. */
async function mailsTo(address: string, count = 1) {
  const mails = () => [...resend.accepted.values()].filter(({ to }) => to.includes(address))
  await expect.poll(() => mails().length).toBe(count)
  return mails()
}
const linkIn = (text = '') => /\/admin\/login#link=([\w-]{43})/.exec(text)?.[1] ?? ''

test('"How does our new colleague get in?": a mail with a link, once, and the own password', async () => {
  expect((await invite('vesela')).statusCode).toBe(201)
  expect(await userOf('vesela')).toMatchObject({
    email: 'vesela@example.com',
    roles: ['news'],
    hasPassword: false,
    signedInAt: null,
    disabledAt: null,
  })
  const until = Date.parse((await userOf('vesela'))?.invitedUntil ?? '') - Date.now()
  expect(until / 3_600_000).toBeCloseTo(24, 0)
  expect((await signIn('vesela', PASSWORD)).statusCode).toBe(401)
  dispatch()
  const [mail] = await mailsTo('vesela@example.com')
  expect(mail?.subject).toContain('Покана')
  expect(mail?.text).toContain('anna Ви кани')
  const link = linkIn(mail?.text)
  // Only its hash is stored.
  for (const table of ['account_links', 'account_mails', 'mails'] as const)
    expect(JSON.stringify((await api.supabase.from(table).select()).data)).not.toContain(link)

  expect((await open('link', { token: link })).json()).toMatchObject({ username: 'vesela', kind: 'invitation' })
  expect((await open('link/password', { token: link, password: 'too short' })).statusCode).toBe(400)
  const chosen = (await open('link/password', { token: link, password: PASSWORD })).json()
  expect(chosen.session.user).toMatchObject({ username: 'vesela', roles: ['news'] })
  expect((await open('validate', { token: chosen.session.token })).statusCode).toBe(200)
  const again = await open('link/password', { token: link, password: 'another password' })
  expect([again.statusCode, again.json().code]).toEqual([404, 'notFound'])
  expect((await open('link', { token: link })).statusCode).toBe(404)
  const signedIn = await signIn('VESELA@example.com', PASSWORD)
  expect(signedIn.json().user).toMatchObject({ username: 'vesela', roles: ['news'] })
  expect(await userOf('vesela')).toMatchObject({
    hasPassword: true,
    invitedUntil: null,
    signedInAt: expect.any(String),
  })
})

test('of two who use one link at once one sets the password', async () => {
  await invite('hana')
  dispatch()
  const link = linkIn((await mailsTo('hana@example.com'))[0]?.text)
  const answers = await Promise.all(
    ['the first password', 'the second password'].map((password) => open('link/password', { token: link, password })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
})

test('a name or an address is given once, and an invitation says what is wrong with it', async () => {
  await invite('ivanka')
  const taken = await invite('IVANKA', { email: 'other@example.com' })
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'usernameTaken'])
  const takenAddress = await invite('other', { email: 'Ivanka@Example.com' })
  expect([takenAddress.statusCode, takenAddress.json().code]).toEqual([409, 'emailTaken'])
  for (const [more, field] of [
    [{ email: 'no address' }, 'email'],
    [{ email: 'julia@company' }, 'email'],
    [{ email: 'julia..@company,bg' }, 'email'],
    [{ username: ' ' }, 'username'],
    [{ roles: ['owner'] }, 'roles'],
  ] as const) {
    const refused = await invite('julia', more)
    expect([refused.statusCode, refused.json().field?.split('.')[0]]).toEqual([400, field])
  }
})

test('another password by a mail, for an hour; the old one holds until then, and every session ends with it', async () => {
  await api.accounts.create('kalina', 'the old password', ['news'])
  await api.supabase.from('admins').update({ email: 'kalina@example.com' }).eq('username', 'kalina')
  const session = (await signIn('kalina', 'the old password')).json().token
  dispatch()
  expect((await open('forgot', { username: 'kalina@example.com' })).statusCode).toBe(202)
  const [mail] = await mailsTo('kalina@example.com')
  expect(mail?.subject).toContain('Нова парола')
  const link = linkIn(mail?.text)
  const { expiresAt } = (await open('link', { token: link })).json()
  expect((Date.parse(expiresAt) - Date.now()) / 60_000).toBeCloseTo(60, -1)
  expect((await signIn('kalina', 'the old password')).statusCode).toBe(200)
  expect((await open('link/password', { token: link, password: PASSWORD })).statusCode).toBe(200)
  expect((await open('validate', { token: session })).statusCode).toBe(401)
  expect((await signIn('kalina', 'the old password')).statusCode).toBe(401)
  expect((await signIn('kalina', PASSWORD)).statusCode).toBe(200)
})

test('SEC anyone who asks for a name learns nothing of it, and fills no one’s mailbox', async () => {
  await invite('lora')
  const known = await open('forgot', { username: 'lora' }, '198.51.100.1')
  const unknown = await open('forgot', { username: 'nobody at all' }, '198.51.100.1')
  const withoutAddress = await open('forgot', { username: ANNA.username }, '198.51.100.1')
  expect([known, unknown, withoutAddress].map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(
    Array(3).fill('202 {"ok":true}'),
  )
  for (let index = 0; index < 8; index += 1) await open('forgot', { username: 'lora' }, `198.51.100.${10 + index}`)
  const { id = '' } = (await api.accounts.find('lora')) ?? {}
  const own = () => api.supabase.from('account_mails').select().eq('admin_id', id).is('asked_by', null)
  await expect.poll(async () => (await own()).data?.length).toBe(3)
  const statuses = []
  for (let index = 0; index < 11; index += 1)
    statuses.push((await open('forgot', { username: `guess ${index}` }, '198.51.100.99')).statusCode)
  expect(statuses).toEqual([...Array(10).fill(202), 429])
})

test('a link that is over, or whose account is stopped, opens nothing, and what is over is removed', async () => {
  await invite('maria')
  dispatch()
  const link = linkIn((await mailsTo('maria@example.com'))[0]?.text)
  const { _id = '' } = (await userOf('maria')) ?? {}
  await call('POST', `/${_id}/stop`)
  expect((await open('link', { token: link })).statusCode).toBe(404)
  expect((await open('link/password', { token: link, password: PASSWORD })).statusCode).toBe(404)
  await call('POST', `/${_id}/start`)
  expect((await open('link', { token: link })).statusCode).toBe(200)
  const past = { created_at: '2020-01-01T00:00:00Z', expires_at: '2020-01-02T00:00:00Z' }
  await api.supabase.from('account_mails').update(past).eq('admin_id', _id)
  expect((await open('link', { token: link })).statusCode).toBe(404)
  expect((await open('link/password', { token: link, password: PASSWORD })).statusCode).toBe(404)
  expect(await userOf('maria')).toMatchObject({ hasPassword: false })
  await removeExpiredSessions(api.supabase).run()
  const { data } = await api.supabase.from('account_mails').select().eq('admin_id', _id)
  expect(data).toEqual([])
  expect((await call('POST', `/${_id}/reset`)).statusCode).toBe(200)
  expect((await mailsTo('maria@example.com', 2)).map(({ subject }) => subject)).toEqual(
    Array(2).fill(expect.stringContaining('Покана')),
  )
})

test('roles and access are changed, noted with who did it, and end at once what was begun', async () => {
  await api.accounts.create('nora', PASSWORD, ['news'])
  const { _id = '' } = (await userOf('nora')) ?? {}
  const session = (await signIn('nora', PASSWORD)).json().token
  const change = { email: 'nora@example.com', roles: ['inquiries', 'documents'] }
  expect((await call('POST', `/${_id}`, change)).statusCode).toBe(200)
  expect(await userOf('nora')).toMatchObject(change)
  expect((await open('validate', { token: session })).json().user.roles).toEqual(['inquiries', 'documents'])
  expect((await call('POST', `/${_id}/stop`)).statusCode).toBe(200)
  expect((await open('validate', { token: session })).statusCode).toBe(401)
  const noMail = await call('POST', `/${_id}/reset`)
  expect([noMail.statusCode, noMail.json().code]).toEqual([409, 'emailMissing'])
  expect((await call('POST', `/${_id}/start`)).statusCode).toBe(200)
  expect((await signIn('nora', PASSWORD)).statusCode).toBe(200)
  const { data } = await api.supabase.from('journal').select('by_whom, act').eq('item_id', _id).order('created_at')
  expect(data).toEqual(['roles', 'stop', 'start'].map((act) => ({ by_whom: 'anna', act })))
  expect((await call('POST', `/${crypto.randomUUID()}/stop`)).statusCode).toBe(404)
})

test('the last administrator is neither stopped nor demoted; one who is only invited does not count', async () => {
  await invite('olga', { roles: ['administrator'] })
  const { _id = '' } = (await userOf('anna')) ?? {}
  for (const answer of [
    await call('POST', `/${_id}/stop`),
    await call('POST', `/${_id}`, { email: null, roles: ['news'] }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'lastAdministrator'])
  expect((await userOf('anna'))?.roles).toEqual(['administrator'])
})

test('a mail that the provider does not take at once goes out with a link that opens', async () => {
  const before = resend.requests()
  const oops = { status: 500, body: { statusCode: 500, name: 'internal_server_error', message: 'Oops' } }
  resend.breakWhen((request) => (request <= before + 5 ? oops : undefined))
  await invite('petya')
  dispatch()
  await expect
    .poll(
      async () => {
        const hurried = { next_attempt_at: '2026-01-01T00:00:00Z' }
        await api.supabase.from('mails').update(hurried).eq('status', 'queued').eq('kind', 'account')
        return [...resend.accepted.values()].filter(({ to }) => to.includes('petya@example.com')).length
      },
      { interval: 500 },
    )
    .toBeGreaterThan(0)
  const [mail] = [...resend.accepted.values()].filter(({ to }) => to.includes('petya@example.com'))
  expect((await open('link', { token: linkIn(mail?.text) })).statusCode).toBe(200)
})
