import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Career } from '#contract/careers.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

const POSITION = {
  title: 'Оператор на преса',
  startDate: '2026-11-01',
  endDate: '2999-01-31',
  responsibilities: '<p>Настройва пресата.</p>',
  requirements: '<p>Опит<script>alert(1)</script></p>',
  additional: '<p><br></p>',
}

function write(method: 'POST' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${token}`
  return api.app.inject({ method, url, headers: { authorization, ...headers }, ...(payload && { payload }) })
}
const all = async () => (await api.app.inject('/api/careers')).json<{ careers: Career[] }>().careers

test('a position is created, read, changed and deleted', {
  tags: ['API-05', 'API-13', 'API-14', 'API-15'],
}, async () => {
  const answer = await write('POST', '/api/careers', POSITION)
  expect(answer.statusCode).toBe(201)
  const { ok, career } = answer.json()
  expect(ok).toBe(true)
  expect(career).toMatchObject({ ...POSITION, isInternship: false, requirements: '<p>Опит</p>', additional: '' })
  expect(await all()).toEqual([career])
  expect((await api.app.inject(`/api/careers/${career._id}`)).json()).toEqual({ career: [career] })

  const changed = await write('POST', `/api/careers/update/${career._id}`, { ...POSITION, title: 'Технолог' })
  expect([changed.statusCode, changed.json().career.title]).toEqual([200, 'Технолог'])
  expect((await all())[0]?.title).toBe('Технолог')

  expect((await write('DELETE', `/api/careers/${career._id}`)).json()).toEqual({ ok: true })
  expect(await all()).toEqual([])
  expect((await api.app.inject(`/api/careers/${career._id}`)).statusCode).toBe(404)
  expect((await write('DELETE', `/api/careers/${career._id}`)).statusCode).toBe(404)
})

test('all positions come, more than max_rows, those that start last first', { tags: ['API-04'] }, async () => {
  const rows = Array.from({ length: 1100 }, (_, index) => ({
    title: `Position ${index}`,
    start_date: `20${10 + (index % 16)}-01-01`,
    end_date: '2999-01-01',
  }))
  const { error } = await api.supabase.from('careers').insert(rows)
  expect(error).toBeNull()
  await write('DELETE', `/api/careers/${randomUUID()}`)
  const starts = (await all()).map(({ startDate }) => startDate)
  expect(starts).toHaveLength(1100)
  expect(starts).toEqual([...starts].sort().reverse())
  await api.supabase.from('careers').delete().neq('title', '')
})

test('"Is it out already?": without a token only what is open today is read, by list, address and search; staff read all', {
  tags: ['AMB-50', 'CAR-09'],
}, async () => {
  const day = (ahead: number) => Temporal.Now.plainDateISO('Europe/Sofia').add({ days: ahead }).toString()
  const days = {
    coming: [day(1), day(30)],
    today: [day(0), day(30)],
    open: [day(-1), day(0)],
    over: [day(-30), day(-1)],
  }
  const ids: Record<string, string> = {}
  for (const [title, [startDate, endDate]] of Object.entries(days))
    ids[title] = (await write('POST', '/api/careers', { ...POSITION, title, startDate, endDate })).json().career._id
  expect((await all()).map(({ title }) => title)).toEqual(['open'])
  const { positions } = (await api.app.inject('/api/search')).json()
  expect(positions.map(({ title }: { title: string }) => title)).toEqual(['open'])
  for (const [title, id] of Object.entries(ids)) {
    const { statusCode, body } = await api.app.inject(`/api/careers/${id}`)
    expect([title, statusCode, body.includes(POSITION.responsibilities)]).toEqual(
      title === 'open' ? [title, 200, true] : [title, 404, false],
    )
  }
  const headers = { authorization: `Bearer ${token}` }
  const { careers } = (await api.app.inject({ url: '/api/admin/careers', headers })).json<{ careers: Career[] }>()
  expect(careers.map(({ title }) => title).toSorted()).toEqual(Object.keys(days).toSorted())
  await api.supabase.from('careers').delete().neq('title', '')
})

test('a version that is stale gets 412 with the current position', async () => {
  const { career } = (await write('POST', '/api/careers', POSITION)).json()
  const match = { 'if-match': `"${career.updatedAt}"` }
  const first = await write('POST', `/api/careers/update/${career._id}`, { ...POSITION, title: 'Mine' }, match)
  expect(first.statusCode).toBe(200)
  const second = await write('POST', `/api/careers/update/${career._id}`, { ...POSITION, title: 'Theirs' }, match)
  expect(second.statusCode).toBe(412)
  expect(second.json()).toMatchObject({ current: first.json().career, code: 'versionConflict' })
})

test('a position that is sent again with its key is stored once, also when it comes many times at once', {
  tags: ['API-13'],
}, async () => {
  const before = (await all()).length
  const key = { 'idempotency-key': 'position-0001' }
  const first = await write('POST', '/api/careers', POSITION, key)
  const again = await write('POST', '/api/careers', POSITION, key)
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json()).toEqual(first.json())

  const atOnce = { 'idempotency-key': 'position-0002' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => write('POST', '/api/careers', POSITION, atOnce)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201])
  expect((await all()).length).toBe(before + 2)

  const other = await write('POST', '/api/careers', { ...POSITION, title: 'Another' }, key)
  expect([other.statusCode, other.json()]).toEqual([
    409,
    { error: expect.any(String), field: 'Idempotency-Key', code: 'idempotencyKeyReused' },
  ])
  expect((await all()).length).toBe(before + 2)
})

test('an update that is sent again with its key after a lost answer is no conflict', { tags: ['API-14'] }, async () => {
  const { career } = (await write('POST', '/api/careers', POSITION)).json()
  const headers = { 'if-match': `"${career.updatedAt}"`, 'idempotency-key': 'position-update-1' }
  const path = `/api/careers/update/${career._id}`
  const first = await write('POST', path, { ...POSITION, title: 'Mine' }, headers)
  const again = await write('POST', path, { ...POSITION, title: 'Mine' }, headers)
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(again.json()).toEqual(first.json())
  const other = await write('POST', path, { ...POSITION, title: 'Theirs' }, headers)
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotencyKeyReused'])
})

test.each([
  [{ ...POSITION, title: '' }, 'title'],
  [{ ...POSITION, title: 'x'.repeat(201) }, 'title'],
  [{ ...POSITION, startDate: '2026-02-30' }, 'startDate'],
  [{ ...POSITION, startDate: '01-11-2026' }, 'startDate'],
  [{ ...POSITION, endDate: undefined }, 'endDate'],
  [{ ...POSITION, endDate: '2026-10-31' }, 'endDate'],
  [{ ...POSITION, requirements: 'x'.repeat(200_001) }, 'requirements'],
  [{ ...POSITION, additional: { html: 'x' } }, 'additional'],
  [{ ...POSITION, isInternship: 'yes' }, 'isInternship'],
])('a wrong position is refused by the field, and nothing changes', { tags: ['ADM-35'] }, async (payload, field) => {
  const { career } = (await write('POST', '/api/careers', POSITION)).json()
  const before = await all()
  for (const url of ['/api/careers', `/api/careers/update/${career._id}`]) {
    const answer = await write('POST', url, payload)
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  }
  expect(await all()).toEqual(before)
})
