import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { NewsSummary } from '#contract/news.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../../testing/proxied-app.ts'

const A_DAY = 24 * 60 * 60 * 1000 + 1

let api: ProxiedTestApp

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api = await startProxiedTestApp()
})
afterAll(async () => {
  vi.useRealTimers()
  await api.stop()
})
afterEach(async () => {
  api.proxy.heal()
  await api.supabase.from('news').delete().neq('slug', '')
  later(A_DAY)
})

/** Answers kept in memory are old after two seconds, and after a day are not shown however long the new ones take. */
function later(milliseconds = 2001) {
  vi.setSystemTime(Date.now() + milliseconds)
}

const get = (url: string, headers = {}) => api.app.inject({ url, headers })

type Row = { slug: string; published_on?: string; is_media?: boolean; titles?: Record<string, string>; text?: string }

/** Puts rows into the table as another process would. */
async function insert(...rows: Row[]) {
  const texts = (row: Row, language: string) => ({
    title: (row.titles ?? { en: row.slug })[language] ?? '',
    contentOne: language === 'en' ? (row.text ?? '') : '',
    contentTwo: '',
  })
  const { error } = await api.supabase.from('news').insert(
    rows.map((row) => ({
      slug: row.slug,
      published_on: row.published_on ?? '2026-01-01',
      is_media: row.is_media ?? false,
      cover: `${row.slug}-10x10.jpg`,
      content: { bg: texts(row, 'bg'), en: texts(row, 'en'), de: texts(row, 'de'), it: texts(row, 'it') },
    })),
  )
  if (error) throw error
}

const urls = (answer: { json(): { news: { url: string }[] } }) => answer.json().news.map(({ url }) => url)

test('latest are the five newest company items with an English title', { tags: ['API-01', 'AMB-25'] }, async () => {
  await insert(
    ...[1, 2, 3, 4, 5, 6].map((day) => ({ slug: `day-${day}`, published_on: `2026-02-0${day}` })),
    { slug: 'press-cutting', published_on: '2026-03-01', is_media: true },
    { slug: 'bulgarian-only', published_on: '2026-03-02', titles: { bg: 'Само на български' } },
    { slug: 'planned', published_on: '2030-01-01' },
  )
  expect(urls(await get('/api/news/latest'))).toEqual(['planned', 'day-6', 'day-5', 'day-4', 'day-3'])
})

test('of one day, the item written last is the newest', { tags: ['AMB-25'] }, async () => {
  await insert({ slug: 'first' })
  await insert({ slug: 'second' })
  expect(urls(await get('/api/news/latest'))).toEqual(['second', 'first'])
})

test('the list is all items of both kinds, more than max_rows, without repetition', {
  tags: ['API-02', 'NEWS-07'],
}, async () => {
  const slugs = Array.from({ length: 1203 }, (_, index) => `item-${index}`)
  await insert(...slugs.slice(0, 700).map((slug) => ({ slug })))
  await insert(...slugs.slice(700).map((slug) => ({ slug, is_media: true })))
  const found = urls(await get('/api/news'))
  expect(found).toHaveLength(1203)
  expect(new Set(found)).toEqual(new Set(slugs))
  expect(urls(await get('/api/news?medias=true'))).toHaveLength(503)
  expect(urls(await get('/api/news?medias=false'))).toHaveLength(700)
})

test('a list too long for the memory streams from the database', async () => {
  const text = `<p>${'x'.repeat(190_000)}</p>`
  for (const part of ['a', 'b', 'c'])
    await insert(...Array.from({ length: 15 }, (_, index) => ({ slug: `${part}-${index}`, text })))
  for (const answer of [await get('/api/news'), await get('/api/news')]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBeUndefined()
    expect(answer.json().news).toHaveLength(45)
  }
})

test('an item is asked for by its url and comes as the first element', { tags: ['API-03', 'NEWS-17'] }, async () => {
  await insert({ slug: 'new-press' }, { slug: 'old-press' })
  const answer = await get('/api/news/new-press')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(Object.keys(answer.json().news[0]).sort()).toEqual(
    ['_id', 'alt', 'content', 'cover', 'date', 'gallery', 'isMediaNews', 'updatedAt', 'url'].sort(),
  )
  const { content } = answer.json().news[0]
  expect(Object.keys(content).sort()).toEqual(['bg', 'de', 'en', 'it'])
  for (const text of Object.values<object>(content))
    expect(Object.keys(text).sort()).toEqual(['contentOne', 'contentTwo', 'title'])
})

test.each(['unknown', 'Upper-Case', 'with%20space', 'x,id.gt.0', '%D0%BD', 'a'.repeat(200), '..%2f..%2fetc', 'a--b'])(
  'the news %s is not there: 404',
  { tags: ['AMB-30'] },
  async (url) => {
    const answer = await get(`/api/news/${url}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ error: expect.any(String) })
  },
)

test('items in the trash are nowhere', async () => {
  await insert({ slug: 'thrown-away' })
  await api.supabase.from('news').update({ deleted_at: '2026-01-01T00:00:00Z' }).eq('slug', 'thrown-away')
  for (const url of ['/api/news', '/api/news/latest', '/api/news?fields=summary'])
    expect(urls(await get(url))).toEqual([])
  expect((await get('/api/news/thrown-away')).statusCode).toBe(404)
})

test('summaries carry titles, the English excerpt and a cursor', { tags: ['NEWS-08', 'AMB-31'] }, async () => {
  const text = `<p>A &amp; <strong>B</strong>.</p><p>${'word '.repeat(100)}</p><iframe class="ql-video" src="x"></iframe>`
  await insert(...[1, 2, 3, 4, 5].map((day) => ({ slug: `day-${day}`, published_on: `2026-02-0${day}`, text })), {
    slug: 'bulgarian',
    published_on: '2026-02-09',
    titles: { bg: 'Само тук' },
  })
  const first = await get('/api/news?fields=summary&limit=2&title=en&medias=false')
  expect(urls(first)).toEqual(['day-5', 'day-4'])
  const [summary] = first.json<{ news: NewsSummary[] }>().news
  expect(summary?.excerpt).toMatch(/^A & B\. word word/)
  expect(summary?.excerpt).toHaveLength('…'.length + 120)
  const second = await get(`/api/news?fields=summary&limit=2&title=en&medias=false&before=${first.json().next}`)
  expect(urls(second)).toEqual(['day-3', 'day-2'])
  const third = await get(`/api/news?fields=summary&limit=2&title=en&medias=false&before=${second.json().next}`)
  expect(third.json()).toMatchObject({ news: [{ url: 'day-1' }], next: null })
  expect(urls(await get('/api/news?fields=summary'))).toEqual([
    'bulgarian',
    'day-5',
    'day-4',
    'day-3',
    'day-2',
    'day-1',
  ])
})

test('pages neither repeat nor lose items that share a day', async () => {
  await insert(...Array.from({ length: 25 }, (_, index) => ({ slug: `item-${index}` })))
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page = await get(`/api/news?fields=summary&limit=7${next ? `&before=${next}` : ''}`)
    seen.push(...urls(page))
    next = page.json().next
  }
  expect(seen).toHaveLength(25)
  expect(new Set(seen).size).toBe(25)
})

test.each([
  ['?limit=0', 'limit'],
  ['?limit=1&limit=2', 'limit'],
  ['?before=nonsense', 'before'],
  ['?before=WyIyMDI2LTAxLTAxIiwieCIsInkiXQ', 'before'],
  ['?where[slug]=x', 'where[slug]'],
])('/api/news%s is refused by the name %s', async (query, field) => {
  api.proxy.take()
  const answer = await get(`/api/news${query}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: expect.any(String), field })
  expect(api.proxy.take()).toEqual([])
})

test('HTML that reached the database another way is cleaned when it is read', async () => {
  await insert({ slug: 'hostile', text: '<p onclick="alert(1)">x<script>alert(1)</script></p>' })
  const [item] = (await get('/api/news/hostile')).json().news
  expect(item.content.en.contentOne).toBe('<p>x</p>')
})

test('1,000 concurrent requests of an uncached response cause one query of each table', async () => {
  await insert({ slug: 'popular' })
  const lists = ['/api/news', '/api/news?fields=summary', '/api/news?limit=20', '/api/search', '/api/careers']
  for (const url of ['/api/news/popular', '/api/news/latest', ...lists]) {
    api.proxy.take()
    const answers = await Promise.all(Array.from({ length: 1000 }, () => get(url)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    // The search reads news, positions, documents, dates and people.
    expect(api.proxy.take()).toHaveLength(url === '/api/search' ? 5 : 1)
  }
})

test('a request with the current ETag gets 304', async () => {
  await insert({ slug: 'known' })
  const first = await get('/api/news/known')
  const second = await get('/api/news/known', { 'if-none-match': first.headers.etag })
  expect([second.statusCode, second.body]).toEqual([304, ''])
  expect((await get('/api/news/known', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('what another process writes is seen after two seconds', async () => {
  expect(urls(await get('/api/news/latest'))).toEqual([])
  await insert({ slug: 'from-elsewhere' })
  expect(urls(await get('/api/news/latest'))).toEqual([])
  later()
  await expect.poll(async () => urls(await get('/api/news/latest'))).toEqual(['from-elsewhere'])
})

test.each([503, 429, 500, 200] as const)(
  'with Supabase broken (%s), what was read goes on being served, the rest is 503 with Retry-After',
  async (fault) => {
    await insert({ slug: 'kept' })
    await get('/api/news/kept')
    later()
    api.proxy.breakWhen(() => fault)
    expect(urls(await get('/api/news/kept'))).toEqual(['kept'])
    const answer = await get('/api/news/never-read')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ error: expect.any(String), code: 'unavailable' })
    expect((await get('/readyz')).statusCode).toBe(503)
    expect((await get('/healthz')).statusCode).toBe(200)
    api.proxy.heal()
    expect((await get('/api/news/never-read')).statusCode).toBe(404)
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200)
  },
)

test('headers of safety are on every answer', async () => {
  for (const url of [
    '/api/news/latest',
    '/api/news/unknown',
    '/api/careers',
    '/api/nothing',
    '/uploads/news/x',
    '/nowhere',
  ])
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    })
})
