import { expect, test } from 'vitest'
import { createAdminI18n } from '#features/admin/translations.ts'
import { durationWords } from './first-answer.ts'

const t = createAdminI18n().getFixedT('bg', 'admin')

test.each([
  [12, '1 мин.'],
  [3_600, '1 ч.'],
  [12_000, '3 ч. 20 мин.'],
  [3_599, '1 ч.'],
  [86_400, '1 ден'],
  [86_399, '1 ден'],
  [2 * 86_400 + 5 * 3_600 + 59 * 60, '2 дни 5 ч.'],
])('%i seconds are %s', (seconds, words) => {
  expect(durationWords(t, seconds).replaceAll('\u00a0', ' ')).toBe(words)
})
