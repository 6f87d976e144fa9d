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
  title: 'Технолог',
  startDate: '2026-11-01',
  endDate: '2999-01-31',
  responsibilities: '<p>Води плавките.</p>',
  requirements: '',
  additional: '',
}

const call = (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload && { payload }),
  })
const create = async (more: object = {}) =>
  (await call('POST', '/api/careers', { ...POSITION, ...more })).json<{ career: Career; staffOnly: object }>()
const asStaff = async (id: string) => (await call('GET', `/api/admin/careers/${id}`)).json<StaffCareer>()
/** Whether visitors read it, on its own, in the list and by the search. */
async function isShown(id: string): Promise<boolean> {
  const { statusCode } = await api.app.inject(`/api/careers/${id}`)
  for (const place of ['/api/careers', '/api/search'])
    expect((await api.app.inject(place)).body.includes(id), place).toBe(statusCode === 200)
  return statusCode === 200
}

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
  expect([other.statusCode, other.json().staffOnly]).toEqual([412, { status: 'hidden', updatedBy: 'anna' }])
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

test('staff see all positions in every state, and no one else does', async () => {
  const { career } = await create({ status: 'hidden' })
  const all = (await call('GET', '/api/admin/careers')).json<{ careers: StaffCareer[] }>().careers
  expect(all.find(({ _id }) => _id === career._id)).toEqual(await asStaff(career._id))
  for (const url of ['/api/admin/careers', `/api/admin/careers/${career._id}`])
    expect((await api.app.inject(url)).statusCode, url).toBe(401)
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

test('a request that comes again after its position was deleted is answered with what it made', {
  tags: ['API-13'],
}, async () => {
  const key = { 'idempotency-key': 'position-of-the-trash' }
  const first = await call('POST', '/api/careers', POSITION, key)
  const headers = { authorization: `Bearer ${token}` }
  await api.app.inject({ method: 'DELETE', url: `/api/careers/${first.json().career._id}`, headers })
  const again = await call('POST', '/api/careers', POSITION, key)
  expect([again.statusCode, again.json()]).toEqual([200, { ...first.json(), career: again.json().career }])
  expect(again.json().career).toEqual({ ...first.json().career, updatedAt: expect.any(String) })
})

test('a status that there is none is refused by the field', async () => {
  const answer = await call('POST', '/api/careers', { ...POSITION, status: 'draft' })
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'status'])
})
