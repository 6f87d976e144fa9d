import { expect, test } from 'vitest'
import { newValues } from './news-values.ts'
import { unsavedItem } from './unsaved-item.ts'

const cover = { id: 'cover-16x9.jpg', upload: null }
const inTranslation = { de: { title: 'Wartet', contentOne: '<p>x</p>', contentTwo: '', alt: { [cover.id]: 'Walzen' } } }
const text = (title: string) => ({ title, contentOne: '', contentTwo: '' })

test('the preview shows a language in translation, which the form has no word of', () => {
  const values = { ...newValues(false), cover, alt: { [cover.id]: { bg: 'Валци' } } }
  const { content, alt } = unsavedItem({ ...values, content: { ...values.content, bg: text('Стан') } }, inTranslation)
  expect([content.bg.title, content.de]).toEqual(['Стан', { title: 'Wartet', contentOne: '<p>x</p>', contentTwo: '' }])
  expect(alt).toEqual({ [cover.id]: { bg: 'Валци', de: 'Walzen' } })
})

test('what the form holds of a language is shown in place of what waits, as it would be saved', () => {
  const values = { ...newValues(false), cover }
  const { content, alt } = unsavedItem(
    { ...values, content: { ...values.content, de: text('Im Formular') } },
    inTranslation,
  )
  expect([content.de.title, alt]).toEqual(['Im Formular', {}])
})
