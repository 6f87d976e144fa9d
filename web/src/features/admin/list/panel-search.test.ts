import { LANGUAGES } from 'api/contract/languages'
import { LISTED_STATES, NEWS_SORTS, TRANSLATION_NEEDS } from 'api/contract/news'
import { expect, test } from 'vitest'
import { TABS } from '#features/admin/tabs.ts'
import { readPanelSearch } from './panel-search.ts'

test('the address of the panel says which list is shown, for what it is searched and how far', () => {
  expect(readPanelSearch({})).toEqual({})
  expect(readPanelSearch({ tab: 'news', q: 'профили 2026', rows: 200 })).toEqual({ q: 'профили 2026', rows: 200 })
  const inquiries = { tab: 'inquiries', q: 'foil', state: 'new', mine: true, inquiry: 'x', rows: 50 }
  expect(readPanelSearch(inquiries)).toEqual(inquiries)
})

test('the address of the news says what they are narrowed to, and their order', () => {
  for (const sort of NEWS_SORTS) expect(readPanelSearch({ sort })).toEqual(sort === 'date' ? {} : { sort })
  for (const show of LISTED_STATES) expect(readPanelSearch({ show })).toEqual({ show })
  for (const missing of LANGUAGES) expect(readPanelSearch({ missing })).toEqual({ missing })
  for (const translation of TRANSLATION_NEEDS) expect(readPanelSearch({ translation })).toEqual({ translation })
  const all = { tab: 'media', year: 2024, author: 'anna', withoutAlt: true, hasDraft: true }
  expect(readPanelSearch(all)).toEqual(all)
  const wrong = {
    year: 24,
    author: {},
    withoutAlt: 'true',
    hasDraft: 'true',
    translation: 'x',
    sort: 'x',
    missing: 'fr',
  }
  expect(readPanelSearch(wrong)).toEqual({})
  expect(readPanelSearch({ ...all, tab: 'careers', sort: 'title' })).toEqual({ tab: 'careers' })
})

test('the address knows every list', () => {
  for (const tab of TABS) expect(readPanelSearch({ tab })).toEqual(tab === 'news' ? {} : { tab })
})

test('what the address says otherwise means nothing, and a number is looked for as its digits', () => {
  expect(readPanelSearch({ q: 2026 })).toEqual({ q: '2026' })
  expect(readPanelSearch({ q: ' \ud800 ' })).toEqual({ q: '\ufffd' })
  expect(readPanelSearch({ q: 'x'.repeat(200) }).q).toHaveLength(100)
  expect(readPanelSearch({ tab: 'x', q: { a: 1 }, rows: '3', state: 'sent', inquiry: 'x' })).toEqual({})
  for (const rows of [0, -1, Number.NaN, 1e9]) expect(readPanelSearch({ rows })).toEqual({})
  expect(readPanelSearch({ tab: 'inquiries', state: 1, mine: 'true', inquiry: 7 })).toEqual({ tab: 'inquiries' })
})
