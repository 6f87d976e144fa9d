import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PersonInput, StaffPerson } from '#contract/collections/people.ts'
import type { PeopleKind, SitePerson } from '#contract/people.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(async () => {
  vi.useRealTimers()
  await api.stop()
})

const NEW: PersonInput = {
  ...{ kind: 'sales-department', name: 'Rayna Kostova', position: 'Sales Manager, Foil', description: '' },
  ...{ email: 'r.kostova@balkalum.example', phone: '+359 54 000 077', fax: '', tags: ['foil'], languages: ['English'] },
  ...{ countries: ['Latvia'], families: ['Rolled'], isMain: false, duties: [], receives: [] },
  ...{ picture: null, pictureFocus: '50 50' },
  ...{ awayFrom: null, awayUntil: null, deputy: null, isHidden: false },
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = {}) {
  const authorization = `Bearer ${token}`
  return api.app.inject({ method, url, headers: { authorization, ...headers }, ...(payload && { payload }) })
}
const add = async (change: Partial<PersonInput> = {}): Promise<StaffPerson> => {
  const answer = await call('POST', '/api/admin/people', { ...NEW, ...change })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().person
}
const save = (person: StaffPerson, change: object) => {
  const { _id, slug, hasProfile, updatedAt, updatedBy, ...input } = person
  return call('POST', `/api/admin/people/${_id}`, { ...input, ...change }, { 'if-match': `"${updatedAt}"` })
}
const all = async (): Promise<StaffPerson[]> => (await call('GET', '/api/admin/people')).json().people

async function shown(kind: PeopleKind = 'sales-department'): Promise<SitePerson[]> {
  // What is read is kept for two seconds.
  vi.setSystemTime(Date.now() + 3_000)
  return (await api.app.inject(`/api/people/${kind}`)).json().people
}
const shownBy = async (slug: string) => (await shown()).find((one) => one.slug === slug)

test('who joins the sales staff is on the site at once, at the end of the list, under an address that stays', async () => {
  const created = await add()
  expect(created).toMatchObject({
    ...NEW,
    slug: 'rayna-kostova',
    hasProfile: true,
    updatedBy: 'anna',
  })
  expect((await shown()).at(-1)).toMatchObject({ slug: 'rayna-kostova', countries: ['Latvia'], leave: null })
  const married = (await save(created, { name: 'Rayna Ilieva' })).json().person
  expect(married).toMatchObject({ name: 'Rayna Ilieva', slug: 'rayna-kostova' })
  expect(await shownBy('rayna-kostova')).toMatchObject({ name: 'Rayna Ilieva' })
  expect((await add()).slug).toBe('rayna-kostova-2')
})

test('who is hidden or in the trash is read by no one, and comes back from the trash', async () => {
  const person = await add({ name: 'Stefan Hidden' })
  await save(person, { isHidden: true })
  expect(await shownBy('stefan-hidden')).toBeUndefined()
  expect((await all()).map(({ _id }) => _id)).toContain(person._id)
  expect((await call('DELETE', `/api/admin/people/${person._id}`)).statusCode).toBe(200)
  expect((await call('GET', `/api/admin/people/${person._id}`)).statusCode).toBe(404)
  const trash = (await call('GET', '/api/trash')).json().trash
  expect(trash).toContainEqual(expect.objectContaining({ _id: person._id, kind: 'person' }))
  expect((await call('POST', `/api/trash/people/${person._id}/restore`, {})).statusCode).toBe(200)
  expect((await all()).map(({ _id }) => _id)).toContain(person._id)
})

test('only the sales staff has countries, families and main contacts', async () => {
  const person = await add({ kind: 'other-contacts', name: 'Ani Other', isMain: true })
  expect(person).toMatchObject({ countries: [], families: [], isMain: false })
})

test('a place is changed within the list, and the main contacts stay above', { tags: ['AMB-22'] }, async () => {
  const names = async () => (await all()).filter(({ kind }) => kind === 'sales-department').map(({ slug }) => slug)
  const before = await names()
  const sales = (await all()).filter(({ kind }) => kind === 'sales-department')
  const main = sales.filter(({ isMain }) => isMain)
  const [first, second, third] = sales.slice(main.length)
  expect(main).toHaveLength(3)
  const move = (id: string | undefined, after: string | null | undefined, next: string | null | undefined) =>
    call('POST', `/api/admin/people/${id}/move`, { after, before: next })
  expect((await move(first?._id, main.at(-1)?._id, second?._id)).statusCode).toBe(409)
  expect((await move(first?._id, main[0]?._id, main[1]?._id)).statusCode).toBe(409)
  expect(await names()).toEqual(before)
  expect((await move(second?._id, null, first?._id)).statusCode).toBe(200)
  expect(await names()).toEqual(before.with(3, second?.slug ?? '').with(4, first?.slug ?? ''))
  expect((await move(second?._id, first?._id, third?._id)).statusCode).toBe(200)
  expect(await names()).toEqual(before)
  expect((await move(randomUUID(), null, first?._id)).statusCode).toBe(404)
})

test('a leave begins and ends with days of Sofia, and names who stands in while they are there', {
  tags: ['AMB-24'],
}, async () => {
  const now = Date.now()
  const deputy = await add({ name: 'Doncho Deputy' })
  const away = { awayFrom: '2027-06-07', awayUntil: '2027-06-11', deputy: deputy._id }
  const person = await add({ name: 'Lea Away', ...away })
  expect(person).toMatchObject(away)
  const leaveAt = async (moment: string) => {
    vi.setSystemTime(new Date(moment))
    return (await shownBy('lea-away'))?.leave
  }
  expect(await leaveAt('2027-06-06T20:59:50Z')).toBeNull()
  expect(await leaveAt('2027-06-06T21:00:10Z')).toEqual({ until: '2027-06-11', deputy: 'doncho-deputy' })
  await api.supabase.from('people').update({ is_hidden: true }).eq('id', deputy._id).throwOnError()
  expect(await leaveAt('2027-06-07T21:00:10Z')).toEqual({ until: '2027-06-11', deputy: null })
  expect(await leaveAt('2027-06-11T21:00:10Z')).toBeNull()
  vi.setSystemTime(now)
  const back = (await save(person, { awayFrom: null, awayUntil: null })).json().person
  expect(back).toMatchObject({ awayFrom: null, awayUntil: null, deputy: null })
})

test('when a deputy is erased for good, no one has changed who named them', async () => {
  const deputy = await add({ name: 'Emil Erased' })
  const person = await add({ name: 'Nora Left', awayUntil: '2999-01-01', deputy: deputy._id })
  await call('DELETE', `/api/admin/people/${deputy._id}`)
  expect((await call('DELETE', `/api/trash/people/${deputy._id}`)).statusCode).toBe(200)
  expect((await all()).find(({ _id }) => _id === person._id)).toMatchObject({ deputy: null, awayUntil: '2999-01-01' })
  const journal = await api.supabase.from('journal').select('act').eq('item_id', person._id).throwOnError()
  expect(journal.data).toEqual([{ act: 'publish' }])
})

test('no person stands in for themselves, for another list, or without being there', async () => {
  const person = await add({ name: 'Sam Alone' })
  const [buyer] = (await all()).filter(({ kind }) => kind === 'supply-chains')
  for (const deputy of [person._id, buyer?._id, randomUUID()]) {
    const answer = await save(person, { awayUntil: '2027-06-11', deputy })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'deputyUnknown'])
  }
})

test.each<[string, object, string]>([
  ['without a name', { name: ' ' }, 'name'],
  ['without a job', { position: '' }, 'position'],
  ['with no address of mail', { email: 'rayna' }, 'email'],
  ['with a telephone no one can call', { phone: 'ask the desk' }, 'phone'],
  ['with a fax that is none', { fax: '-' }, 'fax'],
  ['for a country that is on no map', { countries: ['Atlantis'] }, 'countries'],
  ['for a country twice', { countries: ['UK', 'UK'] }, 'countries'],
  ['with a leave that has no end', { awayFrom: '2027-06-07' }, 'awayUntil'],
  ['with a leave that ends before it begins', { awayFrom: '2027-06-07', awayUntil: '2027-06-06' }, 'awayUntil'],
])('no person is saved %s', async (_, change, field) => {
  const answer = await call('POST', '/api/admin/people', { ...NEW, ...change })
  expect([answer.statusCode, answer.json().field]).toEqual([400, expect.stringMatching(new RegExp(`^${field}`))])
})

test('another process shows who joined, and a change', async () => {
  const created = await add({ name: 'Radka Ivanova' })
  const other = await api.buildAnother()
  await other.listen({ port: 0, host: '127.0.0.1' })
  try {
    const seen = async () => {
      vi.setSystemTime(Date.now() + 3_000)
      const { people } = (await other.inject('/api/people/sales-department')).json<{ people: SitePerson[] }>()
      return people.find(({ slug }) => slug === created.slug)?.phone
    }
    await expect.poll(seen).toBe(NEW.phone)
    expect((await save(created, { phone: '+359 54 000 078' })).statusCode).toBe(200)
    await expect.poll(seen).toBe('+359 54 000 078')
  } finally {
    await other.close()
  }
})
