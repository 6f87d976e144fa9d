import { LANGUAGES } from 'api/contract/languages'
import { LISTED_STATES, TRANSLATION_NEEDS } from 'api/contract/news-list'
import { expect, test } from 'vitest'
import { TABS } from '#features/admin/tabs.ts'
import { readPanelSearch } from './panel-search.ts'

test('the address of the panel says which list is shown, for what it is searched and how far', () => {
  expect(readPanelSearch({})).toEqual({})
  expect(readPanelSearch({ tab: 'news', q: 'профили 2026', rows: 200 })).toEqual({ q: 'профили 2026', rows: 200 })
  const inquiries = { tab: 'inquiries', q: 'foil', state: 'new', mine: true, inquiry: 'x', rows: 50 }
  expect(readPanelSearch(inquiries)).toEqual(inquiries)
  const subscribers = { tab: 'newsletter', state: 'confirmed', language: 'de', topic: 'jobs' }
  expect(readPanelSearch(subscribers)).toEqual(subscribers)
})

test('the address of the news says what they are narrowed to', () => {
  for (const show of LISTED_STATES) expect(readPanelSearch({ show })).toEqual({ show })
  for (const missing of LANGUAGES) expect(readPanelSearch({ missing })).toEqual({ missing })
  for (const translation of TRANSLATION_NEEDS) expect(readPanelSearch({ translation })).toEqual({ translation })
  for (const period of ['2024', '2024-04']) expect(readPanelSearch({ period })).toEqual({ period })
  expect(readPanelSearch({ period: 2024 }), 'as the address reads a number').toEqual({ period: '2024' })
  const all = { tab: 'media', period: '2024-12', author: 'anna', withoutAlt: true, hasDraft: true }
  expect(readPanelSearch(all)).toEqual(all)
  const wrong = {
    period: '2024-13',
    author: {},
    withoutAlt: 'true',
    hasDraft: 'true',
    translation: 'x',
    missing: 'fr',
  }
  expect(readPanelSearch(wrong)).toEqual({})
  expect(readPanelSearch({ ...all, tab: 'careers' })).toEqual({ tab: 'careers' })
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
