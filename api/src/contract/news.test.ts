import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { problemsOf } from './contract.testing.ts'
import { newsItem, newsList, newsPage, newsQuery, newsSaved, newsSummary } from './news.ts'
import { newsInput, urlAnswer, urlQuestion } from './news-input.ts'
import { newsAlt } from './news-pictures.ts'
import { newsText } from './news-texts.ts'

const file = 'press-1600x900.jpg'
const empty = { title: '', contentOne: '', contentTwo: '' }
const input = { date: '2026-11-21', content: { en: { title: 'A press', contentOne: '', contentTwo: '' } } }
const item = {
  _id: randomUUID(),
  url: 'a-press',
  date: '2026-11-21',
  cover: file,
  gallery: [file],
  isMediaNews: false,
  content: { bg: empty, en: { ...empty, title: 'A press' }, de: empty, it: empty },
  alt: { [file]: { en: 'A press' } },
  updatedAt: '2026-11-21T09:00:00.000001Z',
}
const staffOnly = {
  status: 'published',
  state: 'published',
  visibleFrom: null,
  visibleUntil: null,
  updatedBy: 'anna',
  inTranslation: {},
  draft: null,
}
const { content, gallery, alt, ...rest } = item
const summary = { ...rest, titles: { bg: '', en: 'A press', de: '', it: '' }, excerpt: '', coverAlt: '' }

test('what is left out of an item is empty, and titles are trimmed', { tags: ['ADM-33'] }, () => {
  expect(newsInput.parse({ ...input, content: { en: { title: ' A press ' }, bg: {} } })).toEqual({
    date: '2026-11-21',
    isMediaNews: false,
    content: { bg: empty, en: { ...empty, title: 'A press' }, de: empty, it: empty },
  })
})

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [undefined, false],
])('isMediaNews as %j is %j', { tags: ['ADM-21'] }, (sent, isMediaNews) => {
  expect(newsInput.parse({ ...input, isMediaNews: sent }).isMediaNews).toBe(isMediaNews)
})

test('keys that the server makes and unknown ones are ignored', () => {
  const sent = { ...input, _id: 'mine', cover: 'mine', updatedAt: 'never', evil: 1 }
  expect(Object.keys(newsInput.parse(sent)).sort()).toEqual(['content', 'date', 'isMediaNews'])
})

test.each([
  [{ date: '2026-02-30' }, 'date: not a date of the form YYYY-MM-DD'],
  [{ date: undefined }, 'date: the date is missing'],
  [{ isMediaNews: 'yes' }, 'isMediaNews: isMediaNews must be true or false'],
  [{ content: { bg: empty } }, 'content: at least one language needs a title'],
  [{ content: { de: { ...empty, title: '  ' } } }, 'content: at least one language needs a title'],
  [{ content: { it: { ...empty, title: 7 } } }, 'content.it.title: the title is not a text'],
  [
    { content: { en: { ...empty, title: 'x'.repeat(171) } } },
    'content.en.title: the title is longer than 170 characters',
  ],
  [
    { content: { en: { title: 'x', contentOne: 'x'.repeat(200_001) } } },
    'content.en.contentOne: the text is longer than 200000 characters',
  ],
  [{ content: { en: { title: 'x', contentTwo: null } } }, 'content.en.contentTwo: the text is not a text'],
  [{ gallery: 'x' }, 'gallery: gallery must be a list'],
  [{ gallery: Array(11).fill(file) }, 'gallery: a gallery has at most 10 pictures'],
  [{ gallery: [7] }, 'gallery.0: gallery must hold file names'],
  [{ gallery: ['new:10'] }, 'gallery.0: not a picture of this item'],
  [{ gallery: ['xnew:1'] }, 'gallery.0: not a picture of this item'],
  [{ gallery: [`x/${file}`] }, 'gallery.0: not a picture of this item'],
  [{ gallery: [`${file}x`] }, 'gallery.0: not a picture of this item'],
  [
    { alt: { [file]: { en: 'x'.repeat(301) } } },
    `alt.${file}.en: the description of a picture is longer than 300 characters`,
  ],
  [{ alt: { [file]: { en: 7 } } }, `alt.${file}.en: the description of a picture is not a text`],
])('an item with %j is refused: %s', { tags: ['ADM-30'] }, (wrong, problem) => {
  expect(problemsOf(newsInput, { ...input, ...wrong })).toEqual([problem])
})

test('the longest title, description, text and gallery are accepted', { tags: ['ADM-18', 'ADM-27'] }, () => {
  const longest = { title: 'x'.repeat(170), contentOne: 'x'.repeat(200_000), contentTwo: '' }
  const marks = Array.from({ length: 10 }, (_, index) => `new:${index}`)
  const sent = {
    ...input,
    url: 'x',
    content: { en: longest },
    gallery: marks,
    alt: { 'new:0': { bg: 'x'.repeat(300) } },
  }
  expect(problemsOf(newsInput, sent)).toEqual([])
  expect(problemsOf(newsInput, { ...input, gallery: [file, 'new:9'] })).toEqual([])
})

test('an unknown language is refused, in texts and in descriptions', () => {
  expect(problemsOf(newsInput, { ...input, content: { ...input.content, fr: empty } })).toHaveLength(1)
  expect(problemsOf(newsAlt, { [file]: { fr: 'x' } })).toHaveLength(1)
  expect(problemsOf(newsText, { ...empty, more: 'x' })).toHaveLength(1)
})

test('what is answered has exactly the keys of the contract', () => {
  const answers = [
    [newsItem, item],
    [newsSummary, summary],
    [newsList, { news: [item] }],
    [newsPage, { news: [summary], next: null }],
    [newsPage, { news: [], next: 'x' }],
    [newsSaved, { ok: true, news: item, staffOnly }],
    [urlAnswer, { valid: false }],
  ] as const
  for (const [schema, answer] of answers) {
    expect(problemsOf(schema, answer)).toEqual([])
    expect(problemsOf(schema, { ...answer, secret: 1 })).toHaveLength(1)
    for (const key of Object.keys(answer)) expect(problemsOf(schema, { ...answer, [key]: undefined })).not.toEqual([])
  }
  expect(problemsOf(newsSaved, { ok: false, news: item, staffOnly })).toHaveLength(1)
  expect(problemsOf(newsItem, { ...item, _id: 'x' })).toHaveLength(1)
})

test.each([
  [{}, []],
  [{ medias: 'true', title: 'bg', limit: '1', before: 'x', fields: 'all' }, []],
  [{ medias: 'false', title: 'it', limit: '100', fields: 'summary' }, []],
  [{ medias: '1' }, ['medias: medias must be true or false']],
  [{ title: 'fr' }, ['title: title must be one of bg, en, de, it']],
  [{ limit: '0' }, ['limit: limit must be at least 1']],
  [{ limit: '101' }, ['limit: limit must be at most 100']],
  [{ limit: '1000' }, ['limit: limit must be a number']],
  [{ limit: 'x1' }, ['limit: limit must be a number']],
  [{ limit: '1x' }, ['limit: limit must be a number']],
  [{ limit: '' }, ['limit: limit must be a number']],
  [{ fields: 'secrets' }, ['fields: fields must be summary or all']],
])('the query %j is judged: %j', { tags: ['API-02'] }, (query, problems) => {
  expect(problemsOf(newsQuery, query)).toEqual(problems)
})

test('a query has no other keys and no endless cursor, and its limit is a number', { tags: ['API-02'] }, () => {
  expect(problemsOf(newsQuery, { where: 'x' })).toHaveLength(1)
  expect(problemsOf(newsQuery, { before: 'x'.repeat(200) })).toEqual([])
  expect(problemsOf(newsQuery, { before: 'x'.repeat(201) })).toHaveLength(1)
  expect(newsQuery.parse({ limit: '042' }).limit).toBe(42)
  expect(problemsOf(urlQuestion, {})).toEqual(['url: url is missing'])
  expect(problemsOf(urlQuestion, { url: '', more: 1 })).toEqual([])
})

test('control characters of titles and descriptions become spaces, for feeds and pages could not carry them', () => {
  const title = 'A\u0001 new\u000b\ufffepress\u0085 '
  const { content, alt } = newsInput.parse({
    ...input,
    content: { en: { title, contentOne: '', contentTwo: '' } },
    alt: { [file]: { en: 'A\u0002press' } },
  })
  expect(content.en.title).toBe('A new press')
  expect(alt?.[file]?.en).toBe('A press')
})
