import fc from 'fast-check'
import { cleanLine, cleanText } from 'supabase/clean-text'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { titleText } from './collections/texts.ts'
import { newsContent } from './news-texts.ts'

test.each([
  ['a soft hyphen', 'Alumi\u00adnium', 'Aluminium'],
  ['a zero width space', 'zero\u200bwidth', 'zerowidth'],
  ['marks of direction', '\u202aB1\u202c \u061cB2\u200e', 'B1 B2'],
  ['a decomposed letter', 'йонизация'.normalize('NFD'), 'йонизация'],
  ['a lone CR', 'one\rtwo\r\nthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['a control character', 'a\u000bb\u0001c', 'a b c'],
  ['an emoji with joiners', '👨‍👩‍👧', '👨‍👩‍👧'],
  ['no-break spaces', '291\u00a0млн.\u202fевро', '291\u00a0млн.\u202fевро'],
])('a stored text: %s', (_, pasted, stored) => {
  expect(cleanText(pasted)).toBe(stored)
})

test.each([
  '\u200b\u200b',
  '\u00ad\u2060\u200e',
  '\ufffc',
  '\u200d',
  '\u3164',
  '\u2800',
  '\u00a0\u00a0',
  '\u0301',
  '\t\n',
])('a text of which nothing can be seen is no text: %j', (invisible) => {
  expect(cleanText(invisible)).toBe('')
  expect(titleText('a title is missing', 80).safeParse(invisible).success).toBe(false)
  const { en } = newsContent.parse({ bg: {}, en: { title: invisible }, de: {}, it: {} })
  expect(en.title).toBe('')
})

test('a line has no ends of lines', () => {
  expect(cleanLine('First\r\nSecond\tThird  fourth')).toBe('First Second Third fourth')
})

test('cleaning once more changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanText(text)
      expect(cleanText(once)).toBe(once)
      expect(once).not.toMatch(/[\r\u00ad\u200b\u202a-\u202e\ufeff]/)
    }),
    cases(),
  )
})
