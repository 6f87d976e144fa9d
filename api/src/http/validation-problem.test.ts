import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { sentCareer } from '#contract/careers.ts'
import { newsQuery } from '#contract/news.ts'
import { newsInput } from '#contract/news-input.ts'
import { newsRestoration } from '#contract/trash.ts'
import { problemOf } from './validation-problem.ts'

const text = { title: 'x', contentOne: '', contentTwo: '' }
const news = { date: '2026-11-21', content: { en: text } }
const position = { title: 'x', startDate: '2026-11-21', endDate: '2026-11-21' }

test.each([
  [newsInput, { ...news, content: {} }, 'content', 'titleRequired'],
  [newsInput, { ...news, content: 'x' }, 'content', 'validation'],
  [newsInput, { ...news, content: { before: text } }, 'content.before', 'validation'],
  [newsInput, { ...news, content: { de: { title: 'x'.repeat(171) } } }, 'content.de.title', 'titleTooLong'],
  [newsInput, { ...news, content: { de: { title: 7 } } }, 'content.de.title', 'validation'],
  [
    newsInput,
    { ...news, content: { de: { ...text, contentOne: 'x'.repeat(200_001) } } },
    'content.de.contentOne',
    'validation',
  ],
  [newsInput, { ...news, date: '31.12.2026' }, 'date', 'dateInvalid'],
  [newsInput, { ...news, gallery: Array(11).fill('a-1x1.jpg') }, 'gallery', 'galleryTooMany'],
  [newsInput, { ...news, gallery: 'x' }, 'gallery', 'validation'],
  [newsInput, { ...news, gallery: ['x'] }, 'gallery.0', 'validation'],
  [newsInput, { ...news, isMediaNews: 'x' }, 'isMediaNews', 'validation'],
  [sentCareer, { ...position, title: 'x'.repeat(201) }, 'title', 'validation'],
  [sentCareer, { ...position, endDate: '2026-11-20' }, 'endDate', 'endBeforeStart'],
  [sentCareer, { ...position, endDate: 'x' }, 'endDate', 'dateInvalid'],
  [sentCareer, { ...position, startDate: 'x' }, 'startDate', 'dateInvalid'],
  [newsRestoration, { url: 'A B' }, 'url', 'urlInvalid'],
] as const)(
  'the administration is told field and error word (%#)',
  { tags: ['ADM-30'] },
  (schema, input, field, code) => {
    const { error } = (schema as z.ZodMiniType).safeParse(input)
    expect(error && problemOf(error)).toMatchObject({ field, code, message: expect.stringMatching(/\w+ \w+/) })
  },
)

test('an unknown key is named', () => {
  const { error } = newsQuery.safeParse({ where: 'x' })
  expect(error && problemOf(error)).toEqual({ message: 'where is unknown', field: 'where', code: 'validation' })
  const inner = newsInput.safeParse({ ...news, content: { en: { ...text, more: 1 } } }).error
  expect(inner && problemOf(inner)).toMatchObject({ message: 'more is unknown', field: 'content.en.more' })
})

test('what is no object at all has no field', () => {
  const { error } = newsInput.safeParse('x')
  expect(error && problemOf(error)).toEqual({ message: 'the body must be an object', code: 'validation' })
  expect(problemOf(new z.core.$ZodError([]))).toEqual({ message: 'not acceptable', code: 'validation' })
})
