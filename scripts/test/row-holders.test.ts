import { expect, test } from 'vitest'
import { findHolders, rowsWithoutTest } from './row-holders.ts'

const FILES = [
  ['api/src/news/news.db.test.ts', "test('lists news', { tags: ['NEWS-01', 'NEWS-02'] }, read)"],
  ['e2e/heads.test.ts', "test.each([\n  ['NEWS-01 NEWS-03', '/news'],\n])('%s', read)"],
  ['e2e/pages.full.spec.ts', "test('NEWS-04 each page has a title', read)"],
  ['e2e/news.spec.ts', "test('an item opens', { tag: '@NEWS-05' }, read)"],
  ['web/src/lib/format.test.ts', "test('UTF-8 stays', () => {})\n\ntest('NEWS-06 a date is written', read)"],
] as const

test('a row is held by what names it in a title, a tag or a case, each with its level', () => {
  const holders = findHolders(FILES)
  const levels = [...holders].map(([row, tests]) => [row, tests.map(({ level }) => level)])
  expect(Object.fromEntries(levels)).toMatchObject({
    'NEWS-01': ['API', 'HTML'],
    'NEWS-02': ['API'],
    'NEWS-03': ['HTML'],
    'NEWS-04': ['full'],
    'NEWS-05': ['browser'],
    'NEWS-06': ['rule'],
  })
  expect(holders.get('NEWS-02')).toMatchObject([{ title: 'lists news', line: 1 }])
  expect(holders.get('NEWS-06')).toEqual([
    { file: 'web/src/lib/format.test.ts', line: 3, title: 'a date is written', level: 'rule' },
  ])
})

test('a row that is only in the full programme, or in no test, is without a test', () => {
  expect(rowsWithoutTest(['NEWS-01', 'NEWS-04', 'NEWS-07'], findHolders(FILES))).toEqual(['NEWS-04', 'NEWS-07'])
})
