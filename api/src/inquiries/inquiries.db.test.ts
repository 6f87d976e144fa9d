import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { tellFault, times } from '../../testing/faults.ts'
import { someInquiry } from '../../testing/mail.ts'

const NEXT_JUNE = `${new Date().getUTCFullYear() + 1}-06-30`

let api: TestApp

beforeAll(async () => {
  api = await startTestApp({ formLimit: 5000 })
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.supabase.from('inquiries').delete().neq('name', '')
})

function send(payload: object, key?: string, app = api.app) {
  const headers = key ? { 'idempotency-key': key } : {}
  return app.inject({ method: 'POST', url: '/api/inquiries', payload, headers })
}
const rows = async () =>
  (await api.supabase.from('inquiries').select('*, mails!inner(status, attempts)').order('created_at')).data ?? []

test('an inquiry is stored before the visitor sees that it is sent', { tags: ['AMB-27'] }, async () => {
  const answer = await send(someInquiry({ message: '  How thin?\r\nReally.  ' }))
  expect(answer.statusCode).toBe(201)
  expect(answer.headers['cache-control']).toBe('no-store')
  const [row] = await rows()
  expect(answer.json()).toEqual({ ok: true, id: row?.id, number: row?.number })
  expect(row).toMatchObject({
    kind: 'contact',
    category: 'packaging',
    products: [],
    name: 'Anna Keller',
    phone: '+49 30 000 000',
    email: 'anna@example.com',
    message: 'How thin?\nReally.',
    suspected: false,
    mails: { status: 'queued', attempts: 0 },
  })
})

test('one inquiry may name several products, and other products are another inquiry', {
  tags: ['INQ-02'],
}, async () => {
  const { category: _, ...inquiry } = someInquiry({ kind: 'product', products: ['finstock', 'household-foil'] })
  const first = await send(inquiry)
  const again = await send(inquiry)
  const other = await send({ ...inquiry, products: ['finstock'] })
  expect([first.statusCode, again.statusCode, other.statusCode]).toEqual([201, 201, 201])
  expect(again.json().id).toBe(first.json().id)
  expect(other.json().id).not.toBe(first.json().id)
})

test('an inquiry from a product page names its products', { tags: ['INQ-02'] }, async () => {
  const { category: _, ...inquiry } = someInquiry({ kind: 'product', products: ['finstock'] })
  expect((await send(inquiry)).statusCode).toBe(201)
  expect(await rows()).toMatchObject([{ kind: 'product', products: ['finstock'], category: null }])
})

test('the country that a visitor has chosen goes with the inquiry, and another one is another inquiry', async () => {
  const inquiry = someInquiry({ region: 'Poland' })
  const first = await send(inquiry)
  expect((await send(inquiry)).json()).toEqual(first.json())
  await send({ ...inquiry, region: 'Italy' })
  await send({ ...inquiry, region: undefined })
  expect((await rows()).map(({ region }) => region)).toEqual(['Poland', 'Italy', null])
})

test('a request is stored with its inquiry, and another one is another inquiry', async () => {
  const { category: _, ...about } = someInquiry({ kind: 'product', products: ['finstock', 'heat-shields'] })
  const request = {
    lines: [
      { product: 'finstock', quantity: { value: 12, unit: 't' }, alloy: 'EN AW-8011A' },
      { product: 'heat-shields' },
    ],
    delivery: 'Poland',
    wantedBy: NEXT_JUNE,
  }
  const first = await send({ ...about, request })
  expect((await send({ ...about, request })).json()).toEqual(first.json())
  expect((await send({ ...about, request: { lines: request.lines } })).json()).not.toEqual(first.json())
  expect((await send(about)).statusCode).toBe(201)
  expect((await rows()).map((row) => row.request)).toEqual([request, { lines: request.lines }, null])
  const wrong = await send({
    ...about,
    request: { lines: [{ product: 'finstock', quantity: { value: -1, unit: 't' } }] },
  })
  expect([wrong.statusCode, wrong.json().field]).toEqual([400, 'request.lines.0.quantity.value'])
})

test.each([
  ['region', { region: 'Atlantis' }],
  ['kind', { kind: 'other' }],
  ['category', { category: undefined }],
  ['category', { category: 'Packaging' }],
  ['products.0', { kind: 'product', products: ['gold-foil'] }],
  ['products', { kind: 'product', products: [] }],
  ['products', { kind: 'product', products: ['household-foil', 'household-foil'] }],
  ['products', { kind: 'product', products: 'household-foil' }],
  ['products', { kind: 'product' }],
  ['name', { name: '' }],
  ['name', { name: '   ' }],
  ['name', { name: 'x'.repeat(51) }],
  ['name', { name: ['Anna'] }],
  ['phone', { phone: undefined }],
  ['phone', { phone: '1'.repeat(21) }],
  ['email', { email: 'anna' }],
  ['email', { email: 'anna@example' }],
  ['email', { email: 'anna@example.com\r\nBcc: all@example.com' }],
  ['email', { email: `${'x'.repeat(250)}@example.com` }],
  ['message', { message: '\n \t' }],
  ['message', { message: 'x'.repeat(501) }],
])(
  'a wrong %s is refused by its name, and nothing is stored',
  { tags: ['INQ-03', 'INQ-04', 'INQ-05', 'INQ-06', 'INQ-07'] },
  async (field, wrong) => {
    const answer = await send(someInquiry(wrong))
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
    expect(await rows()).toEqual([])
  },
)

test('the longest entries are taken, trimmed first and never cut', { tags: ['AMB-48'] }, async () => {
  const longest = { name: 'x'.repeat(50), phone: '1'.repeat(20), message: 'я'.repeat(500) }
  expect((await send(someInquiry({ ...longest, name: `  ${longest.name}  ` }))).statusCode).toBe(201)
  expect(await rows()).toMatchObject([longest])
})

test('what no form can send is cleaned away, and does not break the database', async () => {
  const answer = await send(someInquiry({ name: 'An\u0000na\r\nBcc: x', message: 'half \ud800 sign \u0007' }))
  expect(answer.statusCode).toBe(201)
  expect(await rows()).toMatchObject([{ name: 'An na Bcc: x', message: 'half \ufffd sign' }])
})

test.each([
  ['a filled trap', { website: 'https://spam.example' }],
  ['a form filled in no time', { filledMs: 300 }],
])('%s only marks the inquiry', async (_name, traces) => {
  expect((await send(someInquiry(traces))).statusCode).toBe(201)
  expect(await rows()).toMatchObject([{ suspected: true }])
})

test('a text that others sent the same day is stored and marked', async () => {
  await send(someInquiry({ message: 'Buy my list' }))
  expect((await send(someInquiry({ message: 'Buy my list', email: 'other@example.com' }))).statusCode).toBe(201)
  expect((await rows()).map(({ suspected }) => suspected)).toEqual([false, true])
})

test('F12 twenty parallel submits with one key make one row and twenty equal answers', async (context) => {
  const other = await api.buildAnother()
  const repetitions = times(1, 100)
  let [lost, doubled, wrongAnswers] = [0, 0, 0]
  for (let round = 0; round < repetitions; round += 1) {
    const inquiry = someInquiry()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(inquiry, key, index % 2 ? api.app : other)),
    )
    const [first] = answers
    wrongAnswers += answers.filter(({ statusCode, body }) => statusCode !== 201 || body !== first?.body).length
    const stored = (await rows()).filter(({ message }) => message === inquiry.message)
    if (!stored.some(({ id }) => id === first?.json().id)) lost += 1
    doubled += Math.max(0, stored.length - 1)
  }
  await other.close()
  tellFault(context, 'F12 twenty submits of one form', {
    repetitions,
    acknowledged: repetitions,
    lost,
    doubled,
    wrongAnswers,
  })
})

test('the same text from one address within ten minutes answers with the first row, without any key', async () => {
  const inquiry = someInquiry()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(inquiry)))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await rows()).toHaveLength(1)
  await api.supabase.from('inquiries').update({ created_at: '2026-01-01T00:00:00Z' }).neq('name', '')
  expect((await send(inquiry)).json().id).not.toBe(answers[0]?.json().id)
})

test('a key that comes with another text does not lose that text', async () => {
  const key = randomUUID()
  const first = (await send(someInquiry(), key)).json()
  const second = (await send(someInquiry(), key)).json()
  expect(second.id).not.toBe(first.id)
  expect(await rows()).toHaveLength(2)
})

test('a malformed key is refused', async () => {
  const answer = await send(someInquiry(), 'short')
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'Idempotency-Key'])
})

test('only the rate limit refuses, with the seconds to wait; wrong forms do not count', async () => {
  const limited = await startTestApp({ formLimit: 3 })
  try {
    for (let index = 0; index < 5; index += 1)
      expect((await send(someInquiry({ name: '' }), undefined, limited.app)).statusCode).toBe(400)
    for (let index = 0; index < 3; index += 1)
      expect((await send(someInquiry(), undefined, limited.app)).statusCode).toBe(201)
    const refused = await send(someInquiry(), undefined, limited.app)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rateLimited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const { data } = await limited.supabase.from('inquiries').select('id')
    expect(data).toHaveLength(3)
    expect((await limited.app.inject('/api/news/latest')).headers['x-ratelimit-limit']).toBeUndefined()
  } finally {
    await limited.stop()
  }
})
