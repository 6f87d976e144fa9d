import type { NewsItem, StaffNews } from 'api/contract/news'
import { expect, test } from 'vitest'
import { editedNews, refOf } from './edited-news.ts'
import { type NewsValues, newValues, type Picture, toKept, valuesOf } from './news-values.ts'
import { planUpload } from './upload-plan.ts'

const text = (title: string) => ({ title, contentOne: '', contentTwo: '' })
const content = { bg: text('Нов стан'), en: text('New mill'), de: text(''), it: text('') }
const chosen = (id: string): Picture => ({ id, upload: { file: new File(['x'], `${id}.png`), preview: `blob:${id}` } })
const sent = (id: string): Picture => ({ ...chosen(id), storedAs: `${id}-1x1.jpg` })
const news: NewsItem = {
  _id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d11',
  url: 'new-mill',
  date: '2026-03-12',
  cover: 'cover-a-1600x900.jpg',
  gallery: ['one-b-800x600.jpg'],
  isMediaNews: false,
  content,
  alt: {},
  updatedAt: '2026-03-12T12:00:00.000001+00:00',
}
const staffOnly: StaffNews['staffOnly'] = {
  status: 'published',
  state: 'published',
  visibleFrom: null,
  visibleUntil: null,
  updatedBy: 'anna',
  inTranslation: {},
  draft: null,
}
const as = (more: Partial<StaffNews['staffOnly']>, item: Partial<NewsItem> = {}) =>
  editedNews({ news: { ...news, ...item }, staffOnly: { ...staffOnly, ...more } })

test('an ordinary save says nothing of states: the request is that of the specification', { tags: ['ADM-33'] }, () => {
  const plan = planUpload(as({}), valuesOf(as({})))
  expect(plan.path).toBe('/api/news/updateTexts/new-mill')
  expect(Object.keys(plan.data).sort()).toEqual(['alt', 'content', 'date', 'isMediaNews', 'url'])
  const fresh = planUpload(null, { ...newValues(false), url: 'new-mill', content, cover: sent('c') })
  expect(Object.keys(fresh.data).sort()).toEqual([
    'alt',
    'content',
    'coverFile',
    'date',
    'gallery',
    'isMediaNews',
    'url',
  ])
})

test('a draft is saved by its id, without what is not right yet, and becomes public by POST /api/news', () => {
  const draft = as({ status: 'draft', state: 'draft' }, { url: '', cover: '', gallery: [] })
  const values = { ...valuesOf(draft), url: 'half-', date: '31-02-2026' }
  expect(values.cover).toBeNull()
  expect(refOf(draft)).toBe(draft._id)
  const saved = planUpload(draft, values, 'draft')
  expect([saved.path, saved.data.status, saved.data.url, saved.data.date]).toEqual([
    `/api/news/updateTexts/${draft._id}`,
    'draft',
    '',
    undefined,
  ])
  const published = planUpload(draft, { ...values, url: 'new-mill', date: '12-03-2026' })
  expect([published.path, published.data.draft, published.data.status]).toEqual(['/api/news', draft._id, undefined])
})

test('what lies beside a public item is what is edited; publishing says so, for then nothing lies there any more', () => {
  const beside = { ...news, ...staffOnly, content: { ...content, en: text('Newer mill') }, updatedAt: 'later' }
  const { _id, url, status, state, draft: _, ...unpublished } = beside
  const draft = { ...unpublished, basedOn: news.updatedAt }
  const edited = as({ draft })
  expect([edited.content.en.title, edited.updatedAt, edited.hasDraft, edited.url]).toEqual([
    'Newer mill',
    'later',
    true,
    'new-mill',
  ])
  expect(planUpload(edited, valuesOf(edited)).data.status).toBe('published')
  expect(planUpload(edited, valuesOf(edited), 'draft').data.status).toBe('draft')
  const hidden = as({ status: 'hidden', state: 'hidden' })
  expect(planUpload(hidden, valuesOf(hidden)).data.status).toBe('published')
  expect(planUpload(hidden, valuesOf(hidden), 'hidden').data.status).toBe('hidden')
})

test('moments are said when they were changed, to the minute', () => {
  const planned = as({ visibleFrom: '2026-11-30T07:00:00.123+00:00', state: 'planned' })
  const values = valuesOf(planned)
  expect(values.from).toEqual({ date: '30-11-2026', time: '09:00' })
  expect('visibleFrom' in planUpload(planned, values).data).toBe(false)
  expect(planUpload(planned, { ...values, from: null }).data.visibleFrom).toBeNull()
  const later = { ...values, until: { date: '01-12-2026', time: '18:00' } }
  expect(planUpload(planned, later).data.visibleUntil).toBe('2026-12-01T18:00:00+02:00')
})

test('a draft names the pictures that were sent, in their order, and waits for no other', () => {
  const values: NewsValues = {
    ...newValues(false),
    content,
    cover: chosen('cover'),
    gallery: [sent('two'), chosen('three'), sent('one')],
    alt: { one: { en: 'One' }, three: { en: 'Three' } },
  }
  const plan = planUpload(as({ status: 'draft', state: 'draft' }), values, 'draft')
  expect(plan.data.gallery).toEqual(['two-1x1.jpg', 'one-1x1.jpg'])
  expect(plan.data.alt).toEqual({ 'one-1x1.jpg': { en: 'One' } })
  expect(plan.data.coverFile).toBeUndefined()
  expect(toKept(values)).toMatchObject({ cover: null, gallery: ['two-1x1.jpg', 'one-1x1.jpg'] })
})
