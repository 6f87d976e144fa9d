import { expect, onTestFinished, test } from 'vitest'
import { bodyOf, startStubServer } from '../../testing/stub-server.ts'
import { createHandler } from './handler.ts'

const RECEIPT = 'Your inquiry B-2026-7KQ4XM to'
const call = {
  id: '00000000-0000-4000-8000-000000000001',
  mailing: 1,
  site: 'https://site.example',
  number: 'B-2026-7KQ4XM',
  receipt: true,
  suspected: false,
  receivedAt: '2026-03-18T12:02:03.123456+00:00',
  inquiry: {
    kind: 'product',
    products: ['finstock'],
    name: 'Anna Keller',
    phone: '1',
    email: 'anna@example.com',
    message: 'How thin?',
    request: { lines: [{ product: 'finstock' }] },
  },
}

/** Resend and the database in one, and the function that calls both. `refuse` says which receipts are answered otherwise. */
async function start(
  refuse: (attempt: number) => { status: number; name: string } | undefined,
  env: Record<string, string> = {},
) {
  const accepted = new Map<string, string>()
  const settled: Record<string, unknown>[] = []
  let receipts = 0
  let keyOfRow: unknown
  const { url, stop } = await startStubServer(async (request, answer) => {
    const body = await bodyOf(request)
    const reply = (status: number, json: object) =>
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    if (request.url?.includes('settle_mail')) {
      settled.push(JSON.parse(body))
      keyOfRow = request.headers.apikey
      return void answer.writeHead(204).end()
    }
    const { subject } = JSON.parse(body) as { subject: string }
    const isReceipt = subject.startsWith(RECEIPT)
    if (isReceipt) receipts += 1
    const refusal = isReceipt ? refuse(receipts) : undefined
    if (refusal) return void reply(refusal.status, { statusCode: refusal.status, name: refusal.name, message: 'no' })
    accepted.set(String(request.headers['idempotency-key']), subject)
    reply(200, { id: `mail-${accepted.size}` })
  })
  onTestFinished(stop)
  const handle = createHandler({
    SUPABASE_SECRET_KEYS: '{"default":"a deleted key","second":"key"}',
    SUPABASE_URL: url,
    RESEND_API_KEY: 're_x',
    RESEND_BASE_URL: url,
    ...env,
  })
  return {
    accepted,
    settled: () => settled.length,
    lastSettled: () => settled.at(-1),
    keyOfRow: () => keyOfRow,
    receipts: () => receipts,
    ask: async (more: object = {}) => {
      const body = JSON.stringify({ ...call, ...more })
      return (await handle(new Request('http://x', { method: 'POST', headers: { apikey: 'key' }, body }))).json()
    },
  }
}

test.each([
  [{}, false],
  [{ INQUIRY_TO: 'me@example.com' }, true],
])('with %j the row is told whether the mail went to other recipients: %s', async (env, isTrial) => {
  const { ask, lastSettled } = await start(() => undefined, env)
  await ask()
  expect(lastSettled()).toMatchObject({ mail_id: call.id, outcome: 'sent', to_trial: isTrial })
})

test('a request is two mails, each with a key of its own, and one row that is sent', async () => {
  const { ask, accepted, settled } = await start(() => undefined)
  expect(await ask()).toEqual({ outcome: 'sent', note: 'mail-1' })
  expect(await ask()).toMatchObject({ outcome: 'sent' })
  expect([...accepted]).toEqual([
    [call.id, expect.stringContaining('Запитване за продукт')],
    [`${call.id}/receipt`, expect.stringContaining(RECEIPT)],
  ])
  expect(settled()).toBe(2)
})

test('a receipt that does not go out now is tried again with its mail, which stays one', async () => {
  const { ask, accepted, settled } = await start((attempt) =>
    attempt === 1 ? { status: 429, name: 'rate_limit_exceeded' } : undefined,
  )
  expect(await ask()).toMatchObject({ outcome: 'retry' })
  expect([accepted.size, settled()]).toEqual([1, 0])
  expect(await ask()).toMatchObject({ outcome: 'sent' })
  expect([accepted.size, settled()]).toEqual([2, 1])
})

test('an address that takes no mail does not keep the department from its own', async () => {
  const { ask, accepted, settled } = await start(() => ({ status: 422, name: 'validation_error' }))
  expect(await ask()).toMatchObject({ outcome: 'sent' })
  expect([accepted.size, settled()]).toEqual([1, 1])
})

test('the department has its mail again without another receipt', async () => {
  const { ask, receipts } = await start(() => undefined)
  expect(await ask({ mailing: 2 })).toMatchObject({ outcome: 'sent' })
  expect(receipts()).toBe(0)
})

test('the row is written with the key that the call came with, whatever other keys there are', async () => {
  const { ask, keyOfRow } = await start(() => undefined)
  expect(await ask()).toMatchObject({ outcome: 'sent' })
  expect(keyOfRow()).toBe('key')
})
