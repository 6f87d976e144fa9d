import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDispatcher, type TestResend } from '../../testing/mail.ts'
import { type MailApp, startMailApp } from '../../testing/mail-app.ts'
import { codeOf, fromBase32 } from './one-time-code.ts'

const PASSWORD = 'a password of my own'
const STEP = 30_000
let api: MailApp
let resend: TestResend
let dispatcher: ReturnType<typeof createTestDispatcher>

beforeAll(async () => {
  api = await startMailApp()
  resend = api.resend
  dispatcher = createTestDispatcher(api.supabase, { leaseSeconds: 300 })
  dispatcher.start(api.app.log)
})
afterAll(async () => {
  await dispatcher.stop()
  await api.stop()
})
afterEach(() => vi.useRealTimers())

const post = (path: string, payload: object, token = '') =>
  api.app.inject({
    method: 'POST',
    url: `/api/admin/${path}`,
    payload,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  })
const own = async (token: string) =>
  (await api.app.inject({ url: '/api/admin/account', headers: { authorization: `Bearer ${token}` } })).json()
const signIn = (username: string, more: object = {}) => post('login', { username, password: PASSWORD, ...more })

async function accountOf(username: string, email: string | null = null) {
  await api.accounts.create(username, PASSWORD, ['news'])
  await api.supabase.from('admins').update({ email }).eq('username', username).throwOnError()
  return (await signIn(username)).json().token as string
}
/** Mails to an address, once there are so many. */
async function mailsTo(address: string, count = 1) {
  const mails = () => [...resend.accepted.values()].filter(({ to }) => to.includes(address))
  await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(count)
  return mails()
}
const linkIn = (text = '') => /\/admin\/login#address=([\w-]{43})/.exec(text)?.[1] ?? ''

test('an own address is set with the password, and holds once the link of its mail was opened', async () => {
  const token = await accountOf('alina', 'alina@example.com')
  const question = { email: 'alina.new@example.com', password: PASSWORD }
  expect((await post('account/email', { ...question, password: 'wrong' }, token)).json().code).toBe('wrongPassword')
  expect((await post('account/email', { ...question, email: 'no address' }, token)).json().field).toBe('email')
  expect((await post('account/email', question, token)).statusCode).toBe(202)
  expect(await own(token)).toMatchObject({ email: 'alina@example.com', newEmail: 'alina.new@example.com' })
  const [mail] = await mailsTo('alina.new@example.com')
  expect(mail?.text).toContain('Потребителят „alina“')
  const link = linkIn(mail?.text)
  expect((await post('link', { token: link })).json()).toMatchObject({
    username: 'alina',
    kind: 'address',
    newEmail: 'alina.new@example.com',
  })
  // It proves an address, and sets no password.
  expect((await post('link/password', { token: link, password: 'another password' })).statusCode).toBe(404)
  expect((await post('link/address', { token: link })).statusCode).toBe(200)
  expect((await post('link/address', { token: link })).statusCode).toBe(404)
  expect(await own(token)).toMatchObject({ email: 'alina.new@example.com', newEmail: null })
  const { data } = await api.supabase.from('journal').select('act, kind, label').eq('act', 'email')
  expect(data).toEqual([{ act: 'email', kind: 'account', label: 'alina' }])
})

test('SEC the address of another account is refused, also when that one has it only since, and mailboxes are not filled', async () => {
  const token = await accountOf('bilyana')
  const ask = (email: string) => post('account/email', { email, password: PASSWORD }, token)
  await accountOf('borislava', 'borislava@example.com')
  const taken = await ask('Borislava@example.com')
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'emailTaken'])
  expect((await ask('first@example.com')).statusCode).toBe(202)
  const first = linkIn((await mailsTo('first@example.com'))[0]?.text)
  expect((await ask('second@example.com')).statusCode).toBe(202)
  expect((await post('link/address', { token: first })).statusCode).toBe(404)
  const second = linkIn((await mailsTo('second@example.com'))[0]?.text)
  await accountOf('boryana', 'SECOND@example.com')
  const late = await post('link/address', { token: second })
  expect([late.statusCode, late.json().code]).toEqual([409, 'emailTaken'])
  expect((await ask('third@example.com')).statusCode).toBe(202)
  expect((await ask('fourth@example.com')).statusCode).toBe(429)
})

test('SEC anyone who changes the password ends what was asked for with the one before', async () => {
  const token = await accountOf('vanya')
  await post('account/email', { email: 'thief@example.com', password: PASSWORD }, token)
  const link = linkIn((await mailsTo('thief@example.com'))[0]?.text)
  await api.accounts.setPassword('vanya', 'another long password')
  expect((await post('link', { token: link })).statusCode).toBe(404)
  expect((await post('link/address', { token: link })).statusCode).toBe(404)
})

test('SEC the owner is warned when someone knows the password and fails at the second step, at most once a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = await accountOf('gina', 'gina@example.com')
  const { secret } = (await post('account/second-step', { password: PASSWORD }, token)).json()
  const now = () => codeOf(fromBase32(secret), Math.floor(Date.now() / STEP))
  await post('account/second-step/confirm', { code: now() }, token)
  const warnings = async () => {
    const { id = '' } = (await api.accounts.find('gina')) ?? {}
    const rows = await api.supabase.from('account_mails').select().eq('admin_id', id).eq('kind', 'warning')
    return rows.data?.length
  }
  // Anyone who knows no password, or has not come to the code yet, warns of nothing.
  await post('login', { username: 'gina', password: 'wrong', code: '000000' })
  expect((await signIn('gina')).json().code).toBe('secondStepNeeded')
  vi.setSystemTime(Date.now() + STEP)
  expect((await signIn('gina', { code: now() })).statusCode).toBe(200)
  expect(await warnings()).toBe(0)
  for (let count = 0; count < 3; count += 1)
    expect((await signIn('gina', { code: '000000' })).json().code).toBe('wrongCode')
  const [mail] = await mailsTo('gina@example.com')
  expect(mail?.subject).toContain('Опит за вход с Вашата парола')
  expect(mail?.text).not.toMatch(/https?:/)
  expect(await warnings()).toBe(1)
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await api.supabase.from('account_mails').update({ created_at: yesterday }).eq('kind', 'warning').throwOnError()
  await signIn('gina', { code: '000000' })
  await mailsTo('gina@example.com', 2)
})
