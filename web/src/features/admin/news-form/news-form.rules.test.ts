import { standardSchemaValidators } from '@tanstack/react-form'
import type { NewsItem } from 'api/contract/news'
import { newsInput } from 'api/contract/news-input'
import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { editedNewsSchema, missingParts, newNewsSchema } from './news-schema.ts'
import { fromKept, type NewsValues, newValues, type Picture, toKept, valuesOf } from './news-values.ts'
import { isTooLarge, sortOut } from './picture-rules.ts'
import { planUpload } from './upload-plan.ts'
import type { SlugState } from './use-slug-state.ts'

const text = (title: string) => ({ title, contentOne: '', contentTwo: '' })
const chosen = (id: string): Picture => ({ id, upload: { file: new File(['x'], `${id}.png`), preview: `blob:${id}` } })
const sent = (id: string): Picture => ({ ...chosen(id), storedAs: `${id}-1x1.jpg` })
const item: NewsItem = {
  _id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d11',
  url: 'new-mill',
  date: '2026-03-12',
  cover: 'cover-a-1600x900.jpg',
  gallery: ['one-b-800x600.jpg', 'two-c-800x600.jpg'],
  isMediaNews: false,
  content: { bg: text('Нов стан'), en: text('New mill'), de: text(''), it: text('') },
  alt: { 'one-b-800x600.jpg': { en: 'One' } },
  updatedAt: '2026-03-12T12:00:00.000001+00:00',
}
const complete = (): NewsValues => ({
  ...newValues(false, '2026-03-12'),
  url: 'new-mill',
  content: item.content,
  cover: chosen('c'),
})
const file = (name: string, size = 10) => ({ name, size })

test('a new item is dated today and of the type of its tab', { tags: ['AMB-45'] }, () => {
  expect(newValues(true, '2026-03-12')).toMatchObject({ date: '12-03-2026', isMediaNews: true, url: '', cover: null })
})

/** What is missing of an item with these values, as keys of `newsForm`. */
function missing(values: NewsValues, slugState: SlugState | null): string[] {
  const schema = slugState === null ? editedNewsSchema : newNewsSchema
  const issues = standardSchemaValidators.validate({ value: values, validationSource: 'form' }, schema)?.form
  const t = ((key: string, options?: { code: string }) =>
    [key.replace('newsForm.', ''), options?.code].filter(Boolean).join(' ')) as unknown as TFunction<'admin'>
  return missingParts(t, issues, slugState).map(({ words }) => words)
}

test('a new item needs a cover, a free address, a title and a date', { tags: ['ADM-30'] }, () => {
  expect(missing({ ...newValues(false), date: '31-02-2026' }, 'empty')).toEqual([
    'needTitle',
    'needCover',
    'needDate',
    'needSlug',
  ])
  for (const state of ['invalid', 'taken', 'checking'] as const)
    expect(missing(complete(), state)).toEqual(['needSlug'])
  expect(missing(complete(), 'free')).toEqual([])
})

test('an edited item needs a cover, present or new', { tags: ['ADM-31'] }, () => {
  expect(missing(valuesOf(item), null)).toEqual([])
  expect(missing({ ...valuesOf(item), cover: null }, null)).toEqual(['needCover'])
  expect(missing({ ...valuesOf(item), cover: chosen('c') }, null)).toEqual([])
})

test('a title of 171 characters must be shortened, one of 170 not', { tags: ['ADM-27'] }, () => {
  const values = (length: number) => ({ ...complete(), content: { ...item.content, de: text('x'.repeat(length)) } })
  expect(missing(values(170), 'free')).toEqual([])
  expect(missing(values(171), 'free')).toEqual(['needShorterTitle DE'])
})

const names = (files: readonly { name: string }[]) => files.map(({ name }) => name)

test('of too many pictures the first ten are taken and the others named', { tags: ['ADM-18'] }, () => {
  const files = Array.from({ length: 12 }, (_, index) => file(`${index + 1}.png`))
  const { taken, refused, left } = sortOut(files, 10)
  expect(names(taken)).toEqual(names(files.slice(0, 10)))
  expect(refused).toEqual([])
  expect(left).toEqual(['11.png', '12.png'])
  expect(names(sortOut(files.slice(0, 2), 1).taken)).toEqual(['1.png'])
})

test('jpg, jpeg, png, gif and what becomes a JPEG here, however capitalised, and nothing else', {
  tags: ['ADM-19'],
}, () => {
  for (const name of ['a.JPG', 'a.b.jpeg', 'ч.Png', 'x.gif', 'IMG_5678.HEIC'])
    expect(sortOut([file(name)], 1).refused, name).toEqual([])
  for (const name of ['a.svg', 'png', 'a.png.exe', 'a.webp', 'a.'])
    expect(sortOut([file(name)], 1), name).toEqual({ taken: [], refused: [{ word: 'onlyImages', name }], left: [] })
})

test('one bad picture does not keep the good ones out, and each is named with its reason', { tags: ['ADM-19'] }, () => {
  const files = [file('1.png'), file('2.jpg'), file('notes.docx'), file('none.png', 0)]
  const { taken, refused, left } = sortOut(files, 10)
  expect(names(taken)).toEqual(['1.png', '2.jpg'])
  expect(refused).toEqual([
    { word: 'onlyImages', name: 'notes.docx' },
    { word: 'imageBroken', name: 'none.png' },
  ])
  expect(left).toEqual([])
})

test('a picture is too large by its bytes or by its pixels', { tags: ['AMB-46'] }, () => {
  expect(isTooLarge(MAX_PICTURE_BYTES, MAX_PICTURE_BYTES, { width: 8000, height: 6000 })).toBe(false)
  expect(isTooLarge(MAX_PICTURE_BYTES + 1, MAX_PICTURE_BYTES, null)).toBe(true)
  expect(isTooLarge(1000, MAX_PICTURE_BYTES, { width: 12_000, height: 9000 })).toBe(true)
})

test('a new item is created with its pictures in the order shown', { tags: ['ADM-33'] }, () => {
  const values = {
    ...complete(),
    cover: sent('c'),
    gallery: [sent('x'), sent('y'), chosen('on its way')],
    alt: { c: { en: 'C' }, y: { bg: 'У' }, gone: {} },
  }
  const plan = planUpload(null, values)
  expect(plan.path).toBe('/api/news')
  expect(plan.data).toMatchObject({
    url: 'new-mill',
    date: '2026-03-12',
    isMediaNews: 'false',
    coverFile: 'c-1x1.jpg',
    gallery: ['x-1x1.jpg', 'y-1x1.jpg'],
    alt: { 'c-1x1.jpg': { en: 'C' }, 'y-1x1.jpg': { bg: 'У' } },
  })
  expect(plan.form).toEqual({ imagesToBeDeleted: [] })
  expect(newsInput.safeParse(plan.data).success).toBe(true)
})

test('texts alone go to updateTexts', { tags: ['ADM-33'] }, () => {
  const plan = planUpload(item, { ...valuesOf(item), isMediaNews: true, date: '13-03-2026' })
  expect(plan).toMatchObject({ path: '/api/news/updateTexts/new-mill', form: null })
  expect(plan.data).toMatchObject({ date: '2026-03-13', isMediaNews: 'true', alt: item.alt })
  expect(newsInput.safeParse(plan.data).success).toBe(true)
})

test('new files, removed pictures and another order go to update', { tags: ['ADM-33'] }, () => {
  const [one, two] = valuesOf(item).gallery as [Picture, Picture]
  const removed = planUpload(item, { ...valuesOf(item), gallery: [sent('x'), two] })
  expect(removed.path).toBe('/api/news/update/new-mill')
  expect(removed.data.gallery).toEqual(['x-1x1.jpg', 'two-c-800x600.jpg'])
  expect(removed.form?.imagesToBeDeleted).toEqual(['one-b-800x600.jpg'])
  const reordered = planUpload(item, { ...valuesOf(item), gallery: [two, one] })
  expect(reordered).toMatchObject({ path: '/api/news/update/new-mill', form: { imagesToBeDeleted: [] } })
  const covered = planUpload(item, { ...valuesOf(item), cover: sent('c'), alt: { c: { en: 'New cover' } } })
  expect(covered.path).toBe('/api/news/update/new-mill')
  expect(covered.data).toMatchObject({ coverFile: 'c-1x1.jpg', alt: { 'c-1x1.jpg': { en: 'New cover' } } })
  for (const plan of [removed, reordered, covered]) expect(newsInput.safeParse(plan.data).success).toBe(true)
})

test('a picture of the gallery that becomes the cover changes places with it', { tags: ['ADM-33'] }, () => {
  const { cover, gallery } = valuesOf(item)
  const [one, two] = gallery as [Picture, Picture]
  const plan = planUpload(item, { ...valuesOf(item), cover: two, gallery: [one, cover as Picture] })
  expect(plan).toMatchObject({
    path: '/api/news/update/new-mill',
    data: { coverFile: two.id, gallery: [one.id, item.cover] },
    form: { imagesToBeDeleted: [] },
  })
})

test('a draft brings back what was typed, without pictures that were never stored', () => {
  const typed = { ...complete(), gallery: [chosen('x')], alt: { c: { en: 'C' } } }
  const kept = JSON.parse(JSON.stringify(toKept(typed)))
  expect(kept).toMatchObject({ cover: null, gallery: [], alt: {} })
  expect(fromKept(kept, newValues(true))).toMatchObject({ url: 'new-mill', isMediaNews: false, content: item.content })
})

test('a draft brings back the pictures that were sent for it, as no other account sees them', () => {
  const typed = { ...complete(), cover: sent('c'), gallery: [sent('x'), chosen('y')], alt: { x: { en: 'X' } } }
  const kept = JSON.parse(JSON.stringify(toKept(typed)))
  const back = fromKept(kept, newValues(false))
  expect(back.cover).toEqual({ id: 'c-1x1.jpg', upload: null, isPrivate: true })
  expect(back.gallery.map(({ id }) => id)).toEqual(['x-1x1.jpg'])
  expect(planUpload(null, back).data).toMatchObject({
    coverFile: 'c-1x1.jpg',
    gallery: ['x-1x1.jpg'],
    alt: { 'x-1x1.jpg': { en: 'X' } },
  })
})

test('a draft of an edit keeps order and removals, and leaves out pictures that are gone meanwhile', () => {
  const [one, two] = valuesOf(item).gallery as [Picture, Picture]
  const kept = toKept({ ...valuesOf(item), gallery: [two, one] })
  expect(fromKept(kept, valuesOf(item)).gallery).toEqual([two, one])
  expect(fromKept(kept, { ...valuesOf(item), gallery: [one] }).gallery).toEqual([one])
  expect(fromKept({}, valuesOf(item))).toEqual(valuesOf(item))
})
