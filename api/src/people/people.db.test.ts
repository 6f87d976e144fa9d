import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PEOPLE_KINDS, type PeopleKind, type SitePerson } from '#contract/people.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00Z') })
  api = await startTestApp()
})
afterAll(async () => {
  vi.useRealTimers()
  await api.stop()
})
afterEach(async () => {
  for (const name of ['milena-tsoneva', 'krasimir-daskalov']) await change(name, LEAVES[name] ?? {})
})

const NOT_AWAY = { away_from: null, away_until: null, deputy: null }
const LEAVES: Record<string, object> = { 'krasimir-daskalov': { ...NOT_AWAY, is_hidden: false } }

async function change(name: string, columns: object): Promise<void> {
  await api.supabase.from('people').update(columns).eq('name', name).throwOnError()
  // What is read is kept for two seconds.
  vi.setSystemTime(Date.now() + 3_000)
}

const read = async (kind: PeopleKind): Promise<SitePerson[]> => {
  vi.setSystemTime(Date.now() + 3_000)
  return (await api.app.inject(`/api/people/${kind}`)).json().people
}
const personNamed = async (slug: string) => (await read('sales-department')).find((one) => one.slug === slug)

test('a buyer in Poland finds whom to call', { tags: ['CONT-17', 'CONT-18'] }, async () => {
  const people = await read('sales-department')
  const [first] = people.filter(
    ({ countries, families }) => countries.includes('Poland') && families.includes('Rolled'),
  )
  expect(first).toEqual({
    kind: 'sales-department',
    slug: 'borislav-chakarov',
    hasProfile: true,
    name: 'Borislav Chakarov',
    position: 'Sales Manager, Rolled Products',
    email: 'b.chakarov@balkalum.example',
    phone: '+359 54 000 018',
    fax: '+359 54 000 002',
    languages: ['English', 'Polish', 'Czech'],
    countries: ['Poland', 'Czechia', 'Slovakia', 'Hungary'],
    families: ['Rolled'],
    isMain: false,
    duties: [],
    picture: null,
    leave: null,
  })
})

test('every list is read in its order, the main contacts first, and no other list', {
  tags: ['CONT-05', 'CONT-17', 'AMB-22', 'AMB-23'],
}, async () => {
  const lists = await Promise.all(PEOPLE_KINDS.map(read))
  expect(lists.map(({ length }) => length)).toEqual([20, 6, 8])
  const everyone = lists.flat()
  expect(everyone.filter(({ isMain }) => isMain).map(({ name }) => name)).toEqual([
    'Vladimir Radkov',
    'Mariya Ilieva',
    'Georgi Stanchev',
  ])
  expect(everyone.slice(0, 4).at(-1)?.name).toBe('Desislava Koleva')
  expect(everyone.filter(({ hasProfile }) => !hasProfile).map(({ name }) => name)).toEqual([
    'Kalina Todorova',
    'Iskren Balabanov',
  ])
  expect((await api.app.inject('/api/people/owners')).statusCode).toBe(404)
})

test('who is hidden or deleted is named nowhere, and their address neither', async () => {
  await change('borislav-chakarov', { is_hidden: true })
  await change('momchil-shopov', { deleted_at: '2026-01-01T00:00:00Z' })
  const answers = JSON.stringify(await Promise.all(PEOPLE_KINDS.map(read)))
  expect(answers).not.toMatch(/chakarov|shopov/i)
  await change('borislav-chakarov', { is_hidden: false })
  await change('momchil-shopov', { deleted_at: null })
  expect(await personNamed('borislav-chakarov')).toBeDefined()
})

test('who is on leave is back by themselves at midnight in Sofia', { tags: ['CONT-23', 'AMB-24'] }, async () => {
  expect((await personNamed('milena-tsoneva'))?.leave).toEqual({ until: '2027-03-01', deputy: 'krasimir-daskalov' })
  vi.setSystemTime(new Date('2027-03-01T21:59:50Z'))
  expect((await personNamed('milena-tsoneva'))?.leave?.until).toBe('2027-03-01')
  vi.setSystemTime(new Date('2027-03-01T22:00:10Z'))
  expect((await personNamed('milena-tsoneva'))?.leave).toBeNull()
})
