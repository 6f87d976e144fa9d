import { expect, test } from 'vitest'
import { lostPlaces } from './lost-pictures.ts'
import { newValues } from './news-values.ts'

const shows = (file: string) => `<p>x</p><p><img src="/uploads/news/${file}"></p>`
const text = { title: '', contentOne: '', contentTwo: '' }

test('texts that show a picture which is not in the gallery are named, also when it was sent just now', () => {
  const content = {
    bg: { ...text, contentOne: shows('a-10x10.jpg') },
    en: { ...text, contentOne: shows('b-10x10.jpg'), contentTwo: shows('c-10x10.jpg') },
    de: text,
    it: { ...text, contentTwo: shows('a-10x10.jpg') },
  }
  const upload = { file: new File([], 'b.jpg'), preview: 'blob:b' }
  const gallery = [
    { id: 'a-10x10.jpg', upload: null },
    { id: 'chosen-1', upload, storedAs: 'b-10x10.jpg' },
  ]
  const values = { ...newValues(false), content }
  expect(lostPlaces({ ...values, gallery })).toEqual([{ language: 'en', part: 'contentTwo' }])
  expect(lostPlaces({ ...values, gallery: gallery.slice(1) })).toEqual([
    { language: 'bg', part: 'contentOne' },
    { language: 'en', part: 'contentTwo' },
    { language: 'it', part: 'contentTwo' },
  ])
})
