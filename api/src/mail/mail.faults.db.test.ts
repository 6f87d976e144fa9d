import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createSupabase } from '#supabase/client.ts'
import { startProxy, type TestProxy } from '../../testing/fault-proxy.ts'
import { tellFault, times } from '../../testing/faults.ts'
import { createTestDispatcher, someInquiry, type TestResend } from '../../testing/mail.ts'
import { type MailApp, startMailApp } from '../../testing/mail-app.ts'
import { createMailQueue } from './mail.queue.ts'

const COUNT = 8
const RECOVERED = { timeout: 120_000, interval: 100 }

let api: MailApp
let resend: TestResend
let proxy: TestProxy
let running: ReturnType<typeof createTestDispatcher>[] = []

beforeAll(async () => {
  api = await startMailApp()
  resend = api.resend
  proxy = await startProxy(api.embedded.url)
})
afterAll(async () => {
  await proxy.stop()
  await api.stop()
})
beforeEach(async () => {
  await api.supabase.from('inquiries').delete().neq('name', '')
  resend.accepted.clear()
  resend.heal()
})
afterEach(async () => {
  await Promise.all(running.map((dispatcher) => dispatcher.stop()))
  running = []
  proxy.heal()
})

/** Where attempts are counted, a lease has to outlast a slow machine. */
const LONG_LEASE = { leaseSeconds: 300 }

function dispatch(url = api.embedded.url, options = {}, log = api.app.log): void {
  const supabase = createSupabase({ url, secretKey: api.embedded.secretKey })
  const dispatcher = createTestDispatcher(supabase, options)
  dispatcher.start(log)
  running.push(dispatcher)
}

/** Ids of what visitors were told is sent. */
async function submit(count = COUNT): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await api.app.inject({ method: 'POST', url: '/api/inquiries', payload: someInquiry(), headers })
    expect(answer.statusCode).toBe(201)
    ids.push(answer.json<{ id: string }>().id)
  }
  return ids.sort()
}

const mails = async () => (await api.supabase.from('mails').select()).data ?? []
const statuses = async () => (await mails()).map(({ status }) => status)
/** What waits for another attempt need not wait in a test. */
const hurry = () =>
  api.supabase.from('mails').update({ next_attempt_at: '2026-01-01T00:00:00Z' }).eq('status', 'queued')

/** Nothing lost: every acknowledged inquiry is a row and a mail. Nothing doubled: each once. */
async function expectNoneLostNoneDoubled(acknowledged: string[]): Promise<void> {
  await expect
    .poll(async () => {
      await hurry()
      return (await statuses()).filter((status) => status !== 'sent')
    }, RECOVERED)
    .toEqual([])
  const { data: rows } = await api.supabase.from('inquiries').select('id').order('id')
  const stored = rows?.map(({ id }) => id)
  const mailed = [...resend.accepted.keys()].sort()
  expect(stored).toEqual(acknowledged)
  expect(mailed).toEqual(acknowledged)
}

test('an inquiry is mailed once, and its row says so', async () => {
  dispatch(api.embedded.url, LONG_LEASE)
  const ids = await submit(1)
  await expectNoneLostNoneDoubled(ids)
  expect(await mails()).toMatchObject([{ attempts: 1, provider_id: `mail-of-${ids[0]}`, last_error: null }])
})

const limited = { status: 429, body: { statusCode: 429, name: 'rate_limit_exceeded', message: 'Too many requests' } }
const quota = { status: 429, body: { statusCode: 429, name: 'daily_quota_exceeded', message: 'Quota' } }
const broken = { status: 500, body: { statusCode: 500, name: 'internal_server_error', message: 'Oops' } }
const forbidden = { status: 403, body: { statusCode: 403, name: 'invalid_api_key', message: 'Key' } }

const REFUSALS = [
  ['a cut connection after it accepted the mail', 'accepted, then cut off'],
  ['429', limited],
  ['a spent quota', quota],
  ['500', broken],
  ['403', forbidden],
  ['a malformed answer', 'malformed'],
] as const
test.for(REFUSALS.slice(0, times(1, REFUSALS.length)))(
  'F10 Resend answers every other request with %s: none lost, none doubled',
  async ([name, fault], context) => {
    resend.breakWhen((request) => (request % 2 ? fault : undefined))
    dispatch()
    const acknowledged = await submit(times(COUNT, 20))
    await expectNoneLostNoneDoubled(acknowledged)
    const { length } = acknowledged
    tellFault(context, `F10 Resend answers every other request with ${name}`, {
      repetitions: length,
      acknowledged: length,
    })
  },
)

test('F10 Resend accepts a mail and never answers: none lost, none doubled', async () => {
  const before = resend.requests()
  resend.breakWhen((request) => (request === before + 1 ? 'accepted, then silence' : undefined))
  dispatch()
  await expectNoneLostNoneDoubled(await submit(1))
  expect(resend.requests() - before).toBeGreaterThan(1)
})

test('F10 what Resend refuses for good is failed at once, with the reason', async () => {
  const body = { statusCode: 422, name: 'validation_error', message: 'Invalid `to` field' }
  resend.breakWhen(() => ({ status: 422, body }))
  dispatch(api.embedded.url, LONG_LEASE)
  await submit(1)
  await expect.poll(statuses, RECOVERED).toEqual(['failed'])
  expect(await mails()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('Invalid `to` field') }])
})

test('the function is down: none lost, none doubled', async () => {
  proxy.breakWhen(({ path }) => (path.startsWith('/functions/') ? 503 : undefined))
  dispatch(proxy.url)
  const ids = await submit()
  await expect.poll(async () => (await mails()).every(({ attempts }) => attempts > 0), RECOVERED).toBe(true)
  expect(await statuses()).toEqual(ids.map(() => 'queued'))
  proxy.heal()
  await expectNoneLostNoneDoubled(ids)
})

test('F3 the answer of the function is lost after it sent the mail: none lost, none doubled', async (context) => {
  proxy.breakWhen(({ path }) => (path.startsWith('/functions/') ? 'answer lost' : undefined))
  dispatch(proxy.url)
  const { length } = await submit(times(COUNT, 100)).then(async (ids) => {
    await expectNoneLostNoneDoubled(ids)
    return ids
  })
  tellFault(context, 'F3 the answer of the function is lost', { repetitions: length, acknowledged: length })
})

test('F3 a row that does not say that its mail was sent is mailed again with the same key: once', async () => {
  dispatch()
  const ids = await submit()
  await expectNoneLostNoneDoubled(ids)
  const before = resend.requests()
  await api.supabase.from('mails').update({ status: 'queued', sent_at: null }).eq('status', 'sent')
  await expectNoneLostNoneDoubled(ids)
  expect(resend.requests() - before).toBe(COUNT)
})

test('two API processes on one database: none lost, none doubled', async () => {
  dispatch(api.embedded.url, LONG_LEASE)
  dispatch(api.embedded.url, LONG_LEASE)
  const ids = await submit(16)
  await expectNoneLostNoneDoubled(ids)
  expect((await mails()).map(({ attempts }) => attempts)).toEqual(ids.map(() => 1))
})

test.for([2, -2])(
  'F14 with a clock that is %i hours wrong a claimed row is no one else’s, and a due one is due',
  async (hours) => {
    onTestFinished(() => void vi.useRealTimers())
    const [id] = await submit(1)
    const queue = createMailQueue(api.supabase, 'https://site.example', 1000)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    expect((await queue.claim(3_600))?.id).toBe(id)
    expect(await queue.claim(3_600)).toBeUndefined()
    vi.useRealTimers()
    expect(await queue.claim(3_600)).toBeUndefined()
    await api.supabase
      .from('mails')
      .update({ claimed_until: null })
      .eq('id', id ?? '')
    expect((await queue.claim(3_600))?.id).toBe(id)
  },
)

test('a mail that staff ask for again is another mail', async () => {
  dispatch()
  const [id = ''] = await submit(1)
  await expectNoneLostNoneDoubled([id])
  const token = await api.signIn()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await api.app.inject({ method: 'POST', url: `/api/inquiries/${id}/resend`, headers })
  expect(answer.json()).toMatchObject({ ok: true, inquiry: { _id: id, status: 'queued', attempts: 0 } })
  await expect.poll(statuses, RECOVERED).toEqual(['sent'])
  expect([...resend.accepted.keys()]).toEqual([id, `${id}/2`])
})

test('after 20 hours of attempts a mail is given up, before Resend forgets its key', async () => {
  const [id = ''] = await submit(1)
  const longAgo = new Date(Date.now() - 20.1 * 60 * 60 * 1000).toISOString()
  await api.supabase.from('mails').update({ first_attempt_at: longAgo, last_error: 'no answer' }).eq('id', id)
  dispatch()
  await expect.poll(statuses, RECOVERED).toEqual(['failed'])
  expect(resend.accepted.size).toBe(0)
})

test('a process sends at most two mails a second', async () => {
  await submit(5)
  dispatch(api.embedded.url, { ...LONG_LEASE, pace: 500 })
  await expect.poll(async () => (await mails()).every(({ attempts }) => attempts > 0), RECOVERED).toBe(true)
  const moments = (await mails()).map(({ first_attempt_at }) => Date.parse(first_attempt_at ?? '')).sort()
  for (const [index, moment] of moments.slice(1).entries())
    expect(moment - (moments[index] ?? 0)).toBeGreaterThanOrEqual(490)
})

test('a row that is not valid any more is failed, and the next one is mailed', async () => {
  const [id = ''] = await submit(1)
  await api.supabase
    .from('inquiries')
    .update({ kind: 'product', category: null, products: ['gone'] })
    .eq('id', id)
  dispatch()
  await submit(1)
  await expect.poll(async () => (await statuses()).sort(), RECOVERED).toEqual(['failed', 'sent'])
})

test('the log warns of what is failed, without a word about people', async () => {
  const lines: string[] = []
  const log = api.app.log.child({}, {})
  const warn = (...words: unknown[]) => void lines.push(JSON.stringify(words))
  const message = 'Invalid `to` field: anna@example.com'
  resend.breakWhen(() => ({ status: 422, body: { statusCode: 422, name: 'validation_error', message } }))
  dispatch(api.embedded.url, LONG_LEASE, Object.assign(log, { warn }))
  const [id = ''] = await submit(1)
  await expect.poll(() => lines.length, RECOVERED).toBe(1)
  expect(lines[0]).toContain('a mail was rejected')
  expect(lines[0]).toContain(id)
  expect(lines[0]).not.toMatch(/anna|Keller|foil/)
})
