import type { NewsContent } from 'api/contract/news'
import { expect, test } from 'vitest'
import { altText, publicText } from './public-text.ts'

const empty = { title: '', contentOne: '', contentTwo: '' }
const item = (content: Partial<NewsContent>) => ({
  url: 'the-item',
  content: { bg: empty, en: empty, de: empty, it: empty, ...content },
})
const titled = (title: string) => ({ ...empty, title })

test('AMB-11 English comes first, then Bulgarian, German and Italian', () => {
  const all = { bg: titled('Новина'), en: titled('News'), de: titled('Nachricht'), it: titled('Notizia') }
  expect(publicText(item(all))).toMatchObject({ language: 'en', title: 'News' })
  expect(publicText(item({ ...all, en: empty }))).toMatchObject({ language: 'bg', title: 'Новина' })
  expect(publicText(item({ de: all.de, it: all.it }))).toMatchObject({ language: 'de', title: 'Nachricht' })
  expect(publicText(item({ it: all.it }))).toMatchObject({ language: 'it', title: 'Notizia' })
})

test('AMB-11 a language with texts but without a title is not chosen', () => {
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
