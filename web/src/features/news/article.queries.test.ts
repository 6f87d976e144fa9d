import type { NewsItem } from 'api/contract/news'
import { expect, test } from 'vitest'
import { articleOf } from './article.queries.ts'

const none = { title: '', contentOne: '', contentTwo: '' }
const item: NewsItem = {
  _id: 'a0000000-0000-4000-8000-000000000001',
  url: 'mill',
  date: '2026-11-20',
  cover: 'mill-1600x900.jpg',
  gallery: [],
  isMediaNews: false,
  content: { bg: none, en: { ...none, title: 'The mill' }, de: none, it: none },
  alt: {},
  updatedAt: '2026-11-20T08:00:00Z',
}

test('a preview at an address of its own is known to lists by the address of its item', () => {
  expect(articleOf(item)).toMatchObject({ url: 'mill', listedAs: 'mill' })
  expect(articleOf({ ...item, url: 'f'.repeat(80), previewOf: 'mill' })).toMatchObject({
    url: 'f'.repeat(80),
    listedAs: 'mill',
  })
})
