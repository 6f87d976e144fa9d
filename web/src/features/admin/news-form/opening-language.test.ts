import type { NewsContent } from 'api/contract/news-texts'
import { expect, test } from 'vitest'
import { openingLanguage } from './opening-language.ts'

const text = (title: string) => ({ title, contentOne: '', contentTwo: '' })
const titled = (titles: Partial<Record<'bg' | 'en' | 'de' | 'it', string>>): NewsContent => ({
  bg: text(titles.bg ?? ''),
  en: text(titles.en ?? ''),
  de: text(titles.de ?? ''),
  it: text(titles.it ?? ''),
})

test('a stored item opens in English, or in the first language that has a title', {
  tags: ['ADM-20', 'AMB-62'],
}, () => {
  expect(openingLanguage(titled({ bg: 'Стан', en: 'Mill' }), 'de')).toBe('en')
  expect(openingLanguage(titled({ bg: 'Стан', de: 'Werk' }), 'de')).toBe('bg')
  expect(openingLanguage(titled({ it: 'Laminatoio' }), 'de')).toBe('it')
  expect(openingLanguage(titled({}), 'de')).toBe('en')
})

test('a new item opens in the language in which the account began its last one', { tags: ['ADM-20', 'AMB-62'] }, () => {
  expect(openingLanguage(null, null)).toBe('en')
  expect(openingLanguage(null, 'bg')).toBe('bg')
  expect(openingLanguage(null, 'no language')).toBe('en')
})
