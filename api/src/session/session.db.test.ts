import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createSupabase } from '#supabase/client.ts'
import { ANNA, PASSWORD_COST, startTestApp, type TestApp } from '../../testing/app.ts'
import { times } from '../../testing/faults.ts'
import { OPEN_ROUTES, routesOf, staffRoutesOf } from '../../testing/routes.ts'
import { LONG_TIMEOUTS } from '../../testing/timeouts.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'
import { createSecondSteps } from './second-step.ts'
import { createSessionStore } from './session.store.ts'
import { createTokens } from './tokens.ts'

const SECRET = 'a secret of the tests, 32 bytes or more'
let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
afterEach(() => vi.useRealTimers())

const post = (url: string, payload: object, headers = {}, app = api.app) =>
  app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': '203.0.113.9', ...headers } })
const login = (credentials: object) => post('/api/admin/login', credentials)
const validate = (token: string, app = api.app) => post('/api/admin/validate', { token }, {}, app)
const logout = (token: string) => api.app.inject({ method: 'POST', url: '/api/admin/logout', headers: bearer(token) })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
/** Any call of the staff. */
const write = (token: string) => post('/api/news/validate-url', { url: 'free' }, bearer(token))

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

function forge(header: object, payload: object, { secret = SECRET, hash = 'sha256' } = {}): string {
  const content = `${encode(header)}.${encode(payload)}`
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`
}

function inTime(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}

const MINUTE = 60_000
const NOWHERE = { device: '', network: '' }

test('name and password give the account and a token, with which staff may write', { tags: ['API-06'] }, async () => {
  const answer = await login(ANNA)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { id } = (await api.accounts.find('anna')) ?? {}
  expect(answer.json()).toEqual({ user: { id, username: 'anna', roles: ['administrator'] }, token: expect.any(String) })
  expect((await write(answer.json().token)).statusCode).toBe(200)
})

test('a wrong password and an unknown name are answered alike', { tags: ['AMB-41'] }, async () => {
  const wrong = await login({ ...ANNA, password: 'wrong' })
  const unknown = await login({ username: 'nobody', password: 'wrong' })
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
  expect(wrong.json()).toEqual({ error: expect.any(String), code: 'invalidCredentials' })
  expect(unknown.body).toBe(wrong.body)
})

test.each([
  [{ username: 'anna' }, 'password'],
  [{ password: 'x' }, 'username'],
  [{ username: '  ', password: 'x' }, 'username'],
  [{ username: 'anna', password: '' }, 'password'],
  [{ username: 'anna', password: ['x'] }, 'password'],
  [{ ...ANNA, admin: true }, 'admin'],
])('%o is refused because of %s', { tags: ['ADM-02'] }, async (body, field) => {
  const answer = await login(body)
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

test('validate answers with the user and a renewed token', { tags: ['API-07'] }, async () => {
  const token = await api.signIn()
  inTime(30 * MINUTE)
  const answer = await validate(token)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().user).toEqual({ id: decode(token).sub, username: 'anna', roles: ['administrator'] })
  expect(decode(answer.json().token).exp - decode(token).exp).toBeGreaterThanOrEqual(30 * 60 - 1)
  expect(decode(answer.json().token).jti).toBe(decode(token).jti)
})

test('SEC a token idle for an hour, and a session twelve hours old, are over', async () => {
  let token = await api.signIn()
  inTime(61 * MINUTE)
  expect((await validate(token)).statusCode).toBe(401)
  vi.useRealTimers()

  token = await api.signIn()
  for (let hours = 0.5; hours < 12; hours += 0.5) {
    inTime(30 * MINUTE)
    const answer = await validate(token)
    expect(answer.statusCode).toBe(200)
    token = answer.json().token
  }
  inTime(29 * MINUTE)
  expect((await write(token)).statusCode).toBe(200)
  inTime(2 * MINUTE)
  expect((await write(token)).statusCode).toBe(401)
})

test('logout ends every token of the sign-in, in other processes too, and no other sign-in', {
  tags: ['ADM-07'],
}, async () => {
  const other = await api.signIn()
  const old = await api.signIn()
  const renewed = (await validate(old)).json().token
  const another = await api.buildAnother()
  expect((await validate(renewed, another)).statusCode).toBe(200)
  expect((await logout(renewed)).json()).toEqual({ ok: true })
  for (const token of [old, renewed]) {
    expect((await write(token)).statusCode).toBe(401)
    const answer = await validate(token, another)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).not.toHaveProperty('user')
  }
  expect((await write(other)).statusCode).toBe(200)
  await another.close()
})

test('SEC a changed password and a disabled account end all sessions, in other processes too', async () => {
  const another = await api.buildAnother()
  await api.accounts.create('boris', 'first password')
  const signIn = async (password: string) => (await login({ username: 'boris', password })).json().token
  const first = await signIn('first password')
  expect((await validate(first, another)).statusCode).toBe(200)
  await api.accounts.setPassword('boris', 'second password')
  expect((await write(first)).statusCode).toBe(401)
  expect((await validate(first, another)).statusCode).toBe(401)
  expect((await login({ username: 'boris', password: 'first password' })).statusCode).toBe(401)
  const second = await signIn('second password')
  expect((await write(second)).statusCode).toBe(200)
  await api.accounts.disable('boris')
  expect((await write(second)).statusCode).toBe(401)
  expect((await validate(second, another)).statusCode).toBe(401)
  expect((await login({ username: 'boris', password: 'second password' })).statusCode).toBe(401)
  await another.close()
})

let signedIn: Promise<string> | undefined
/** One token for all tests that only look at it. */
const realToken = () => {
  signedIn ??= api.signIn()
  return signedIn
}
const seconds = () => Math.floor(Date.now() / 1000)
const HEADER = { alg: 'HS256', typ: 'JWT' }

const FORGERIES: [string, (real: string) => string][] = [
  ['an empty word', () => ''],
  ['words that are no token', () => 'not a token'],
  ['no signature', (real) => `${real.split('.').slice(0, 2).join('.')}.`],
  ['alg none', (real) => `${encode({ alg: 'none' })}.${encode(decode(real))}.`],
  ['alg None', (real) => `${encode({ alg: 'None' })}.${encode(decode(real))}.`],
  ['alg none and a signature', (real) => forge({ alg: 'none' }, decode(real))],
  ['HS512', (real) => forge({ alg: 'HS512', typ: 'JWT' }, decode(real), { hash: 'sha512' })],
  ['HS384', (real) => forge({ alg: 'HS384', typ: 'JWT' }, decode(real), { hash: 'sha384' })],
  ['RS256', (real) => forge({ alg: 'RS256', typ: 'JWT' }, decode(real))],
  ['another secret', (real) => forge(HEADER, decode(real), { secret: 'another secret, as long as the first' })],
  ['an empty secret', (real) => forge(HEADER, decode(real), { secret: '' })],
  ['no exp', (real) => forge(HEADER, { ...decode(real), exp: undefined })],
  ['no iat', (real) => forge(HEADER, { ...decode(real), iat: undefined })],
  ['no sub', (real) => forge(HEADER, { ...decode(real), sub: undefined })],
  ['no jti', (real) => forge(HEADER, { ...decode(real), jti: undefined })],
  ['no issuer', (real) => forge(HEADER, { ...decode(real), iss: undefined })],
  ['another issuer', (real) => forge(HEADER, { ...decode(real), iss: 'elsewhere' })],
  ['another audience', (real) => forge(HEADER, { ...decode(real), aud: 'visitors' })],
  ['an end in the past', (real) => forge(HEADER, { ...decode(real), exp: seconds() - 1 })],
  ['a word as its end', (real) => forge(HEADER, { ...decode(real), exp: 'never' })],
  ['a beginning in the future', (real) => forge(HEADER, { ...decode(real), nbf: seconds() + 1000 })],
  ['an unknown session', (real) => forge(HEADER, { ...decode(real), jti: randomUUID() })],
  ['another account', (real) => forge(HEADER, { ...decode(real), sub: randomUUID() })],
  ['a jti that is no uuid', (real) => forge(HEADER, { ...decode(real), jti: "x' or true" })],
  ['a critical header', (real) => forge({ ...HEADER, crit: ['x'], x: 1 }, decode(real))],
  ['a kid and no secret', (real) => forge({ ...HEADER, kid: '../../dev/null' }, decode(real), { secret: '' })],
  [
    'keys of its own',
    (real) =>
      forge({ ...HEADER, jku: 'https://evil.example', jwk: { kty: 'oct', k: '' } }, decode(real), { secret: '' }),
  ],
  ['a changed payload', (real) => real.replace(/\.([^.]+)\./, `.${encode({ ...decode(real), sub: randomUUID() })}.`)],
  ['4 kB of length', () => `${'a'.repeat(2000)}.${'b'.repeat(2000)}.${'c'.repeat(90)}`],
  ['100 kB of length', () => `${'a'.repeat(50_000)}.${'b'.repeat(50_000)}.${'c'.repeat(43)}`],
]

const staffRoutes = () => staffRoutesOf(api.app)
/**
 * The share of one of `many` tokens, so that each route is asked with one of them: one guard, which the test below finds at
 * every route, judges all tokens. The full test asks every route with each.
 */
const shareOf = (index: number, many: number) =>
  staffRoutes().filter((_, place) => times(place % many === index % many, true))

/** Asks every route of the staff, or some, one after the other, and returns each different answer once. */
async function staffAnswers(
  headers: Record<string, string>,
  { app = api.app, routes = staffRoutes() } = {},
): Promise<string[]> {
  const answers = new Set<string>()
  for (const { method, path } of routes) {
    const url = path.replace(/:(id|url)/, randomUUID())
    const answer = await app.inject({ method: method as 'POST', url, headers })
    const names = Object.keys(answer.headers).filter((name) => name !== 'date')
    answers.add(`${answer.statusCode} ${names.sort()} ${answer.body}`)
  }
  return [...answers]
}
/** How every one of them answers no one. */
const ANSWER_TO_NOBODY = [expect.stringMatching(/^401 (?!.*retry-after).*"code":"unauthorized"\}$/)]

test('SEC what is not the staff’s is listed, and everything else asks for a token', async () => {
  const routes = routesOf(api.app)
  const names = routes.map(({ method, path }) => `${method} ${path}`)
  expect(names.filter((name) => OPEN_ROUTES.includes(name)).sort()).toEqual(OPEN_ROUTES)
  expect(staffRoutes().length).toBeGreaterThan(20)
  expect(await staffAnswers({})).toEqual(ANSWER_TO_NOBODY)
})

test.each(FORGERIES.map(([name, make], index) => [name, make, index] as const))(
  'F26 a token with %s opens no route of the staff, and all answers are alike',
  async (_name, make, index) => {
    const token = make(await realToken())
    const routes = shareOf(index, FORGERIES.length)
    expect(await staffAnswers(bearer(token), { routes })).toEqual(ANSWER_TO_NOBODY)
    const asked = await validate(token)
    if (token.length > 65_000) return expect(asked.statusCode).toBe(413)
    expect([asked.statusCode, asked.json()]).toEqual([401, { error: expect.any(String), code: 'unauthorized' }])
  },
)

test.each<[string, number, (headers: Record<string, string>, username: string) => Promise<unknown>]>([
  ['a logout', 0, (headers) => post('/api/admin/logout', {}, headers)],
  ['a new password', 1, (_headers, username) => api.accounts.setPassword(username, 'a second password')],
  ['the end of the account', 2, (_headers, username) => api.accounts.disable(username)],
])('F27 after %s a token opens no route of the staff, in no process', async (name, index, end) => {
  const credentials = { username: `replay after ${name}`, password: 'a first password' }
  await api.accounts.create(credentials.username, credentials.password)
  const headers = bearer((await login(credentials)).json().token)
  expect((await post('/api/news/validate-url', { url: 'free' }, headers)).statusCode).toBe(200)
  await end(headers, credentials.username)
  expect(await staffAnswers(headers, { routes: shareOf(index, 3) })).toEqual(ANSWER_TO_NOBODY)
  const restarted = await api.buildAnother()
  const routes = staffRoutes()
  const some = times(routes.slice(0, 3), routes)
  expect(await staffAnswers(headers, { app: restarted, routes: some })).toEqual(ANSWER_TO_NOBODY)
  await restarted.close()
})

test('SEC the session of one account is no session of another', async () => {
  await api.accounts.create('clara', 'a long password')
  const clara = decode((await login({ username: 'clara', password: 'a long password' })).json().token)
  const anna = decode(await api.signIn())
  expect((await write(forge(HEADER, { ...anna, sub: clara.sub }))).statusCode).toBe(401)
})

test('SEC after ten failures a name is locked for 15 minutes at this address only', async () => {
  const another = await api.buildAnother()
  const attempt = (username: string, password: string, remoteAddress = '198.51.100.1') =>
    another.inject({ method: 'POST', url: '/api/admin/login', payload: { username, password }, remoteAddress })
  await Promise.all(Array.from({ length: 10 }, () => attempt('anna', 'wrong')))
  const refused = await attempt('anna', ANNA.password)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect(refused.json()).toEqual({ error: expect.any(String), code: 'rateLimited' })
  expect((await attempt('anna', ANNA.password, '198.51.100.2')).statusCode).toBe(200)
  expect((await attempt('nobody', 'wrong')).statusCode).toBe(401)
  inTime(15 * MINUTE)
  expect((await attempt('anna', ANNA.password)).statusCode).toBe(200)
  await another.close()
})

test('F28 of a flood of names 44 are looked up, and the others are refused without a question to the database', async () => {
  let questions = 0
  const counted = createSupabase(api.embedded, LONG_TIMEOUTS, () => {
    questions += 1
  })
  const steps = createSecondSteps(counted)
  const { signIn } = createSessionStore(counted, createTokens(api.app.jwt), steps, () => {}, PASSWORD_COST)
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) => signIn({ username: `name-${index}`, password: 'wrong' }, NOWHERE)),
  )
  const statuses = answers.map((answer) => answer.status === 'rejected' && answer.reason.statusCode)
  expect(statuses).toEqual([...Array(44).fill(401), ...Array(56).fill(429)])
  expect(questions).toBe(44)
  await expect(signIn({ username: 'name', password: 'wrong' }, NOWHERE)).rejects.toMatchObject({ statusCode: 401 })
})

test.each([
  [0, '203.0.113.7'],
  [1, '203.0.113.7, 198.51.100.9'],
])('SEC behind %i proxies an address that a visitor invents does not evade the limit', async (trustProxy, last) => {
  const another = await api.buildAnother({ trustProxy })
  const attempt = (index: number) =>
    another.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: 'anna', password: 'wrong' },
      headers: { 'x-forwarded-for': `192.0.2.${index}, ${last}` },
    })
  const statuses: number[] = []
  for (let index = 0; index < 12; index += 1) statuses.push((await attempt(index)).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  await another.close()
})

test('the database never holds a password, and forgets sessions that are over', async () => {
  await api.accounts.create('petar', 'a long password')
  const { data: accounts } = await api.supabase.from('admins').select().neq('username', ANNA.username)
  expect(accounts).not.toEqual([])
  for (const { password_hash } of accounts ?? []) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  inTime(13 * 60 * MINUTE)
  const { jti } = decode(await api.signIn())
  await removeExpiredSessions(api.supabase).run()
  const { data: sessions } = await api.supabase.from('sessions').select('jti')
  expect(sessions).toEqual([{ jti }])
})
