import { expect, test } from 'vitest'
import { arrangeAlt, arrangeNotes, arrangePictures, withoutDecorative } from './news.arrange.ts'

const before = { cover: 'cover', gallery: ['a', 'b', 'c'] }
const nothing = { added: [], deleted: [] }

test.each([
  ['nothing asked keeps all', {}, ['a', 'b', 'c']],
  ['existing ones in another order', { gallery: ['c', 'a', 'b'] }, ['c', 'a', 'b']],
  ['what is not mentioned follows', { gallery: ['c'] }, ['c', 'a', 'b']],
  ['new ones that are not listed come last', { added: ['x', 'y'] }, ['a', 'b', 'c', 'x', 'y']],
  ['new ones at their places', { added: ['x', 'y'], gallery: ['y', 'a', 'x', 'b', 'c'] }, ['y', 'a', 'x', 'b', 'c']],
  ['deleted ones go, also when listed', { gallery: ['a', 'b', 'c'], deleted: ['b'] }, ['a', 'c']],
])('%s', { tags: ['API-09'] }, (_name, wish, gallery) => {
  expect(arrangePictures(before, { ...nothing, ...wish })).toEqual({ cover: 'cover', gallery })
})

test('ten pictures are accepted, and a new item has those that were sent along', { tags: ['ADM-18'] }, () => {
  const added = ['1', '2', '3', '4', '5', '6', '7']
  expect(arrangePictures(before, { ...nothing, added }).gallery).toHaveLength(10)
  const first = { coverFile: 'new', others: ['new'], added: ['x'], deleted: [] }
  expect(arrangePictures(null, first)).toEqual({ cover: 'new', gallery: ['x'] })
  expect(() => arrangePictures(null, { ...first, deleted: ['z'] })).toThrow('not a picture of this item')
})

test('what is wrong with a picture is said in words', { tags: ['API-09'] }, () => {
  const wrong = (wish: object) => () => arrangePictures(before, { ...nothing, ...wish })
  expect(wrong({ gallery: ['a', 'a'] })).toThrow('a picture is named twice')
  expect(wrong({ gallery: ['z'] })).toThrow(
    expect.objectContaining({
      message: 'not a picture of this item',
      details: { field: 'gallery', code: 'imageMissing' },
    }),
  )
})

test('the cover may be replaced, and the old one named as deleted', { tags: ['API-09'] }, () => {
  const wish = { ...nothing, coverFile: 'new', others: ['new'], deleted: ['cover'] }
  expect(arrangePictures(before, wish)).toEqual({ ...before, cover: 'new' })
})

test('the cover that stands in the gallery, too, leaves the gallery and stays the cover', { tags: ['API-09'] }, () => {
  const both = { cover: 'a', gallery: ['a', 'b'] }
  expect(arrangePictures(both, { ...nothing, deleted: ['a'] })).toEqual({ cover: 'a', gallery: ['b'] })
})

test.each([
  ['leaves it', { coverFile: 'b' }, { cover: 'b', gallery: ['a', 'c'] }],
  ['stays in it where it is listed', { coverFile: 'b', gallery: ['b'] }, { cover: 'b', gallery: ['b', 'a', 'c'] }],
  [
    'leaves its place to the cover of before',
    { coverFile: 'b', gallery: ['cover', 'a'] },
    { cover: 'b', gallery: ['cover', 'a', 'c'] },
  ],
])('a picture of the gallery that becomes the cover %s', (_name, wish, expected) => {
  expect(arrangePictures(before, { ...nothing, ...wish })).toEqual(expected)
})

test('a staged picture may be listed, become the cover, and be deleted again', () => {
  const others = ['staged']
  const arranged = (item: typeof before | null, wish: object) => arrangePictures(item, { ...nothing, others, ...wish })
  expect(arranged(before, { gallery: ['staged'] }).gallery).toEqual(['staged', 'a', 'b', 'c'])
  expect(arranged(before, { deleted: ['staged'] })).toEqual(before)
  expect(arranged(null, { coverFile: 'staged' })).toEqual({ cover: 'staged', gallery: [] })
})

test('a draft may wait for its cover, or lose it', () => {
  const draft = { ...nothing, needsCover: false }
  expect(arrangePictures(null, draft)).toEqual({ cover: '', gallery: [] })
  expect(arrangePictures(before, { ...draft, deleted: ['b', 'cover'] })).toEqual({ cover: '', gallery: ['a', 'c'] })
})

test.each([
  ['another item’s file as the cover', before, { coverFile: 'z' }, 'cover'],
  ['the cover of before in the gallery, while it is the cover', before, { gallery: ['cover'] }, 'gallery'],
  ['a loss of the cover beside that of another picture', before, { deleted: ['b', 'cover'] }, 'cover'],
  ['a loss of the cover where one is asked for', before, { deleted: ['cover'], needsCover: true }, 'cover'],
  [
    'a deletion in an item that is new',
    null,
    { coverFile: 'new', others: ['new'], deleted: [''] },
    'imagesToBeDeleted',
  ],
  ['another item’s file in the gallery', before, { gallery: ['z'] }, 'gallery'],
  ['another item’s file to be deleted', before, { deleted: ['z'] }, 'imagesToBeDeleted'],
  ['a picture twice', before, { gallery: ['a', 'a'] }, 'gallery'],
  ['ADM-18 eleven pictures', before, { added: ['1', '2', '3', '4', '5', '6', '7', '8'] }, 'gallery'],
  ['ADM-30 a new item without a cover', null, {}, 'cover'],
  ['ADM-31 an item that would lose its cover', before, { deleted: ['cover'] }, 'cover'],
])('%s is refused', (_name, item, wish, field) => {
  expect(() => arrangePictures(item, { ...nothing, ...wish })).toThrow(
    expect.objectContaining({ statusCode: 400, details: expect.objectContaining({ field }) }),
  )
})

test('alternative texts find their files, and go with them', () => {
  const alt = {
    cover: { en: 'A press ' },
    x: { bg: 'Преса', en: '' },
    a: { de: 'Alt' },
    gone: { en: 'x' },
    b: { en: ' ' },
  }
  expect(arrangeAlt(alt, { cover: 'cover-file', gallery: ['a', 'b', 'x'] })).toStrictEqual({
    'cover-file': { en: 'A press' },
    x: { bg: 'Преса' },
    a: { de: 'Alt' },
  })
  expect(arrangeAlt({ cover: { en: 'Of none' } }, { cover: '', gallery: [] })).toEqual({})
})

test('captions, decoration and focal points go with their pictures, and what is empty goes', () => {
  const pictures = { cover: 'cover', gallery: ['a', 'x'] }
  const notes = arrangeNotes(
    {
      cover: { focus: '30 70', isDecorative: false },
      x: { caption: { en: ' The new mill ', bg: ' ' } },
      a: { isDecorative: true },
      gone: { focus: '0 0' },
    },
    pictures,
  )
  expect(notes).toStrictEqual({
    cover: { focus: '30 70' },
    x: { caption: { en: 'The new mill' } },
    a: { isDecorative: true },
  })
  expect(withoutDecorative({ a: { en: 'A' }, x: { en: 'X' }, z: { en: 'Z' } }, notes)).toEqual({
    x: { en: 'X' },
    z: { en: 'Z' },
  })
})
