import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SEARCH_TITLES } from '#contract/search.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../../testing/proxied-app.ts'

/** Answers kept in memory are old after two seconds, and after a day are not shown however long the new ones take. */
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
  vi.setSystemTime(Date.now() + A_DAY)
})

const text = (title: string) => ({ title, contentOne: '', contentTwo: '' })

async function insert(
  ...rows: { slug: string; published_on?: string; is_media?: boolean; en?: string; bg?: string }[]
) {
  const { error } = await api.supabase.from('news').insert(
    rows.map(({ slug, published_on = '2026-01-01', is_media = false, en = slug, bg = '' }) => ({
      slug,
      published_on,
      is_media,
      cover: `${slug}-10x10.jpg`,
      content: { bg: text(bg), en: text(en), de: text(''), it: text('') },
    })),
  )
  if (error) throw error
}

const ask = () => api.app.inject({ url: '/api/search' })

test('the search is told address, title and day of all news, newest first, and the language of the title', async () => {
  await insert(
    { slug: 'press-line', published_on: '2026-02-01', en: 'The 1800 t press is "back" & faster' },
    {
      slug: 'in-the-paper',
      published_on: '2026-03-01',
      is_media: true,
      en: 'Foil in the paper',
      bg: 'Фолио във вестника',
    },
    { slug: 'bulgarian-only', en: '', bg: 'Само на български' },
    { slug: 'thrown-away' },
  )
  await api.supabase.from('news').update({ deleted_at: '2026-01-01T00:00:00Z' }).eq('slug', 'thrown-away')
  const answer = await ask()
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    news: [
      {
        url: 'in-the-paper',
        title: 'Foil in the paper',
        language: 'en',
        date: '2026-03-01',
        otherTitles: ['Фолио във вестника'],
      },
      {
        url: 'press-line',
        title: 'The 1800 t press is "back" & faster',
        language: 'en',
        date: '2026-02-01',
        otherTitles: [],
      },
      { url: 'bulgarian-only', title: 'Само на български', language: 'bg', date: '2026-01-01', otherTitles: [] },
    ],
    positions: [],
  })
})

test('the search is told the positions that are not deleted, with the days on which they are shown', async () => {
  const position = { title: 'Оператор на преса', start_date: '2026-01-01', end_date: '2027-01-01' }
  await api.supabase
    .from('careers')
    .insert([position, { ...position, title: 'Deleted', deleted_at: '2026-01-01T00:00:00Z' }])
  expect((await ask()).json().positions).toEqual([
    {
      _id: expect.any(String),
      title: 'Оператор на преса',
      isInternship: false,
      startDate: '2026-01-01',
      endDate: '2027-01-01',
    },
  ])
  await api.supabase.from('careers').delete().neq('title', '')
})

test('the search is told the documents that are on the site, with what a certificate says', async () => {
  const before = (await ask()).json().documents
  expect(before).toHaveLength(71)
  expect(before).toContainEqual({
    file: '/documents/meetings/2019-06-26-agenda.pdf',
    section: 'meetings',
    title: 'Agenda',
    note: '',
    day: '2019-06-26',
    text: '',
  })
  const certificates = api.supabase.from('documents')
  const said = { number: '44 100 9001', issuer: 'Bureau of Standards', scope_en: 'Armour plates' }
  const unsaid = { number: '', issuer: '', scope_en: '' }
  try {
    await certificates.update(said).eq('name', 'iso-9001')
    await certificates.update({ is_hidden: true }).eq('name', 'kosher')
    await certificates.update({ deleted_at: '2026-01-01T00:00:00Z' }).eq('name', 'ukca')
    vi.setSystemTime(Date.now() + A_DAY)
    const { documents } = (await ask()).json()
    expect(documents).toHaveLength(69)
    expect(documents.find(({ file }: { file: string }) => file === '/documents/certificates/iso-9001.pdf')).toEqual({
      ...before.find(({ file }: { file: string }) => file === '/documents/certificates/iso-9001.pdf'),
      text: '44 100 9001 Bureau of Standards Armour plates',
    })
  } finally {
    await certificates.update(unsaid).eq('name', 'iso-9001')
    await certificates.update({ is_hidden: false }).eq('name', 'kosher')
    await certificates.update({ deleted_at: null }).eq('name', 'ukca')
  }
})

test('at most 500 titles go out, the newest', async () => {
  const days = Array.from({ length: SEARCH_TITLES + 3 }, (_, day) => new Date(Date.UTC(2020, 0, 1 + day)))
  const rows = days.map((day, index) => ({ slug: `day-${index}`, published_on: day.toISOString().slice(0, 10) }))
  // PostgreSQL ends a statement that takes longer than Supabase allows, as one with all rows does on a busy machine.
  for (let first = 0; first < rows.length; first += 100) await insert(...rows.slice(first, first + 100))
  const { news } = (await ask()).json()
  expect(news).toHaveLength(SEARCH_TITLES)
  expect(news[0].url).toBe(`day-${SEARCH_TITLES + 2}`)
  expect(news.at(-1).url).toBe('day-3')
})

test('a second request is answered from the cache, and one with its ETag with 304', async () => {
  await insert({ slug: 'press-line' })
  const first = await ask()
  api.proxy.breakWhen(() => 503)
  const again = await api.app.inject({ url: '/api/search', headers: { 'if-none-match': String(first.headers.etag) } })
  expect(again.statusCode).toBe(304)
  expect((await ask()).body).toBe(first.body)
})
