import type { NewsVersion } from 'api/contract/news-versions'
import { expect, test } from 'vitest'
import { createAdminI18n } from '#features/admin/translations.ts'
import { listedVersions, versionWords } from './changed-words.ts'

const t = createAdminI18n().getFixedT('bg', 'admin')
const saved: NewsVersion = {
  version: 2,
  at: '2026-11-26T11:31:00.000Z',
  by: 'mila',
  changed: [],
  status: 'published',
  isOfDraft: false,
  visibleFrom: null,
}
const monday = '2026-11-30T07:00:00.000Z'

test.each<[string, Partial<NewsVersion>, string]>([
  ['created', { version: 1 }, 'Създадена'],
  ['begun', { version: 1, status: 'draft' }, 'Създадена като чернова'],
  ['created for Monday', { version: 1, visibleFrom: monday }, 'Планирана за 30-11-2026, 09:00'],
  ['published', { changed: ['status'] }, 'Публикувана'],
  [
    'planned',
    { changed: ['content.bg.title', 'visibleFrom', 'status'], visibleFrom: monday },
    'Планирана за 30-11-2026, 09:00: заглавие BG',
  ],
  ['planned for another moment', { changed: ['visibleFrom'], visibleFrom: monday }, 'Планирана за 30-11-2026, 09:00'],
  ['changed while it is planned', { changed: ['content.bg.title'], visibleFrom: monday }, 'Заглавие BG'],
  [
    'published when its moment had come',
    { changed: ['status'], visibleFrom: '2026-11-01T07:00:00.000Z' },
    'Публикувана',
  ],
  ['to be hidden later', { changed: ['visibleUntil'] }, 'Показване'],
  [
    'beside',
    { status: 'draft', isOfDraft: true, changed: ['content.en.contentOne'] },
    'Непубликувани промени: текст EN',
  ],
])('of a save it is said: %s', (_, version, words) => {
  expect(versionWords(t, { ...saved, ...version })).toBe(words)
})

test('saves that have changed nothing are not listed, but for the one that is read and the one that is shown now', () => {
  const versions = [5, 4, 3, 2, 1].map((version) => ({ ...saved, version, changed: version === 3 ? ['cover'] : [] }))
  const numbers = (chosen: number) => listedVersions({ versions, current: 5 }, chosen).map(({ version }) => version)
  expect(numbers(5)).toEqual([5, 3, 1])
  expect(numbers(2)).toEqual([5, 3, 2, 1])
})
