import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsItem } from '#contract/news.ts'
import type { SelectionAct, SelectionChanged } from '#contract/news-selection.ts'
import { publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let token: string
let items: NewsItem[]
const idsOf = (of: NewsItem[]) => of.map(({ _id }) => _id)

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
  items = []
  for (const url of ['one', 'two', 'three']) items.push(await publish(api, token, { url, data: someNews(`No ${url}`) }))
})
afterAll(() => api.stop())

const call = (method: 'GET' | 'POST', url: string, payload?: object, as = token) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: as ? { authorization: `Bearer ${as}` } : {} })
const change = (act: SelectionAct | 'x', ids: unknown) => call('POST', '/api/admin/selection/news', { act, ids })
const changed = async (act: SelectionAct, ids: string[]): Promise<SelectionChanged> => (await change(act, ids)).json()
const statusOf = async (url: string) => (await api.app.inject(`/api/news/${url}`)).statusCode

test('three items are hidden and shown again; what was so already is not named', async () => {
  const ids = idsOf(items)
  const was = { status: 'published', visibleFrom: null, visibleUntil: null }
  const { changed: hidden, ...rest } = await changed('hide', ids.slice(0, 2))
  expect([hidden.toSorted(), rest]).toEqual([ids.slice(0, 2).toSorted(), { was: [was, was], failed: [] }])
  expect([await statusOf('one'), await statusOf('three')]).toEqual([404, 200])
  expect(await changed('hide', ids)).toEqual({ changed: ids.slice(2), was: [was], failed: [] })
  expect((await changed('show', ids)).changed.toSorted()).toEqual(ids.toSorted())
  expect(await statusOf('one')).toBe(200)
})

test('several are planned at once, whatever they were; what each was before is said, so that it comes back', async () => {
  const [one, two] = items as [NewsItem, NewsItem]
  const ids = [one._id, two._id]
  await changed('hide', [two._id])
  const moments = { visibleFrom: '2099-11-30T09:00:00+02:00', visibleUntil: null }
  const planned = await call('POST', '/api/admin/selection/news', { act: 'show', ids, ...moments })
  const { changed: done, was } = planned.json<SelectionChanged>()
  expect(done.map((id, index) => [id, was?.[index]?.status]).toSorted()).toEqual(
    [
      [one._id, 'published'],
      [two._id, 'hidden'],
    ].toSorted(),
  )
  expect([await statusOf('one'), await statusOf('two')]).toEqual([404, 404])
  expect((await call('GET', '/api/admin/news/two')).json().staffOnly.state).toBe('planned')
  expect((await call('POST', '/api/admin/selection/news', { act: 'show', ids, ...moments })).json().changed).toEqual([])
  await call('POST', '/api/admin/selection/news', { act: 'show', ids, visibleFrom: null, visibleUntil: null })
  expect([await statusOf('one'), await statusOf('two')]).toEqual([200, 200])
  const oneSided = { act: 'show', ids, visibleFrom: moments.visibleFrom }
  expect((await call('POST', '/api/admin/selection/news', oneSided)).statusCode).toBe(400)
})

test('a move to the other list stands in the history and the journal, and takes the draft along', async () => {
  const [item, other] = items as [NewsItem, NewsItem]
  await changed('toMedia', [other._id])
  const { versions } = (await call('GET', `/api/admin/news/${other._id}/versions`)).json()
  expect(versions[0]).toMatchObject({ by: 'anna', changed: ['isMediaNews'] })
  const { entries } = (await call('GET', '/api/admin/journal?kind=media')).json()
  expect(entries[0]).toMatchObject({ by: 'anna', act: 'change', itemId: other._id })
  await changed('toNews', [other._id])
  await call('POST', '/api/news/updateTexts/one', someNews('Beside', { status: 'draft' }))
  expect(await changed('toMedia', [item._id])).toEqual({ changed: [item._id], failed: [] })
  const { news, staffOnly } = (await call('GET', '/api/admin/news/one')).json()
  expect([news.isMediaNews, staffOnly.draft.isMediaNews]).toEqual([true, true])
  await changed('toNews', [item._id])
  expect((await call('GET', '/api/admin/news/one')).json().staffOnly.draft.isMediaNews).toBe(false)
})

test('what cannot be done with one item is named, and done with the others', async () => {
  const [, two, three] = items as [NewsItem, NewsItem, NewsItem]
  const erased = randomUUID()
  expect(await changed('delete', [two._id, erased])).toEqual({
    changed: [two._id],
    failed: [{ _id: erased, title: '', reason: 'gone' }],
  })
  expect(await changed('hide', [two._id, three._id])).toEqual({
    changed: [three._id],
    was: [{ status: 'published', visibleFrom: null, visibleUntil: null }],
    failed: [{ _id: two._id, title: 'No two', reason: 'gone' }],
  })
  const other = await publish(api, token, { url: 'two', data: someNews('Another two') })
  expect(await changed('restore', [two._id])).toEqual({
    changed: [],
    failed: [{ _id: two._id, title: 'No two', reason: 'urlTaken' }],
  })
  await changed('delete', [other._id])
  expect(await changed('restore', [two._id])).toEqual({ changed: [two._id], failed: [] })
})

test('only staff select, at most fifty different items, and do what there is', async () => {
  expect((await call('POST', '/api/admin/selection/news', { act: 'hide', ids: idsOf(items) }, '')).statusCode).toBe(401)
  const [id] = idsOf(items)
  for (const ids of [[], 'x', ['x'], [id, id], Array.from({ length: 51 }, () => randomUUID())])
    expect((await change('hide', ids)).statusCode).toBe(400)
  expect((await change('x', [id])).statusCode).toBe(400)
  const { ids } = (await call('GET', '/api/admin/selection/news?medias=false&search=three')).json()
  expect(ids).toEqual([items[2]?._id])
})
