import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Career } from '#contract/careers.ts'
import type { StaffCareer } from '#contract/collections/careers.ts'
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

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload && { payload }),
  })
const create = async (more: object = {}) =>
  (await call('POST', '/api/careers', { ...POSITION, ...more })).json<{ career: Career; staffOnly: object }>()
const all = async () => (await api.app.inject('/api/careers')).json<{ careers: Career[] }>().careers
/** Whether visitors read it, on its own, in the list and by the search. */
async function isShown(id: string): Promise<boolean> {
  const { statusCode } = await api.app.inject(`/api/careers/${id}`)
  for (const place of ['/api/careers', '/api/search'])
    expect((await api.app.inject(place)).body.includes(id), place).toBe(statusCode === 200)
  return statusCode === 200
}

test('a position is created, read, changed and deleted', {
  tags: ['API-05', 'API-13', 'API-14', 'API-15'],
}, async () => {
  const answer = await call('POST', '/api/careers', POSITION)
  expect(answer.statusCode).toBe(201)
  const { ok, career } = answer.json()
  expect(ok).toBe(true)
  expect(career).toMatchObject({ ...POSITION, isInternship: false, requirements: '<p>Опит</p>', additional: '' })
  expect(await all()).toEqual([career])
  expect((await api.app.inject(`/api/careers/${career._id}`)).json()).toEqual({ career: [career] })

  const changed = await call('POST', `/api/careers/update/${career._id}`, { ...POSITION, title: 'Технолог' })
  expect([changed.statusCode, changed.json().career.title]).toEqual([200, 'Технолог'])
  expect((await all())[0]?.title).toBe('Технолог')

  expect((await call('DELETE', `/api/careers/${career._id}`)).json()).toEqual({ ok: true })
  expect(await all()).toEqual([])
  expect((await api.app.inject(`/api/careers/${career._id}`)).statusCode).toBe(404)
  expect((await call('DELETE', `/api/careers/${career._id}`)).statusCode).toBe(404)
})

test('all positions come, more than max_rows, those that start last first', { tags: ['API-04'] }, async () => {
  const rows = Array.from({ length: 1100 }, (_, index) => ({
    title: `Position ${index}`,
    start_date: `20${10 + (index % 16)}-01-01`,
    end_date: '2999-01-01',
  }))
  const { error } = await api.supabase.from('careers').insert(rows)
  expect(error).toBeNull()
  await call('DELETE', `/api/careers/${randomUUID()}`)
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
    ids[title] = (await create({ title, startDate, endDate })).career._id
  expect((await all()).map(({ title }) => title)).toEqual(['open'])
  const { positions } = (await api.app.inject('/api/search')).json()
  expect(positions.map(({ title }: { title: string }) => title)).toEqual(['open'])
  for (const [title, id] of Object.entries(ids)) {
    const { statusCode, body } = await api.app.inject(`/api/careers/${id}`)
    expect([title, statusCode, body.includes(POSITION.responsibilities)]).toEqual(
      title === 'open' ? [title, 200, true] : [title, 404, false],
    )
  }
  const { careers } = (await call('GET', '/api/admin/careers')).json<{ careers: StaffCareer[] }>()
  expect(careers.map(({ title }) => title).toSorted()).toEqual(Object.keys(days).toSorted())
  expect((await call('GET', `/api/admin/careers/${ids.over}`)).json()).toEqual(
    careers.find(({ _id }) => _id === ids.over),
  )
  for (const url of ['/api/admin/careers', `/api/admin/careers/${ids.over}`])
    expect((await api.app.inject(url)).statusCode, url).toBe(401)
  await api.supabase.from('careers').delete().neq('title', '')
})

test('a position that is sent again with its key is stored once, also when it comes many times at once', {
  tags: ['API-13'],
}, async () => {
  const key = { 'idempotency-key': 'position-0001' }
  const first = await call('POST', '/api/careers', POSITION, key)
  const before = (await all()).length
  const again = await call('POST', '/api/careers', POSITION, key)
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json()).toEqual(first.json())

  const atOnce = { 'idempotency-key': 'position-0002' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', '/api/careers', POSITION, atOnce)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201])
  expect((await all()).length).toBe(before + 1)

  const other = await call('POST', '/api/careers', { ...POSITION, title: 'Another' }, key)
  expect([other.statusCode, other.json()]).toEqual([
    409,
    { error: expect.any(String), field: 'Idempotency-Key', code: 'idempotencyKeyReused' },
  ])
  expect((await all()).length).toBe(before + 1)
})

test('an update that is sent again with its key after a lost answer is no conflict', { tags: ['API-14'] }, async () => {
  const { career } = await create()
  const headers = { 'if-match': `"${career.updatedAt}"`, 'idempotency-key': 'position-update-1' }
  const path = `/api/careers/update/${career._id}`
  const first = await call('POST', path, { ...POSITION, title: 'Mine' }, headers)
  const again = await call('POST', path, { ...POSITION, title: 'Mine' }, headers)
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(again.json()).toEqual(first.json())
  const other = await call('POST', path, { ...POSITION, title: 'Theirs' }, headers)
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotencyKeyReused'])
})

test('a request that comes again after its position was deleted is answered with what it made', {
  tags: ['API-13'],
}, async () => {
  const key = { 'idempotency-key': 'position-of-the-trash' }
  const first = await call('POST', '/api/careers', POSITION, key)
  await call('DELETE', `/api/careers/${first.json().career._id}`)
  const again = await call('POST', '/api/careers', POSITION, key)
  expect([again.statusCode, again.json()]).toEqual([200, { ...first.json(), career: again.json().career }])
  expect(again.json().career).toEqual({ ...first.json().career, updatedAt: expect.any(String) })
})

test('a body without the new fields does what it did: the position is public, and an update keeps what was decided', {
  tags: ['API-13', 'API-14'],
}, async () => {
  const { career, staffOnly } = await create()
  expect(staffOnly).toEqual({ status: 'published', updatedBy: 'anna' })
  expect(await isShown(career._id)).toBe(true)
  const hidden = await create({ status: 'hidden' })
  const updated = await call('POST', `/api/careers/update/${hidden.career._id}`, { ...POSITION, title: 'Металург' })
  expect(updated.json()).toMatchObject({ career: { title: 'Металург' }, staffOnly: { status: 'hidden' } })
})

test('"Take it from the site until Monday": a position is hidden and shown again, and the journal knows who did it', async () => {
  const { career } = await create()
  const turn = (isHidden: boolean, version: string) =>
    call(
      'POST',
      `/api/admin/careers/${career._id}`,
      { ...POSITION, isInternship: false, isHidden },
      { 'if-match': `"${version}"` },
    )
  const hidden = await turn(true, career.updatedAt)
  expect(hidden.json().career).toMatchObject({ _id: career._id, isHidden: true, updatedBy: 'anna' })
  expect(await isShown(career._id)).toBe(false)
  const late = await turn(false, career.updatedAt)
  expect([late.statusCode, late.json().code, late.json().current.updatedBy]).toEqual([412, 'versionConflict', 'anna'])
  const old = { 'if-match': `"${career.updatedAt}"` }
  const other = await call('POST', `/api/careers/update/${career._id}`, POSITION, old)
  expect([other.statusCode, other.json()]).toMatchObject([
    412,
    { current: { _id: career._id }, staffOnly: { status: 'hidden', updatedBy: 'anna' }, code: 'versionConflict' },
  ])
  expect((await turn(false, hidden.json().career.updatedAt)).statusCode).toBe(200)
  expect(await isShown(career._id)).toBe(true)
  const { entries } = (await call('GET', '/api/admin/journal?kind=career')).json()
  const acts = entries.filter(({ itemId }: { itemId: string }) => itemId === career._id)
  expect(acts.map(({ act }: { act: string }) => act)).toEqual(['publish', 'hide', 'publish'])
})

test('an internship is told to visitors and their search, and an update by a program that does not know of it keeps the mark', {
  tags: ['API-04', 'API-05', 'API-13', 'API-14'],
}, async () => {
  const { career } = await create({ isInternship: true })
  const told = async () => {
    const [{ careers }, { positions }] = await Promise.all(
      ['/api/careers', '/api/search'].map(async (url) => (await api.app.inject(url)).json()),
    )
    return [careers, positions].map((all: Career[]) => all.find(({ _id }) => _id === career._id)?.isInternship)
  }
  expect([career.isInternship, await told()]).toEqual([true, [true, true]])
  const update = (more: object) => call('POST', `/api/careers/update/${career._id}`, { ...POSITION, ...more })
  expect((await update({ title: 'Металург' })).json().career).toMatchObject({ title: 'Металург', isInternship: true })
  expect((await update({ isInternship: false })).json().career.isInternship).toBe(false)
  expect(await told()).toEqual([false, false])
  const { entries } = (await call('GET', '/api/admin/journal?kind=career')).json()
  const [last] = entries.filter(({ itemId }: { itemId: string }) => itemId === career._id)
  expect(last.changes).toContainEqual({ field: 'isInternship', before: 'true', after: 'false' })
})

test('a position has one clock, its two days: moments that are sent with it change nothing', async () => {
  const moments = { visibleFrom: '2998-01-01T09:00:00Z', visibleUntil: '2999-01-01T09:00:00Z' }
  const { career, staffOnly } = await create(moments)
  expect(staffOnly).toEqual({ status: 'published', updatedBy: 'anna' })
  expect(await isShown(career._id)).toBe(true)
})

test('"What did it say before?": each save is a version of the position, its formatted texts clean', async () => {
  const { career } = await create()
  const responsibilities = '<p>Пази<script>alert(1)</script></p>'
  const next = { ...POSITION, isInternship: false, responsibilities, isHidden: false }
  await call('POST', `/api/admin/careers/${career._id}`, next)
  const { versions } = (await call('GET', `/api/admin/careers/${career._id}/versions`)).json()
  expect(versions).toMatchObject([
    { version: 2, savedBy: 'anna', item: { responsibilities: '<p>Пази</p>' } },
    { version: 1, item: { responsibilities: POSITION.responsibilities } },
  ])
})

test.each([
  [{ ...POSITION, title: '' }, 'title'],
  [{ ...POSITION, startDate: '2026-02-30' }, 'startDate'],
  [{ ...POSITION, endDate: undefined }, 'endDate'],
  [{ ...POSITION, endDate: '2026-10-31' }, 'endDate'],
  [{ ...POSITION, requirements: 'x'.repeat(200_001) }, 'requirements'],
  [{ ...POSITION, status: 'draft' }, 'status'],
])('a wrong position is refused by the field, and nothing changes', { tags: ['ADM-35'] }, async (payload, field) => {
  const { career } = await create()
  const before = await all()
  for (const url of ['/api/careers', `/api/careers/update/${career._id}`]) {
    const answer = await call('POST', url, payload)
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  }
  expect(await all()).toEqual(before)
})
