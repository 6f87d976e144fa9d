import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InquiryPage } from '#contract/inquiries.ts'
import { erasuresOfDatabase } from '#jobs/erasures.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { someInquiry, storeInquiries } from '../../testing/mail.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.supabase.from('inquiries').delete().neq('name', '')
})

const submit = (more: object) =>
  api.app.inject({ method: 'POST', url: '/api/inquiries', payload: someInquiry({ ...more }) })
const ask = (url: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', as = token) =>
  api.app.inject({ method, url, headers: as ? { authorization: `Bearer ${as}` } : {} })
const list = async (query = '') => (await ask(`/api/inquiries${query}`)).json<InquiryPage>()

test.each([
  ['GET', '/api/inquiries'],
  ['GET', `/api/inquiries/${randomUUID()}`],
  ['GET', '/api/inquiries/export'],
  ['GET', '/api/inquiries/colleagues'],
  ['GET', `/api/inquiries/${randomUUID()}/notes`],
  ['POST', `/api/inquiries/${randomUUID()}/notes`],
  ['POST', `/api/inquiries/${randomUUID()}/state`],
  ['DELETE', `/api/inquiries/${randomUUID()}`],
  ['POST', `/api/inquiries/${randomUUID()}/resend`],
  ['POST', '/api/inquiries/erase-old'],
] as const)('%s %s is for staff only', { tags: ['SEC-02'] }, async (method, url) => {
  expect((await ask(url, method, '')).statusCode).toBe(401)
  expect((await ask(url, method, 'x.y.z')).statusCode).toBe(401)
})

test('staff see the whole inquiry and the state of its mail, newest first', async () => {
  await submit({ name: 'First', message: 'One' })
  await submit({ name: 'Second', message: 'Two', website: 'spam' })
  const { inquiries, next, total } = await list()
  expect(next).toBeNull()
  expect(total).toBe(2)
  expect(inquiries.map(({ name }) => name)).toEqual(['Second', 'First'])
  expect(inquiries[1]).toEqual({
    _id: expect.any(String),
    number: expect.stringMatching(/^B-/),
    state: 'new',
    assignee: null,
    changedAt: null,
    answeredAt: null,
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    kind: 'contact',
    category: 'packaging',
    products: [],
    region: null,
    request: null,
    files: [],
    name: 'First',
    phone: '+49 30 000 000',
    email: 'anna@example.com',
    message: 'One',
    suspected: false,
    status: 'queued',
    attempts: 0,
    lastError: null,
    sentAt: null,
  })
  expect(inquiries[0]?.suspected).toBe(true)
})

test('the list is narrowed to the mails that wait, went out or failed, and to what looks like spam', async () => {
  const rows = (['queued', 'sent', 'failed'] as const).flatMap((status) =>
    [true, false].map((suspected) => ({
      inquiry: someInquiry({ name: `${status} ${suspected}`, suspected }),
      mail: { status },
    })),
  )
  await storeInquiries(api.supabase, rows)
  const namesOf = async (query: string) => (await list(query)).inquiries.map(({ name }) => name).toSorted()
  for (const status of ['queued', 'sent', 'failed'])
    expect(await namesOf(`?mail=${status}`)).toEqual([`${status} false`, `${status} true`])
  expect(await namesOf('?suspected=true')).toEqual(['failed true', 'queued true', 'sent true'])
  expect(await namesOf('?mail=failed&search=FALSE')).toEqual(['failed false'])
  expect((await list('?suspected=true&limit=1')).total, 'of all pages together').toBe(3)
  expect((await ask('/api/inquiries?state=suspected')).statusCode).toBe(400)
})

test('one inquiry is read by its id, however old it is', async () => {
  const inquiry = someInquiry({ name: 'Long ago', created_at: '2025-01-01T00:00:00Z' })
  const [id] = await storeInquiries(api.supabase, [{ inquiry }])
  const answer = await ask(`/api/inquiries/${id}`)
  expect(answer.json()).toMatchObject({ inquiry: { _id: id, name: 'Long ago' } })
  expect((await ask(`/api/inquiries/${randomUUID()}`)).statusCode).toBe(404)
  expect((await ask('/api/inquiries/no-id')).statusCode).toBe(400)
})

test('the list comes in pages that together hold each inquiry once, also when some came at the same moment', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({
    inquiry: someInquiry({ created_at: `2026-01-01T00:00:0${index % 3}.123456Z` }),
  }))
  await storeInquiries(api.supabase, rows)
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: InquiryPage = await list(`?limit=4${next && `&before=${next}`}`)
    seen.push(...page.inquiries.map(({ _id }) => _id))
    next = page.next
  }
  expect(seen).toHaveLength(25)
  expect(new Set(seen).size).toBe(25)
})

test.each(['Keller', 'KELLER', 'keller@', '300 000', 'Фолио', 'фОЛИО', 'packaging', '100%', '_x_'])(
  'the search for %s finds the inquiry with it, and no other',
  async (search) => {
    await submit({
      name: 'Anna Keller',
      email: 'a.keller@example.com',
      phone: '+49 300 000',
      message: 'Фолио, 100%? _x_',
    })
    await submit({ name: 'Boris', email: 'boris@example.com', phone: '5', message: 'x', category: 'events' })
    const { inquiries } = await list(`?search=${encodeURIComponent(search)}`)
    expect(inquiries.map(({ name }) => name)).toEqual(['Anna Keller'])
  },
)

test.each([
  '?limit=0',
  '?limit=101',
  '?before=x',
  '?before=MjAyNiB4',
  `?search=${'x'.repeat(101)}`,
  '?status=sent',
  '?mine=false',
  '?product=A',
  '?category=x',
])('the query %s is refused', async (query) => {
  expect((await ask(`/api/inquiries${query}`)).statusCode).toBe(400)
})

test('an inquiry that is not there cannot be mailed again', async () => {
  expect((await ask(`/api/inquiries/${randomUUID()}/resend`, 'POST')).statusCode).toBe(404)
  expect((await ask('/api/inquiries/1/resend', 'POST')).statusCode).toBe(400)
})

test('a failed mail waits again after staff asked for it', async () => {
  const id = (await submit({})).json<{ id: string }>().id
  await api.supabase.from('mails').update({ status: 'failed', attempts: 22, last_error: 'x' }).eq('id', id)
  const answer = await ask(`/api/inquiries/${id}/resend`, 'POST')
  expect(answer.json()).toMatchObject({ inquiry: { _id: id, status: 'queued', attempts: 0, lastError: null } })
})

test('the export opens in a Bulgarian Excel as a table in which nothing runs', async () => {
  await submit({
    name: '=HYPERLINK("https://evil.example")',
    phone: '+49 30',
    message: 'Line one\n@SUM(1) "quoted", и фолио',
  })
  await submit({ name: '-2+3', message: '\t=1' })
  const answer = await ask('/api/inquiries/export')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="inquiries.csv"')
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = answer.body.slice(1).split('\r\n')
  expect(lines[0]).toBe(
    '"Номер";"Получено";"Състояние";"При кого";"Вид";"Тема";"Продукт";"Количества";"Доставка";"Файлове";"Държава";"Име";"Телефон";"Имейл";"Въпрос";"Вероятно спам";"Писмо до отдела"',
  )
  expect(lines[1]).toContain(`"'-2+3"`)
  expect(lines[2]).toContain(
    `"Опаковки";"";"";"";"";"";"'=HYPERLINK(""https://evil.example"")";"=""+49 30""";"anna@example.com"`,
  )
  expect(lines[2]).toContain('"Line one\n@SUM(1) ""quoted"", и фолио";"не";"чака"')
  expect(lines).toHaveLength(4)
})

test('the export holds what the list on the screen is narrowed to', async () => {
  const rows = (['sent', 'failed'] as const).flatMap((status) =>
    ['Anna', 'Boris'].map((name) => ({ inquiry: someInquiry({ name, email: 'x@example.com' }), mail: { status } })),
  )
  await storeInquiries(api.supabase, rows)
  const { body } = await ask('/api/inquiries/export?mail=failed&search=anna')
  expect(body.trimEnd().split('\r\n')).toEqual([expect.any(String), expect.stringMatching(/"Anna".*"неизпратено"$/)])
  expect((await ask('/api/inquiries/export?limit=1')).statusCode).toBe(400)
})

test('the export holds more than one page of the database', async () => {
  const rows = Array.from({ length: 1_050 }, () => ({ inquiry: someInquiry() }))
  await storeInquiries(api.supabase, rows)
  const { body } = await ask('/api/inquiries/export')
  expect(body.trimEnd().split('\r\n')).toHaveLength(1_051)
})

test('what is older than 24 months is erased at the press of a button', async () => {
  await submit({ name: 'Young' })
  await storeInquiries(api.supabase, [{ inquiry: someInquiry({ name: 'Old', created_at: '2024-01-01T00:00:00Z' }) }])
  expect((await ask('/api/inquiries/erase-old', 'POST')).json()).toEqual({ ok: true, erased: 1 })
  expect((await list()).inquiries.map(({ name }) => name)).toEqual(['Young'])
})

test('what is older than 24 months is erased by itself', async () => {
  await submit({ name: 'Young' })
  await storeInquiries(api.supabase, [{ inquiry: someInquiry({ name: 'Old', created_at: '2024-01-01T00:00:00Z' }) }])
  for (const { run } of erasuresOfDatabase(api.supabase, api.app.log)) await run()
  expect((await list()).inquiries.map(({ name }) => name)).toEqual(['Young'])
})
