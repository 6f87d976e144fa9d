import { expect, test } from 'vitest'
import { newsInput } from '#contract/news-input.ts'
import { withFiles } from './news.form.ts'

const parse = (more: object) => newsInput.parse({ date: '2026-11-20', content: { en: { title: 'A press' } }, ...more })
const [one, two, stored] = ['one-1x1.png', 'two-1x1.png', 'stored-1x1.png']

test('pictures that were sent along are named by their files', { tags: ['API-08', 'API-09'] }, () => {
  const data = parse({
    coverFile: stored,
    gallery: ['new:1', stored, 'new:0'],
    alt: { cover: { en: 'Cover' }, 'new:0': { en: 'One' }, [stored]: { en: 'Stored' } },
    pictures: { 'new:1': { focus: '30 70' } },
  })
  expect(withFiles(data, 'cover-1x1.png', [one, two])).toMatchObject({
    coverFile: 'cover-1x1.png',
    gallery: [two, stored, one],
    alt: { cover: { en: 'Cover' }, [one]: { en: 'One' }, [stored]: { en: 'Stored' } },
    pictures: { [two]: { focus: '30 70' } },
  })
})

test('what names no picture that was sent along stays as it is', () => {
  const data = parse({ coverFile: stored, gallery: ['new:0'] })
  expect(withFiles(data, null, [])).toEqual(data)
})
