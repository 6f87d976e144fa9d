import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { OwnSession } from '#contract/account.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const FIRST = 'the first password'
const SECOND = 'the second password'
const MINUTE = 60_000
let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
afterEach(() => vi.useRealTimers())

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, token: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/admin/account${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
const signIn = (username: string, password = FIRST, remoteAddress = '203.0.113.77') =>
  api.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password },
    headers: { 'user-agent': FIREFOX },
    remoteAddress,
  })
const tokenOf = async (...credentials: Parameters<typeof signIn>) => (await signIn(...credentials)).json().token
const works = async (token: string) => (await call('GET', '', token)).statusCode === 200
const sessions = async (token: string): Promise<OwnSession[]> => (await call('GET', '/sessions', token)).json().sessions
const change = (token: string, current: string, password: string) =>
  call('POST', '/password', token, { current, password })

test('"Is that me, or someone else?": the own sign-ins with browser, network and last use', async () => {
  await api.accounts.create('galya', FIRST)
  const old = await tokenOf('galya', FIRST, '2001:db8:12:34::1')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * MINUTE })
  const token = await tokenOf('galya')
  const own = await sessions(token)
  expect(own).toMatchObject([
    { device: 'Firefox, Windows', network: '203.0.113', isThis: true },
    { device: 'Firefox, Windows', network: '2001:db8:12', isThis: false },
  ])
  expect(Date.parse(own[0]?.lastUsedAt ?? '') - Date.parse(own[1]?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(
    29 * MINUTE,
  )
  await api.app.inject({ method: 'POST', url: '/api/admin/validate', payload: { token: old } })
  expect((await sessions(token))[1]?.lastUsedAt).not.toBe(own[1]?.lastUsedAt)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 45 * MINUTE })
  const later = await tokenOf('galya')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * MINUTE })
  expect(await sessions(later)).toHaveLength(1)
  // No one else's, and neither the whole address nor the versions of a browser.
  const { data } = await api.supabase.from('sessions').select()
  // An identifier or a time may hold any digits.
  const stored = JSON.stringify(data, (key, value) => (/^jti$|_id$|_at$/.test(key) ? undefined : value))
  expect(stored).toContain('203.0.113')
  expect(stored).not.toMatch(/203\.0\.113\.77|145|::1/)
  expect(await sessions(await api.signIn())).toHaveLength(1)
})

test('one sign-in is ended, all others are, all are; and no one ends those of someone else', async () => {
  await api.accounts.create('hristo', FIRST)
  const [first, second, third] = [await tokenOf('hristo'), await tokenOf('hristo'), await tokenOf('hristo')]
  const anna = await api.signIn()
  const [other] = (await sessions(first)).filter(({ isThis }) => !isThis)
  expect((await call('DELETE', `/sessions/${other?._id}`, anna)).statusCode).toBe(404)
  expect((await call('DELETE', `/sessions/${other?._id}`, first)).json()).toEqual({ ok: true })
  expect((await call('DELETE', `/sessions/${other?._id}`, first)).statusCode).toBe(404)
  expect((await Promise.all([first, second, third].map(works))).filter(Boolean)).toHaveLength(2)
  expect((await call('DELETE', '/sessions/others', first)).statusCode).toBe(200)
  expect(await Promise.all([first, second, third].map(works))).toEqual([true, false, false])
  const fourth = await tokenOf('hristo')
  expect((await call('DELETE', '/sessions', first)).statusCode).toBe(200)
  expect(await Promise.all([first, fourth, anna].map(works))).toEqual([false, false, true])
})

test('a new password needs the old one, ends every other session, and is the one that signs in', async () => {
  await api.accounts.create('ivo', FIRST)
  const [token, stolen] = [await tokenOf('ivo'), await tokenOf('ivo')]
  const wrong = await change(token, 'a wrong password', SECOND)
  expect([wrong.statusCode, wrong.json()]).toEqual([
    400,
    { error: expect.any(String), field: 'current', code: 'wrongPassword' },
  ])
  expect(await works(stolen)).toBe(true)
  const answer = await change(token, FIRST, SECOND)
  expect(answer.json().user.username).toBe('ivo')
  expect(await Promise.all([answer.json().token, token, stolen].map(works))).toEqual([true, false, false])
  expect((await signIn('ivo')).statusCode).toBe(401)
  expect((await signIn('ivo', SECOND)).statusCode).toBe(200)
  const account = (await call('GET', '', answer.json().token)).json()
  expect(Math.abs(Date.now() - Date.parse(account.passwordSetAt))).toBeLessThan(10 * MINUTE)
  const { data } = await api.supabase
    .from('journal')
    .select('act, kind, label')
    .eq('by_whom', 'ivo')
    .eq('act', 'password')
  expect(data).toEqual([{ act: 'password', kind: 'account', label: 'ivo' }])
})

test.each([
  [{ current: FIRST, password: 'eleven char' }, 'password'],
  [{ current: FIRST, password: 'x'.repeat(201) }, 'password'],
  [{ current: '', password: SECOND }, 'current'],
  [{ password: SECOND }, 'current'],
])('%j is no change of a password: %s', async (body, field) => {
  const answer = await call('POST', '/password', await api.signIn(), body)
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

test('SEC a server that is not told another cost keeps passwords at that of production', async () => {
  await api.accounts.create('lora', FIRST)
  const production = await api.buildAnother({ hasRealPasswordCost: true })
  const url = '/api/admin/account/password'
  const headers = { authorization: `Bearer ${await tokenOf('lora')}` }
  await production.inject({ method: 'POST', url, headers, payload: { current: FIRST, password: SECOND } })
  expect((await api.accounts.find('lora'))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await production.close()
})

test('SEC anyone who guesses the old password is stopped as at the sign-in, and counts there too', async () => {
  await api.accounts.create('jivko', FIRST)
  const token = await tokenOf('jivko', FIRST, '127.0.0.1')
  for (let index = 0; index < 10; index += 1)
    expect((await change(token, `a wrong password ${index}`, SECOND)).statusCode).toBe(400)
  expect((await change(token, FIRST, SECOND)).statusCode).toBe(429)
  expect((await signIn('jivko', FIRST, '127.0.0.1')).statusCode).toBe(429)
  expect((await signIn('jivko', FIRST, '203.0.113.1')).statusCode).toBe(200)
})

test('F27 of two changes at once one holds, and no session of the other', async () => {
  await api.accounts.create('kamen', FIRST)
  const token = await tokenOf('kamen')
  const answers = await Promise.all(['third password', 'fourth password'].map((next) => change(token, FIRST, next)))
  const changed = answers.filter(({ statusCode }) => statusCode === 200)
  expect(changed).toHaveLength(1)
  expect(await works(changed[0]?.json().token)).toBe(true)
  const { id = '' } = (await api.accounts.find('kamen')) ?? {}
  const { data } = await api.supabase.from('sessions').select().eq('admin_id', id).is('revoked_at', null)
  expect(data).toHaveLength(1)
})
