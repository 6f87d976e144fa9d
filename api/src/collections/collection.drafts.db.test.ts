import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DraftFound, DraftList, DraftSaved } from '#contract/collections/drafts.ts'
import type { Role } from '#contract/roles.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let anna: string
let boris: string

beforeAll(async () => {
  api = await startTestApp()
  anna = await api.signIn()
  boris = await signInAs('boris', ['positions'])
})
afterAll(() => api.stop())

const PASSWORD = 'a long password of tests'

async function signInAs(username: string, roles: Role[]): Promise<string> {
  await api.accounts.create(username, PASSWORD, roles)
  const payload = { username, password: PASSWORD }
  return (await api.app.inject({ method: 'POST', url: '/api/admin/login', payload })).json().token
}

const POSITION = {
  title: 'Rolling mill operator',
  isInternship: false,
  startDate: '2026-11-01',
  endDate: '2099-01-31',
  responsibilities: '',
  requirements: '',
  additional: '',
  isHidden: false,
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function call(method: Method, path: string, payload?: object, as = anna, version?: string) {
  const headers = { authorization: `Bearer ${as}`, ...(version && { 'if-match': `"${version}"` }) }
  return api.app.inject({ method, url: `/api/admin/careers${path}`, headers, ...(payload && { payload }) })
}
const put = (id: string, payload: object, version?: string, as = anna) =>
  call('PUT', `/drafts/${id}`, payload, as, version)
const saved = async (id: string, payload: object, version?: string, as = anna) =>
  (await put(id, payload, version, as)).json<DraftSaved>().draft
const found = async (id: string, as = anna) =>
  (await call('GET', `/drafts/${id}`, undefined, as)).json<DraftFound>().draft
const listed = async () => (await call('GET', '/drafts')).json<DraftList>().drafts
const publish = async () => (await call('POST', '', POSITION)).json().career

test('a draft may lack everything, is found by its id, and becomes the position that it is published as', async () => {
  const id = randomUUID()
  const values = { title: '', startDate: '1-', requirements: '<p onclick="x()">Опит</p>' }
  const first = await saved(id, { values })
  expect(first).toMatchObject({ _id: id, item: null, title: '', createdBy: 'anna', values: { startDate: '1-' } })
  expect(first.values.requirements, 'formatted texts are cleaned').toBe('<p>Опит</p>')
  const second = await saved(id, { values: { ...values, title: 'Стажант' } }, first.updatedAt)
  expect(await found(id)).toEqual(second)
  expect((await call('GET', `/${id}`)).statusCode, 'it is no position yet').toBe(404)

  const published = await call('POST', `?draft=${id}&draftVersion=${encodeURIComponent(second.updatedAt)}`, POSITION)
  expect([published.statusCode, published.json().career._id]).toEqual([201, id])
  expect(await found(id)).toBeNull()
})

test('two who write the same draft: who was second is answered with what the other wrote', async () => {
  const id = randomUUID()
  const { updatedAt } = await saved(id, { values: { title: 'Майстор' } })
  const { updatedAt: later } = await saved(id, { values: { title: 'Майстор на смяна' } }, updatedAt, boris)
  const refused = await put(id, { values: { title: 'Друго' } }, updatedAt)
  expect([refused.statusCode, refused.json().current.values.title]).toEqual([412, 'Майстор на смяна'])
  const again = await put(id, { values: { title: 'Майстор на смяна' } }, updatedAt, boris)
  expect([again.statusCode, again.json().draft.updatedAt], 'a lost answer').toEqual([200, later])
  const published = await call('POST', `?draft=${id}&draftVersion=${encodeURIComponent(updatedAt)}`, POSITION)
  expect([published.statusCode, published.json().current.title]).toEqual([412, 'Майстор на смяна'])
})

test('each account has its own draft of a public position; visitors read what is published', async () => {
  const career = await publish()
  const beside = { item: career._id, basedOn: career.updatedAt }
  const [mine, theirs] = [randomUUID(), randomUUID()]
  await saved(mine, { ...beside, values: { title: 'Недовършено' } })
  await saved(theirs, { ...beside, values: { title: 'На Борис' } }, undefined, boris)
  expect([(await found(career._id))?.title, (await found(career._id, boris))?.title]).toEqual([
    'Недовършено',
    'На Борис',
  ])
  expect((await api.app.inject('/api/careers')).body).not.toMatch(/Недовършено|На Борис/)
  expect((await put(randomUUID(), { ...beside, values: {} })).statusCode, 'another tab of the same account').toBe(412)

  const version = (await found(career._id))?.updatedAt ?? ''
  const query = `/${career._id}?draft=${mine}&draftVersion=${encodeURIComponent(version)}`
  const published = await call('POST', query, { ...POSITION, title: 'Готово' }, anna, career.updatedAt)
  expect(published.json().career.title).toBe('Готово')
  expect(await found(career._id)).toBeNull()
  const late = await put(
    theirs,
    { ...beside, values: { title: 'Още' } },
    (await found(theirs, boris))?.updatedAt,
    boris,
  )
  expect([late.statusCode, late.json().current.title], 'made from what is not public any more').toEqual([412, 'Готово'])
  expect((await call('DELETE', `/drafts/${theirs}`, undefined, boris)).statusCode).toBe(200)
  expect((await call('DELETE', `/drafts/${theirs}`, undefined, boris)).statusCode).toBe(404)
})

test('a draft goes to the trash and comes back; one of a deleted position waits for it, and goes with it', async () => {
  const [id, beside] = [randomUUID(), randomUUID()]
  await saved(id, { values: { title: 'В кошчето' } })
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(200)
  expect(await found(id)).toBeNull()
  const trash = (method: 'GET' | 'POST' | 'DELETE', path = '') =>
    api.app.inject({
      method,
      url: `/api/trash${path}`,
      headers: { authorization: `Bearer ${anna}` },
      ...(method === 'POST' && { payload: {} }),
    })
  expect((await trash('GET')).json().trash).toContainEqual(expect.objectContaining({ _id: id, kind: 'career' }))
  expect((await trash('POST', `/careers/${id}/restore`)).statusCode).toBe(200)
  expect((await found(id))?.title).toBe('В кошчето')

  const career = await publish()
  await saved(beside, { item: career._id, basedOn: career.updatedAt, values: { title: 'Ново име' } })
  const isListed = async () => (await listed()).some(({ _id }) => _id === beside)
  expect(await isListed()).toBe(true)
  await call('DELETE', `/${career._id}`)
  expect(await isListed()).toBe(false)
  await trash('POST', `/careers/${career._id}/restore`)
  expect(await isListed()).toBe(true)
  await call('DELETE', `/${career._id}`)
  await trash('DELETE', `/careers/${career._id}`)
  expect(await found(beside)).toBeNull()
})

test('drafts are of the collection, of who has its role, and bounded', async () => {
  const elena = await signInAs('elena', ['documents'])
  const id = randomUUID()
  expect((await put(id, { values: {} }, undefined, elena)).statusCode).toBe(403)
  expect((await call('GET', '/drafts', undefined, elena)).statusCode).toBe(403)
  const unknown = await put(id, { values: { salary: '1' } })
  expect([unknown.statusCode, unknown.json().field]).toEqual([400, 'salary'])
  expect((await put(id, { values: {}, item: randomUUID() })).statusCode, 'without what it is based on').toBe(400)
  expect((await put('x', { values: {} })).statusCode).toBe(400)
  const rows = Array.from({ length: 100 }, () => ({
    id: randomUUID(),
    collection: 'careers',
    content: {},
    created_by: 'boris',
  }))
  await api.supabase.from('collection_drafts').insert(rows).throwOnError()
  const refused = await put(id, { values: {} }, undefined, boris)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'tooManyDrafts'])
})
