import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createRowRemoval, pagedList, wholeList } from './cached-rows.ts'

const rows = (...ids: string[]) => ids.map((_id) => ({ _id }))
const news = pagedList(['news', 'staff', 'list'], 'news')
const all = [...news.queryKey, { search: '' }]
const found = [...news.queryKey, { search: 'mill' }]

function clientWith(lists: [readonly unknown[], { pages: object[] }][]) {
  const client = new QueryClient()
  for (const [key, { pages }] of lists) client.setQueryData(key, { pages, pageParams: pages.map(() => '') })
  const pagesOf = (key: readonly unknown[]) => client.getQueryData<InfiniteData<unknown>>(key)?.pages
  return { client, pagesOf }
}

test('a row leaves every list that holds it, with its count, and comes back to its places', () => {
  const before = { all: [{ news: rows('a', 'b') }, { news: rows('c', 'd') }], found: [{ news: rows('c'), total: 7 }] }
  const { client, pagesOf } = clientWith([
    [all, { pages: before.all }],
    [found, { pages: before.found }],
  ])
  const removal = createRowRemoval(client, news, ({ _id }) => _id === 'c')
  removal.remove()
  expect(pagesOf(all)).toEqual([{ news: rows('a', 'b') }, { news: rows('d') }])
  expect(pagesOf(found)).toEqual([{ news: [], total: 6 }])
  removal.putBack()
  expect(pagesOf(all)).toEqual(before.all)
  expect(pagesOf(found)).toEqual(before.found)
})

test('what has changed in a list meanwhile stays when a row comes back', () => {
  const { client, pagesOf } = clientWith([[all, { pages: [{ news: rows('a', 'b', 'c') }] }]])
  const [ofB, ofC] = ['b', 'c'].map((id) => createRowRemoval(client, news, ({ _id }) => _id === id))
  ofB?.remove()
  ofC?.remove()
  ofB?.putBack()
  expect(pagesOf(all)).toEqual([{ news: rows('a', 'b') }])
  ofB?.putBack()
  expect(pagesOf(all), 'a second time changes nothing').toEqual([{ news: rows('a', 'b') }])
})

test('a row that a list holds again, because it was read again, does not come back twice', () => {
  const { client, pagesOf } = clientWith([[all, { pages: [{ news: rows('a', 'b') }] }]])
  const removal = createRowRemoval(client, news, ({ _id }) => _id === 'b')
  removal.remove()
  client.setQueryData(all, { pages: [{ news: rows('b', 'a') }], pageParams: [''] })
  removal.putBack()
  expect(pagesOf(all)).toEqual([{ news: rows('b', 'a') }])
})

test('several rows leave a list that comes as a whole, and come back', () => {
  const trash = wholeList(['trash'], 'trash')
  const client = new QueryClient()
  client.setQueryData(['trash'], { trash: rows('a', 'b', 'c') })
  const removal = createRowRemoval(client, trash, ({ _id }) => _id !== 'b')
  removal.remove()
  expect(client.getQueryData(['trash'])).toEqual({ trash: rows('b') })
  removal.putBack()
  expect(client.getQueryData(['trash'])).toEqual({ trash: rows('a', 'b', 'c') })
})
