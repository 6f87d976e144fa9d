import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { codeOf, fromBase32 } from './one-time-code.ts'

const PASSWORD = 'a long password'
const STEP = 30_000
let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
afterEach(() => vi.useRealTimers())

const signIn = (username: string, code?: string, { password = PASSWORD, remoteAddress = '203.0.113.1' } = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password, ...(code !== undefined && { code }) },
    remoteAddress,
  })
const call = (token: string, path: string, payload?: object) =>
  api.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/admin/account${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
const now = (secret: string, steps = 0) => codeOf(fromBase32(secret), Math.floor(Date.now() / STEP) + steps)

/** An account with a second step. From here on the clock moves by `later` alone: a code changes every half minute. */
async function withSecondStep(username: string) {
  later(0)
  await api.accounts.create(username, PASSWORD, ['news'])
  const { token } = (await signIn(username)).json()
  const { secret, address } = (await call(token, '/second-step', { password: PASSWORD })).json()
  const { codes } = (await call(token, '/second-step/confirm', { code: now(secret) })).json()
  return { token, secret, address, codes: codes as string[] }
}

test('an account that has turned it on needs a code besides the password, which is worth something once', async () => {
  const { secret, address, token } = await withSecondStep('lyuba')
  expect(address).toBe(`otpauth://totp/Balkalum:lyuba?secret=${secret}&issuer=Balkalum`)
  expect((await call(token, '')).json().secondStep).toEqual({ appSince: expect.any(String), codesLeft: 10 })
  const asked = await signIn('lyuba')
  expect([asked.statusCode, asked.json()]).toEqual([
    401,
    { error: expect.any(String), code: 'secondStepNeeded', ways: ['app'] },
  ])
  // The code that turned it on is spent.
  expect((await signIn('lyuba', now(secret))).json().code).toBe('wrongCode')
  later(STEP)
  const code = now(secret)
  expect((await signIn('lyuba', code, { password: 'wrong' })).json().code).toBe('invalidCredentials')
  expect((await signIn('lyuba', ` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode).toBe(200)
  for (const replayed of [code, now(secret, -1)])
    expect((await signIn('lyuba', replayed)).json().code).toBe('wrongCode')
  expect((await signIn('anna', '123456', { password: 'correct horse battery' })).statusCode).toBe(200)
})

test('of two who use one code at once one signs in', async () => {
  const { secret } = await withSecondStep('milko')
  later(STEP)
  const code = now(secret)
  const answers = await Promise.all([signIn('milko', code), signIn('milko', code)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
})

test('a recovery code stands in for the app, once, however it is typed; others take their place', async () => {
  const { codes, token } = await withSecondStep('nadya')
  const [first = '', second = ''] = codes
  expect(new Set(codes).size).toBe(10)
  expect(first).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
  expect((await signIn('nadya', first.toLowerCase().replace('-', ' '))).statusCode).toBe(200)
  expect((await signIn('nadya', first)).json().code).toBe('wrongCode')
  expect((await call(token, '')).json().secondStep.codesLeft).toBe(9)
  const renewed = (await call(token, '/second-step/codes', { password: PASSWORD })).json().codes
  expect((await signIn('nadya', second)).json().code).toBe('wrongCode')
  expect((await signIn('nadya', renewed[0])).statusCode).toBe(200)
  const { data } = await api.supabase.from('recovery_codes').select()
  expect(JSON.stringify(data)).not.toMatch(new RegExp([...codes, ...renewed].join('|').replaceAll('-', '-?')))
})

test('it is turned on with a right code alone, and on and off with the password alone', async () => {
  await api.accounts.create('ognyan', PASSWORD, ['news'])
  const { token } = (await signIn('ognyan')).json()
  expect((await call(token, '/second-step', { password: 'wrong' })).json().code).toBe('wrongPassword')
  expect((await call(token, '/second-step/confirm', { code: '123456' })).json().code).toBe('secondStepChanged')
  const { secret } = (await call(token, '/second-step', { password: PASSWORD })).json()
  const wrong = await call(token, '/second-step/confirm', { code: now(secret, 5) })
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrongCode'])
  // Until then no one is asked for one.
  expect((await signIn('ognyan')).statusCode).toBe(200)
  expect((await call(token, '/second-step/confirm', { code: now(secret) })).statusCode).toBe(200)
  expect((await call(token, '/second-step', { password: PASSWORD })).json().code).toBe('secondStepChanged')
  expect((await call(token, '/second-step/off', { password: 'wrong' })).json().code).toBe('wrongPassword')
  expect((await signIn('ognyan')).json().code).toBe('secondStepNeeded')
  expect((await call(token, '/second-step/off', { password: PASSWORD })).statusCode).toBe(200)
  expect((await signIn('ognyan')).statusCode).toBe(200)
  const { data } = await api.supabase.from('journal').select('act').eq('by_whom', 'ognyan').like('act', '%econdStep')
  expect(data?.map(({ act }) => act).sort()).toEqual(['noSecondStep', 'secondStep'])
})

test('SEC anyone who knows the password guesses no code, also from many networks', async () => {
  const { secret, token } = await withSecondStep('pavla')
  const guess = (index: number) => signIn('pavla', '000000', { remoteAddress: `198.51.100.${index}` })
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) statuses.push((await guess(index)).statusCode)
  expect(statuses).toEqual([...Array(20).fill(401), 429])
  later(STEP)
  expect((await signIn('pavla', now(secret))).statusCode).toBe(429)
  // Who is signed in already goes on.
  expect((await call(token, '')).statusCode).toBe(200)
  later(15 * 60_000)
  expect((await signIn('pavla', now(secret))).statusCode).toBe(200)
})

test('SEC the link of a mail sets a password and signs in, but no one past the second step', async () => {
  const { secret } = await withSecondStep('rosa')
  const { id = '' } = (await api.accounts.find('rosa')) ?? {}
  const token = 'r'.repeat(43)
  const mail = { admin_id: id, kind: 'reset', expires_at: new Date(Date.now() + 3_600_000).toISOString() }
  const { data } = await api.supabase.from('account_mails').insert(mail).select('id').single().throwOnError()
  const hash = createHash('sha256').update(token).digest('hex')
  await api.supabase.from('account_links').insert({ hash, mail_id: data.id }).throwOnError()
  const used = { token, password: 'a password of the link' }
  const answer = await api.app.inject({ method: 'POST', url: '/api/admin/link/password', payload: used })
  expect(answer.json()).toEqual({ session: null })
  later(STEP)
  expect((await signIn('rosa', now(secret), { password: used.password })).statusCode).toBe(200)
})

test('an administrator turns it off for someone who has lost the app, and a new password does not', async () => {
  await withSecondStep('rada')
  await api.accounts.setPassword('rada', 'another long password')
  expect((await signIn('rada', undefined, { password: 'another long password' })).json().code).toBe('secondStepNeeded')
  const headers = { authorization: `Bearer ${await api.signIn()}` }
  const { users } = (await api.app.inject({ url: '/api/admin/users', headers })).json()
  const rada = users.find(({ username }: { username: string }) => username === 'rada')
  expect(rada.hasSecondStep).toBe(true)
  const url = `/api/admin/users/${rada._id}/second-step-off`
  expect((await api.app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
  expect((await signIn('rada', undefined, { password: 'another long password' })).statusCode).toBe(200)
})
