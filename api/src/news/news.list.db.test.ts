import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { LISTED_STATES, type NewsFound, TRANSLATION_NEEDS } from '#contract/news-list.ts'
import { ask } from '#supabase/client.ts'
import type { Database } from '#supabase/database.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

/** What one item of the tests is. */
type Item = {
  /** Of its day: `2025-04`. */
  month: string
  status: 'published' | 'draft' | 'hidden'
  when: 'now' | 'later' | 'over'
  titles: Language[]
  inTranslation: Language[]
  isOutdated: boolean
  described: 'all' | 'one' | 'decorative' | 'none'
  author: 'anna' | 'boris' | null
  hasDraft: boolean
}
type NewsInsert = Database['public']['Tables']['news']['Insert']
const ITEMS = 60
const DAY = 24 * 60 * 60 * 1000
const COVER = 'cover-16x9.jpg'
const empty = { title: '', contentOne: '', contentTwo: '' }

let api: TestApp
let token: string
let items: (Item & { url: string })[]

const someItem: fc.Arbitrary<Item> = fc.record({
  month: fc.constantFrom('1999-12', '2024-02', '2025-04', '2025-12', '2026-01'),
  status: fc.constantFrom('published', 'published', 'draft', 'hidden'),
  when: fc.constantFrom('now', 'now', 'later', 'over'),
  titles: fc.subarray([...LANGUAGES], { minLength: 1 }),
  inTranslation: fc.subarray([...LANGUAGES]),
  isOutdated: fc.boolean(),
  described: fc.constantFrom('all', 'one', 'decorative', 'none'),
  author: fc.constantFrom('anna', 'boris', null),
  hasDraft: fc.boolean(),
})

function rowOf(item: Item, index: number): NewsInsert {
  const { titles, described, when } = item
  const inTranslation = item.inTranslation.filter((language) => !titles.includes(language))
  const alt = Object.fromEntries((described === 'one' ? titles.slice(0, 1) : titles).map((each) => [each, 'Листове']))
  return {
    slug: `item-${index}`,
    published_on: `${item.month}-${String(1 + (index % 28)).padStart(2, '0')}`,
    cover: COVER,
    gallery: [],
    is_media: false,
    status: item.status,
    visible_from: when === 'later' ? new Date(Date.now() + DAY).toISOString() : null,
    visible_until: when === 'over' ? new Date(Date.now() - DAY).toISOString() : null,
    content: {
      bg: empty,
      en: empty,
      de: empty,
      it: empty,
      ...Object.fromEntries(titles.map((each) => [each, { ...empty, title: `Title ${(index * 7) % 50}` }])),
    },
    in_translation: Object.fromEntries(inTranslation.map((each) => [each, { ...empty, title: 'Verborgen', alt: {} }])),
    outdated: item.isOutdated ? titles.slice(0, 1) : [],
    alt: described === 'all' || described === 'one' ? { [COVER]: alt } : {},
    pictures: described === 'decorative' ? { [COVER]: { isDecorative: true as const } } : {},
    created_by: item.author,
    updated_by: item.author,
  }
}

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
  await api.accounts.create('boris', 'a long password')
  const wishes = fc.sample(someItem, ITEMS)
  items = wishes.map((wish, index) => ({ ...wish, url: `item-${index}` }))
  const rows = await ask(api.supabase.from('news').insert(wishes.map(rowOf)).select('id, slug, published_on, content'))
  const drafts = rows.flatMap(({ id, slug, published_on, content }) => {
    const item = items.find(({ url }) => url === slug)
    if (!item?.hasDraft || item.status === 'draft') return []
    return [
      {
        id,
        published_on,
        cover: COVER,
        is_media: false,
        content: { ...content, bg: { ...empty, contentOne: '<p>Beside</p>' } },
        based_on: '2026-01-31',
      },
    ]
  })
  if (drafts.length > 0) await ask(api.supabase.from('news_drafts').insert(drafts).select('id'))
})
afterAll(() => api.stop())

type Query = Record<string, string>
const get = (path: string, query: Query) =>
  api.app.inject({
    url: `/api/admin/${path}?${new URLSearchParams({ medias: 'false', ...query })}`,
    headers: { authorization: `Bearer ${token}` },
  })
const find = async (query: Query) => (await get('news', query)).json<NewsFound>()

/** As the database should judge, written once more. */
function isFound(item: Item, query: Query): boolean {
  const { status, when, titles, described } = item
  const state =
    status !== 'published' ? status : when === 'later' ? 'planned' : when === 'over' ? 'hidden' : 'published'
  const waits = item.inTranslation.some((language) => !titles.includes(language))
  const hasDraft = item.hasDraft && status !== 'draft'
  const lacksAlt = described === 'none' || (described === 'one' && titles.length > 1)
  return (
    (query.state === undefined || query.state === state) &&
    (query.missing === undefined || !titles.includes(query.missing as Language)) &&
    (query.period === undefined || item.month.startsWith(query.period)) &&
    (query.withoutAlt === undefined || lacksAlt) &&
    (query.hasDraft === undefined || hasDraft) &&
    (query.translation === undefined || (query.translation === 'inTranslation' ? waits : item.isOutdated)) &&
    (query.author === undefined || query.author === item.author) &&
    (query.search === undefined || (query.search === 'verborg' ? waits : hasDraft))
  )
}

const someQuery: fc.Arbitrary<Query> = fc
  .record(
    {
      state: fc.constantFrom(...LISTED_STATES),
      missing: fc.constantFrom(...LANGUAGES),
      period: fc.constantFrom('1999', '2024', '2025', '2026', '2001', '1999-12', '2024-02', '2025-04', '2025-05'),
      withoutAlt: fc.constant('true'),
      hasDraft: fc.constant('true'),
      translation: fc.constantFrom(...TRANSLATION_NEEDS),
      author: fc.constantFrom('anna', 'boris', "o'neil"),
      search: fc.constantFrom('verborg', 'beside'),
    },
    { requiredKeys: [] },
  )
  // Most lists are narrowed by one or two things.
  .chain((query) => fc.shuffledSubarray(Object.entries(query)))
  .map((entries) => Object.fromEntries(entries.slice(0, 3)))

test('each filter finds what it says, and each count is what would be found', async () => {
  await fc.assert(
    fc.asyncProperty(someQuery, async (query) => {
      const { news, total, states, counts } = await find(query)
      const urls = items.filter((item) => isFound(item, query)).map(({ url }) => url)
      expect(news.map(({ url }) => url).toSorted()).toEqual(urls.toSorted())
      expect(total).toBe(urls.length)
      expect((await get('selection/news', query)).json().ids).toEqual(news.map(({ _id }) => _id))

      const many = (name: string, value: string) =>
        items.filter((item) => isFound(item, { ...query, [name]: value })).length
      for (const state of LISTED_STATES) expect(states[state], state).toBe(many('state', state))
      for (const language of LANGUAGES) expect(counts.missing[language], language).toBe(many('missing', language))
      for (const need of TRANSLATION_NEEDS) expect(counts.translation[need], need).toBe(many('translation', need))
      expect(counts.withoutAlt).toBe(many('withoutAlt', 'true'))
      expect(counts.hasDraft).toBe(many('hasDraft', 'true'))
      expect(counts.months).toEqual(
        ['2026-01', '2025-12', '2025-04', '2024-02', '1999-12'].flatMap((month) => {
          const count = many('period', month)
          return count > 0 ? [{ month, count }] : []
        }),
      )
      expect(counts.authors).toEqual(
        ['anna', 'boris'].flatMap((name) => (many('author', name) > 0 ? [{ name, count: many('author', name) }] : [])),
      )
      for (const [name, count] of Object.entries(counts.without)) {
        const { [name]: _, ...others } = query
        expect(count, name).toBe(items.filter((item) => isFound(item, others)).length)
      }
    }),
    { numRuns: 40 },
  )
})

test('the pages hold each item once, newest first', async () => {
  const pages: NewsFound['news'][] = []
  for (let next: string | null = ''; next !== null; ) {
    const page: NewsFound = await find({ limit: '7', ...(next && { before: next }) })
    pages.push(page.news)
    next = page.next
  }
  const rows = pages.flat()
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(ITEMS)
  const days = rows.map(({ date }) => date)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('what is no filter and no place is refused', async () => {
  for (const [name, value] of [
    ['period', '99'],
    ['period', '2025-13'],
    ['period', '2025-4'],
    ['withoutAlt', 'false'],
    ['hasDraft', 'false'],
    ['translation', 'x'],
    ['author', ''],
    ['before', 'x'],
  ] as const) {
    const answer = await get('news', { [name]: value })
    expect(answer.statusCode, name).toBe(400)
    expect(answer.json().field).toBe(name)
  }
})
