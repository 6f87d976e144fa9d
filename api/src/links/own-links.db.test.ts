import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffDocument } from '#contract/collections/documents.ts'
import { MAX_OWN_LINKS, type OwnLinks } from '#contract/own-links.ts'
import { site } from '#pages/site.ts'
import { PUBLIC_URL, publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'
import { inputOf } from '../../testing/documents.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp({
    site: (scope, parts) => site(scope, parts, { development: false, publicUrl: PUBLIC_URL }),
  })
  token = await api.signIn()
})
afterAll(() => api.stop())

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
const ask = (...addresses: string[]) => call('POST', '/api/admin/own-links', { addresses })
const unseen = async (...addresses: string[]) => (await ask(...addresses)).json<OwnLinks>().links

test('pages, redirects, files and public items of this site are there; what is not is told, and other sites are not asked', async () => {
  await publish(api, token, { url: 'links-there', data: someNews('There') })
  const there = [
    '/',
    '/products?x=1#top',
    '/Products/',
    '/feed.xml',
    '/robots.txt',
    '/news/links-there',
    `${PUBLIC_URL}/news/links-there?lang=de`,
    '/documents/certificates/iso-9001.pdf',
  ]
  const elsewhere = [
    'https://partner.example/missing',
    '//partner.example/x',
    'mailto:office@partner.example',
    'https://[',
  ]
  expect(await unseen(...there, ...elsewhere)).toEqual([])
  const missing = ['/news/does-not-exist', '/no-such-page', `${PUBLIC_URL}/documents/certificates/none.pdf`]
  expect(await unseen(...missing, missing[0] as string)).toEqual(
    missing.map((address) => ({ address, state: 'missing', from: null })),
  )
})

test('an item that visitors do not see says why: draft, hidden, in the trash, or planned for a moment', async () => {
  const made = async (url: string, more: Record<string, unknown>) =>
    (await publish(api, token, { url, data: someNews(url, more) }))._id
  await made('links-draft', { status: 'draft' })
  await made('links-hidden', { status: 'hidden' })
  await made('links-planned', { status: 'published', visibleFrom: '2999-01-01T07:00:00Z' })
  await call('DELETE', `/api/news/${await made('links-trash', {})}`)
  const over = { visible_until: new Date(Date.now() - 60_000).toISOString() }
  await made('links-over', {})
  await api.supabase.from('news').update(over).eq('slug', 'links-over').throwOnError()
  const told = await unseen(...['draft', 'hidden', 'planned', 'trash', 'over'].map((name) => `/news/links-${name}`))
  expect(told.map(({ address, state, from }) => [address, state, from && Date.parse(from)])).toEqual([
    ['/news/links-draft', 'draft', null],
    ['/news/links-hidden', 'hidden', null],
    ['/news/links-planned', 'planned', Date.parse('2999-01-01T07:00:00Z')],
    ['/news/links-trash', 'trash', null],
    ['/news/links-over', 'hidden', null],
  ])
  // An item of the trash does not stand in the way of one that took its address.
  await made('links-trash', {})
  expect(await unseen('/news/links-trash')).toEqual([])
})

test('what links to an item or a document is named before it goes', async () => {
  const all = (await call('GET', '/api/admin/documents')).json<{ documents: StaffDocument[] }>().documents
  const document = all.find(({ section }) => section === 'policies') as StaffDocument
  const { address } = document
  await publish(api, token, { url: 'links-target' })
  const linking = (title: string, href: string, more = {}) => {
    const content = { en: { title, contentOne: `<p><a href="${href}">there</a></p>`, contentTwo: '' } }
    return publish(api, token, { data: { ...someNews(title), content, ...more } })
  }
  await linking('Relative', '/news/links-target?lang=en')
  await linking('Absolute', `${PUBLIC_URL}/news/links-target`)
  await linking('Draft', '/news/links-target', { status: 'draft' })
  await linking('Other', '/news/links-target-2')
  await linking('Of a document', address)
  const places = async (path: string) =>
    (await call('GET', `/api/admin/own-links/places?path=${encodeURIComponent(path)}`)).json()
  expect(await places('/news/links-target')).toEqual({ titles: ['Absolute', 'Relative'], total: 2 })
  expect(await places(address)).toEqual({ titles: ['Of a document'], total: 1 })
  const idOf = async (title: string) =>
    (await api.supabase.from('news').select('id').eq('content->en->>title', title).single().throwOnError()).data.id
  const target = await api.supabase.from('news').select('id').eq('slug', 'links-target').single().throwOnError()
  const together = async (...ids: string[]) => (await call('POST', '/api/admin/own-links/places', { ids })).json()
  expect(await together(target.data.id, await idOf('Other'))).toEqual({ titles: ['Absolute', 'Relative'], total: 2 })
  const own = 'what goes with it is no place that stays'
  expect(await together(target.data.id, await idOf('Relative')), own).toEqual({ titles: ['Absolute'], total: 1 })
  expect(
    (await call('POST', `/api/admin/documents/${document._id}`, { ...inputOf(document), isHidden: true })).statusCode,
  ).toBe(200)
  expect(await unseen(address)).toEqual([{ address, state: 'hidden', from: null }])
})

test('of news that are to be shown each link that does not open is told once, with the items in which it stands', async () => {
  const linking = async (title: string, more: Record<string, unknown>) => {
    const content = { en: { title, contentOne: '<p><a href="/news/links-nowhere">there</a></p>', contentTwo: '' } }
    return (await publish(api, token, { data: { ...someNews(title), content, ...more } }))._id
  }
  const ids = [
    await linking('Links B', { status: 'hidden' }),
    await linking('Links A', { status: 'published', visibleFrom: '2999-01-01T07:00:00Z' }),
    await linking('Links seen', {}),
    await linking('Links draft', { status: 'draft' }),
  ]
  const answer = await call('POST', '/api/admin/own-links/of-news', { ids })
  expect(answer.json()).toEqual({
    links: [
      {
        ...{ address: '/news/links-nowhere', state: 'missing', from: null },
        items: [
          { _id: ids[1], title: 'Links A' },
          { _id: ids[0], title: 'Links B' },
        ],
      },
    ],
  })
})

test('a list without a bound, a wrong path and a visitor are refused', async () => {
  expect((await ask(...Array.from({ length: MAX_OWN_LINKS + 1 }, (_, at) => `/${at}`))).statusCode).toBe(400)
  expect((await ask('x'.repeat(2001))).statusCode).toBe(400)
  expect((await call('POST', '/api/admin/own-links/places', { ids: ['1'] })).statusCode).toBe(400)
  for (const path of ['', 'news/press', '/news/press?x=1'])
    expect((await call('GET', `/api/admin/own-links/places?path=${encodeURIComponent(path)}`)).statusCode).toBe(400)
  expect(
    (await api.app.inject({ method: 'POST', url: '/api/admin/own-links', payload: { addresses: [] } })).statusCode,
  ).toBe(401)
})
