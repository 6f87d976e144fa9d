import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffNews } from '#contract/news.ts'
import type { NewsFound } from '#contract/news-list.ts'
import { formRequest, newsForm, pictureFile, publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'
import { createNewsReads } from './news.reads.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

const bearer = () => ({ authorization: `Bearer ${token}` })

/** `POST` of a form or, without pictures, of JSON. */
async function post(url: string, parts: Parameters<typeof newsForm>[0], headers: Record<string, string> = {}) {
  return api.app.inject(await formRequest(url, token, newsForm(parts), headers))
}
const texts = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api/news/updateTexts/${url}`, payload, headers: { ...bearer(), ...headers } })
const asStaff = async (ref: string): Promise<StaffNews> =>
  (await api.app.inject({ url: `/api/admin/news/${ref}`, headers: bearer() })).json()
const list = async (query: string): Promise<NewsFound> =>
  (await api.app.inject({ url: `/api/admin/news?${query}`, headers: bearer() })).json()
const statusOf = async (url: string) => (await api.app.inject(`/api/news/${url}`)).statusCode
const titleOf = async (url: string) => (await api.app.inject(`/api/news/${url}`)).json().news[0].content.en.title
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString()

test('without the new fields an item is public at once, as ever', { tags: ['API-08'] }, async () => {
  const item = await publish(api, token, { url: 'as-ever' })
  expect((await api.app.inject('/api/news/as-ever')).json().news).toEqual([item])
  expect((await asStaff('as-ever')).staffOnly).toEqual({
    status: 'published',
    state: 'published',
    visibleFrom: null,
    visibleUntil: null,
    updatedBy: 'anna',
    inTranslation: {},
    draft: null,
  })
})

test('a draft needs one text and nothing else: no address, no cover, no title, no date', async () => {
  const { date: _, ...data } = someNews('', { status: 'draft', content: { bg: { contentOne: '<p>Начало</p>' } } })
  const answer = await post('/api/news', { data })
  expect(answer.statusCode).toBe(201)
  const { news, staffOnly } = answer.json<StaffNews>()
  expect(news).toMatchObject({ url: '', cover: '', gallery: [] })
  expect(staffOnly).toMatchObject({ status: 'draft', state: 'draft', updatedBy: 'anna' })
  expect((await asStaff(news._id)).news).toEqual(news)

  const empty = await post('/api/news', { data: someNews('', { status: 'draft', content: {} }) })
  expect([empty.statusCode, empty.json().code]).toEqual([400, 'draftEmpty'])
})

test('a draft is saved with its pictures, found by its id, and becomes the item it is published as', async () => {
  const first = await post('/api/news', { data: someNews('Draft', { status: 'draft' }), cover: await pictureFile() })
  const { news: draft } = first.json<StaffNews>()
  const more = await post(`/api/news/update/${draft._id}`, {
    data: someNews('Draft, longer', { status: 'draft', url: 'from-a-draft', gallery: ['new:0'] }),
    gallery: [await pictureFile('one.png')],
  })
  const { news: longer } = more.json<StaffNews>()
  expect(longer).toMatchObject({ _id: draft._id, url: 'from-a-draft', cover: draft.cover })
  expect(await statusOf('from-a-draft')).toBe(404)

  const data = someNews('Published', { draft: draft._id, gallery: longer.gallery })
  const headers = {
    'x-news-url': 'from-a-draft',
    'if-match': `"${longer.updatedAt}"`,
    'idempotency-key': 'publishes-it',
  }
  const published = await post('/api/news', { data }, headers)
  expect(published.statusCode).toBe(201)
  expect(published.json()).toMatchObject({
    news: { _id: draft._id, cover: draft.cover, gallery: longer.gallery },
    staffOnly: { status: 'published' },
  })
  expect(await titleOf('from-a-draft')).toBe('Published')
  // A second try after a lost answer is neither a second item nor a conflict.
  const again = await post('/api/news', { data }, headers)
  expect([again.statusCode, again.json().news]).toEqual([201, published.json().news])
})

test('nothing is published without address, cover and title, nor at an address that is taken', async () => {
  await publish(api, token, { url: 'taken' })
  const draft = (await post('/api/news', { data: someNews('No cover', { status: 'draft' }) })).json<StaffNews>().news
  const tries: [object, number, string][] = [
    [someNews('No address', { status: 'published' }), 400, 'coverRequired'],
    [someNews('', { status: 'published', content: { en: { contentOne: '<p>x</p>' } } }), 400, 'titleRequired'],
  ]
  for (const [data, status, code] of tries) {
    const answer = await texts(draft._id, data)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  }
  const cover = await pictureFile()
  const answer = await post(`/api/news/update/${draft._id}`, { data: someNews('x', { status: 'published' }), cover })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'urlInvalid'])
  const taken = { data: someNews('x', { status: 'published', url: 'taken' }), cover }
  expect((await post(`/api/news/update/${draft._id}`, taken)).json().code).toBe('urlTaken')
  expect((await asStaff(draft._id)).staffOnly.status).toBe('draft')
})

test('a public item keeps what is not published yet as its draft, pictures too, until it is published', async () => {
  const item = await publish(api, token, { url: 'public', data: someNews('Public'), pictures: 2 })
  const [gone = '', kept = ''] = item.gallery
  const saved = await post(
    '/api/news/update/public',
    {
      data: someNews('Changed', { status: 'draft', gallery: [kept, 'new:0'] }),
      gallery: [await pictureFile('new.png', 99)],
      imagesToBeDeleted: [gone],
    },
    { 'if-match': `"${item.updatedAt}"` },
  )
  const { news, staffOnly } = saved.json<StaffNews>()
  expect(news).toEqual(item)
  expect(staffOnly.draft).toMatchObject({ content: { en: { title: 'Changed' } }, updatedBy: 'anna' })
  expect((await api.app.inject('/api/news/public')).json().news).toEqual([item])
  const added = staffOnly.draft?.gallery[1] ?? ''
  expect(staffOnly.draft?.gallery).toEqual([kept, added])
  expect((await api.app.inject(`/uploads/news/${added}`)).statusCode).toBe(404)
  expect((await api.app.inject(`/uploads/news/${kept}`)).statusCode).toBe(200)

  // Who has not seen the last draft does not write over it, nor publish past it.
  for (const status of ['draft', 'published'] as const) {
    const late = await texts('public', someNews('Late', { status }), { 'if-match': `"${item.updatedAt}"` })
    expect([late.statusCode, late.json().staffOnly.draft.content.en.title]).toEqual([412, 'Changed'])
  }

  const published = await texts('public', someNews('Changed', { status: 'published', gallery: [kept, added] }), {
    'if-match': `"${staffOnly.draft?.updatedAt}"`,
  })
  expect(published.json()).toMatchObject({ news: { gallery: [kept, added] }, staffOnly: { draft: null } })
  expect(await titleOf('public')).toBe('Changed')
  expect((await api.app.inject(`/uploads/news/${added}`)).statusCode).toBe(200)
  expect((await api.app.inject(`/uploads/news/${gone}`)).statusCode, 'only the history shows it').toBe(404)
})

test('an update that says no status leaves the draft of the item alone', async () => {
  await publish(api, token, { url: 'with-draft', data: someNews('Public') })
  await texts('with-draft', someNews('Beside', { status: 'draft' }))
  expect((await texts('with-draft', someNews('Public again'))).statusCode).toBe(200)
  expect((await asStaff('with-draft')).staffOnly.draft?.content.en.title).toBe('Beside')
  expect(await titleOf('with-draft')).toBe('Public again')
})

test('the draft of an item can be discarded', async () => {
  const { _id } = await publish(api, token, { url: 'discarded', data: someNews('Public') })
  const saved = await post('/api/news/update/discarded', {
    data: someNews('Beside', { status: 'draft', gallery: ['new:0'] }),
    gallery: [await pictureFile('beside.png', 77)],
  })
  const [file = ''] = saved.json<StaffNews>().staffOnly.draft?.gallery ?? []
  const answer = await api.app.inject({ method: 'DELETE', url: `/api/admin/news/${_id}/draft`, headers: bearer() })
  expect([answer.statusCode, answer.json().staffOnly.draft]).toEqual([200, null])
  expect((await api.app.inject(`/uploads/news/${file}`)).statusCode, 'only the history shows it').toBe(404)
  expect(await titleOf('discarded')).toBe('Public')
})

test('an item is hidden and shown again; an update without a status does not bring it back', async () => {
  const { _id, updatedAt } = await publish(api, token, { url: 'to-hide', data: someNews('Hidden') })
  const turn = (status: string, version: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/admin/news/${_id}/status`,
      payload: { status },
      headers: { ...bearer(), 'if-match': `"${version}"` },
    })
  const hidden = await turn('hidden', updatedAt)
  expect([hidden.statusCode, await statusOf('to-hide')]).toEqual([200, 404])
  expect((await turn('published', updatedAt)).statusCode).toBe(412)
  expect((await texts('to-hide', someNews('Still hidden'))).json().staffOnly.state).toBe('hidden')
  expect(await statusOf('to-hide')).toBe(404)
  expect((await turn('published', (await asStaff('to-hide')).news.updatedAt)).statusCode).toBe(200)
  expect(await titleOf('to-hide')).toBe('Still hidden')
})

test('an item is planned, and ends, without its form; the moments come both and in their order', async () => {
  const { _id } = await publish(api, token, { url: 'to-plan', data: someNews('To plan') })
  const turn = (payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/admin/news/${_id}/status`, payload, headers: bearer() })
  const [visibleFrom, visibleUntil] = [inFuture(3_600_000), inFuture(7_200_000)]
  const planned = await turn({ status: 'published', visibleFrom, visibleUntil })
  expect(planned.json().staffOnly).toMatchObject({ status: 'published', state: 'planned' })
  expect(await statusOf('to-plan')).toBe(404)
  const hidden = (await turn({ status: 'hidden' })).json<StaffNews>().staffOnly
  expect([hidden.state, Date.parse(hidden.visibleFrom ?? '')], 'what hides it keeps its moments').toEqual([
    'hidden',
    Date.parse(visibleFrom),
  ])
  expect((await turn({ status: 'published', visibleFrom: null, visibleUntil })).json().staffOnly.state).toBe(
    'published',
  )
  expect(await statusOf('to-plan')).toBe(200)

  const { statusCode, field, code } = await turn({
    status: 'published',
    visibleFrom: visibleUntil,
    visibleUntil: visibleFrom,
  }).then((answer) => ({ statusCode: answer.statusCode, ...answer.json() }))
  expect([statusCode, field, code]).toEqual([400, 'visibleUntil', 'endBeforeStart'])
  expect((await turn({ status: 'published', visibleFrom })).statusCode).toBe(400)
  expect((await turn({ status: 'published', visibleFrom: 'monday', visibleUntil: null })).statusCode).toBe(400)
})

test('a planned item comes and goes by the clock, in every process, no matter who ran at that moment', async () => {
  await publish(api, token, { url: 'planned', data: someNews('Planned', { visibleFrom: inFuture(3_600_000) }) })
  const another = await api.buildAnother()
  await another.listen({ port: 0, host: '127.0.0.1' })
  const shown = async () => (await another.inject('/api/news')).body.includes('Planned')
  expect([await statusOf('planned'), (await asStaff('planned')).staffOnly.state, await shown()]).toEqual([
    404,
    'planned',
    false,
  ])
  for (const field of ['visibleFrom', 'visibleUntil']) {
    const moment = inFuture(4000)
    await texts('planned', someNews('Planned', { [field]: moment }))
    // No one writes anything at that moment: what the other process keeps ends by the clock.
    await expect.poll(shown).toBe(field === 'visibleFrom')
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(moment))
    if (field === 'visibleUntil') continue
    const inFeed = (await createNewsReads(api.supabase).newest('en', 30)).find(({ url }) => url === 'planned')
    expect(Date.parse(inFeed?.updatedAt ?? ''), 'in a feed it changed when it came').toBe(Date.parse(moment))
  }
  await another.close()
  // This one came after both moments.
  const late = await api.buildAnother()
  expect([(await late.inject('/api/news/planned')).statusCode, (await asStaff('planned')).staffOnly.state]).toEqual([
    404,
    'ended',
  ])
  await late.close()
})

test('a moment has an offset and the end comes after the beginning', async () => {
  const from = '2030-11-30T09:00+02:00'
  const wrong = [
    { visibleFrom: '2030-11-30T09:00' },
    { visibleFrom: '2030-02-30T09:00:00Z' },
    { visibleFrom: 'tomorrow' },
    { visibleFrom: from, visibleUntil: '2030-11-30T07:00:00Z' },
    { status: 'secret' },
  ]
  for (const more of wrong) expect((await texts('as-ever', someNews('x', more))).statusCode).toBe(400)
  const planned = await texts('as-ever', someNews('x', { visibleFrom: from }))
  expect(Date.parse(planned.json<StaffNews>().staffOnly.visibleFrom ?? '')).toBe(Date.parse(from))
  // An end alone is compared with the beginning that is there.
  const end = await texts('as-ever', someNews('x', { visibleUntil: '2030-11-01T09:00:00Z' }))
  expect([end.statusCode, end.json().code]).toEqual([400, 'endBeforeStart'])
  expect((await texts('as-ever', someNews('x', { visibleFrom: null }))).json().staffOnly.state).toBe('published')
})

test('staff see every state in their list, narrowed and counted', async () => {
  const word = 'Listed'
  await publish(api, token, { data: someNews(`${word} 1`) })
  await publish(api, token, { data: someNews(`${word} 2`, { status: 'hidden' }) })
  await publish(api, token, { data: someNews(`${word} 3`, { visibleFrom: inFuture(3_600_000) }) })
  await publish(api, token, { data: someNews(`${word} 4`, { visibleUntil: '2020-01-01T00:00:00Z' }) })
  await publish(api, token, { url: 'listed-5', data: someNews(`${word} 5`) })
  await texts('listed-5', someNews(`${word} beside`, { status: 'draft' }))
  await post('/api/news', { data: someNews(`${word} 6`, { status: 'draft' }) })

  const all = await list(`medias=false&search=${word}`)
  expect(all.states).toEqual({ published: 2, draft: 1, planned: 1, hidden: 2 })
  expect(all.news.map(({ titles, state, draft }) => [titles.en, state, draft?.updatedBy])).toEqual([
    [`${word} 6`, 'draft', undefined],
    [`${word} 5`, 'published', 'anna'],
    [`${word} 4`, 'ended', undefined],
    [`${word} 3`, 'planned', undefined],
    [`${word} 2`, 'hidden', undefined],
    [`${word} 1`, 'published', undefined],
  ])
  const hidden = await list(`medias=false&search=${word}&state=hidden&limit=1`)
  expect([hidden.news.length, hidden.total, hidden.next === null]).toEqual([1, 2, false])
})

test('staff see the pictures of drafts with a permission, and no one without', async () => {
  const answer = await post('/api/news', { data: someNews('x', { status: 'draft' }), cover: await pictureFile() })
  const path = `/uploads/news/${answer.json<StaffNews>().news.cover}`
  const { access } = (await api.app.inject({ url: '/api/admin/pictures/access', headers: bearer() })).json()
  const withAccess = await api.app.inject(`${path}?w=480&access=${access}`)
  expect([withAccess.statusCode, withAccess.headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
  const [end, signature] = access.split('.')
  for (const wrong of ['', `?access=${Number(end) + 1}.${signature}`, '?access=x', `?access=${end}.`, '?w=480'])
    expect((await api.app.inject(path + wrong)).statusCode).toBe(404)
})
