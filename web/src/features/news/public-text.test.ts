import { writtenLanguages } from 'api/contract/languages'
import type { NewsContent } from 'api/contract/news-texts'
import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { altText, publicText } from './public-text.ts'

const empty = { title: '', contentOne: '', contentTwo: '' }
const item = (content: Partial<NewsContent>) => ({
  url: 'the-item',
  content: { bg: empty, en: empty, de: empty, it: empty, ...content },
})
const titled = (title: string) => ({ ...empty, title })

test('English comes first, then Bulgarian, German and Italian', { tags: ['AMB-11'] }, () => {
  const all = { bg: titled('Новина'), en: titled('News'), de: titled('Nachricht'), it: titled('Notizia') }
  expect(publicText(item(all))).toMatchObject({ language: 'en', title: 'News' })
  expect(publicText(item({ ...all, en: empty }))).toMatchObject({ language: 'bg', title: 'Новина' })
  expect(publicText(item({ de: all.de, it: all.it }))).toMatchObject({ language: 'de', title: 'Nachricht' })
  expect(publicText(item({ it: all.it }))).toMatchObject({ language: 'it', title: 'Notizia' })
})

test('the language asked for is shown where it has a title, else the first one that has', () => {
  const all = item({ bg: titled('Новина'), en: titled('News'), de: titled('Nachricht') })
  expect(publicText(all, 'de')).toMatchObject({ language: 'de', title: 'Nachricht' })
  expect(publicText(all, 'it')).toMatchObject({ language: 'en', title: 'News' })
  expect(publicText(item({}), 'it')).toMatchObject({ language: 'en', title: 'the-item' })
  expect(writtenLanguages(all.content)).toEqual(['en', 'bg', 'de'])
})

test('a language with texts but without a title is not chosen', { tags: ['AMB-11'] }, () => {
  const texts = { en: { ...empty, contentOne: '<p>text</p>' }, bg: titled('Новина') }
  expect(publicText(item(texts)).language).toBe('bg')
})

test('an item without any title is called by its address', () => {
  expect(publicText(item({}))).toMatchObject({ language: 'en', title: 'the-item' })
})

test('a picture without its own description in the language is described by the title', () => {
  const alt = { 'a.jpg': { en: 'Coil', bg: '' } }
  expect(altText({ alt }, 'a.jpg', 'en', 'Title')).toBe('Coil')
  expect(altText({ alt }, 'a.jpg', 'bg', 'Заглавие')).toBe('Заглавие')
  expect(altText({ alt }, 'b.jpg', 'en', 'Title')).toBe('Title')
})

const text = fc.record({
  title: fc.constantFrom('', '', 'A', 'Б'),
  contentOne: fc.constantFrom('', '<p>x</p>'),
  contentTwo: fc.constant(''),
})
const content = fc.record({ bg: text, en: text, de: text, it: text })

test('in every mixture of languages it is the first of en, bg, de, it that has a title, with its own texts', {
  tags: ['AMB-11'],
}, () => {
  fc.assert(
    fc.property(content, (texts) => {
      const shown = publicText({ url: 'the-item', content: texts })
      const expected = (['en', 'bg', 'de', 'it'] as const).filter((language) => texts[language].title.length > 0)[0]
      if (expected) expect(shown).toEqual({ language: expected, ...texts[expected] })
      else expect(shown).toEqual({ language: 'en', ...texts.en, title: 'the-item' })
    }),
    cases(2000),
  )
})
