import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsItem, StaffNews } from '#contract/news.ts'
import type { NewsVersions, WholeVersion } from '#contract/news-versions.ts'
import { periodicJobs } from '#jobs/periodic-jobs.ts'
import { createSweeper } from '#jobs/sweep-files.ts'
import { formRequest, newsForm, pictureFile, publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let token: string
let second: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
  await api.accounts.create('boris', 'another good password')
  const payload = { username: 'boris', password: 'another good password' }
  second = (await api.app.inject({ method: 'POST', url: '/api/admin/login', payload })).json().token
})
afterAll(() => api.stop())

type Call = { payload?: object; headers?: Record<string, string>; as?: string }
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, { payload, headers, as = token }: Call = {}) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${as}`, ...headers } })
const save = async (url: string, payload: object, as = token): Promise<StaffNews> =>
  (await call('POST', `/api/news/updateTexts/${url}`, { payload, as })).json()
const saveForm = async (url: string, parts: Parameters<typeof newsForm>[0]): Promise<StaffNews> =>
  (await api.app.inject(await formRequest(`/api/news/update/${url}`, token, newsForm(parts)))).json()
const versionsOf = async (id: string): Promise<NewsVersions> =>
  (await call('GET', `/api/admin/news/${id}/versions`)).json()
const whole = async (id: string, version: number): Promise<WholeVersion> =>
  (await call('GET', `/api/admin/news/${id}/versions/${version}`)).json()
const restore = (id: string, version: number, options: Call = {}) =>
  call('POST', `/api/admin/news/${id}/versions/${version}/restore`, options)
const publicItem = async (url: string): Promise<NewsItem> => (await api.app.inject(`/api/news/${url}`)).json().news[0]
const pictureStatus = async (file: string, access = '') =>
  (await api.app.inject(`/uploads/news/${file}?access=${access}`)).statusCode
const permission = async () => (await call('GET', '/api/admin/pictures/access')).json().access

/** What visitors read, without when it was saved. */
const readable = ({ updatedAt: _, ...item }: NewsItem) => item

test('"What did it say last March, and who has changed it since?"', async () => {
  const item = await publish(api, token, { url: 'march', data: someNews('2,100 mm wide'), pictures: 1 })
  await save('march', someNews('2,200 mm wide'), second)
  const { news } = await save('march', { ...someNews('2,200 mm wide', { date: '2026-03-12' }), gallery: item.gallery })

  const { versions, current } = await versionsOf(item._id)
  expect(versions.map(({ version, by, changed }) => [version, by, changed])).toEqual([
    [3, 'anna', ['date']],
    [2, 'boris', ['content.en.title']],
    [1, 'anna', []],
  ])
  expect([current, versions[0]?.at]).toEqual([3, news.updatedAt])
  expect(await whole(item._id, 1)).toMatchObject({ content: item.content, gallery: item.gallery, status: 'published' })
  expect(await versionsOf('march')).toEqual({ versions, current })
})

test('of many edits by two people each can be restored, and the public page is equal', async () => {
  const item = await publish(api, token, { url: 'many-edits', data: someNews('Edit 1'), pictures: 2 })
  let seventeenth: NewsItem | undefined
  for (let edit = 2; edit <= 24; edit += 1) {
    const gallery = edit % 2 === 0 ? item.gallery : item.gallery.toReversed()
    const { news } = await save('many-edits', someNews(`Edit ${edit}`, { gallery }), edit % 3 === 0 ? token : second)
    if (edit === 17) seventeenth = news
  }
  const { versions, current } = await versionsOf(item._id)
  expect([versions.length, current]).toEqual([24, 24])
  const headers = { 'if-match': `"${versions[0]?.at}"`, 'idempotency-key': 'restores-17' }
  const restored = await restore(item._id, 17, { headers })
  expect(restored.statusCode).toBe(200)
  expect(readable(await publicItem('many-edits'))).toEqual(readable(seventeenth as NewsItem))
  // A second try after a lost answer is not a second version.
  expect((await restore(item._id, 17, { headers })).json()).toEqual(restored.json())
  expect((await versionsOf(item._id)).versions[0]).toMatchObject({ version: 25, by: 'anna' })
})

test('who restores without having seen the last version is refused with what is there, and who saved it when', async () => {
  const item = await publish(api, token, { url: 'stale' })
  await save('stale', someNews('Newer'), second)
  const late = await restore(item._id, 1, { headers: { 'if-match': `"${item.updatedAt}"` } })
  expect(late.statusCode).toBe(412)
  expect(late.json()).toMatchObject({
    current: { content: { en: { title: 'Newer' } } },
    staffOnly: { updatedBy: 'boris' },
  })
  expect((await publicItem('stale')).content.en.title).toBe('Newer')
})

test('a draft of a public item is history too, and a version may be taken as a draft', async () => {
  const item = await publish(api, token, { url: 'beside', data: someNews('Public') })
  await save('beside', someNews('Beside', { status: 'draft' }))
  let { versions, current } = await versionsOf(item._id)
  expect([versions[0], current]).toMatchObject([{ version: 2, isOfDraft: true, status: 'draft' }, 2])

  await call('DELETE', `/api/admin/news/${item._id}/draft`)
  expect((await versionsOf(item._id)).current).toBe(1)
  const taken = await restore(item._id, 2, { payload: { status: 'draft' } })
  expect(taken.json().staffOnly.draft.content.en.title).toBe('Beside')
  expect((await publicItem('beside')).content.en.title).toBe('Public')

  // Restoring takes the place of the draft, which stays in the history.
  expect((await restore(item._id, 1)).json().staffOnly).toMatchObject({ status: 'published', draft: null })
  ;({ versions, current } = await versionsOf(item._id))
  expect([versions.map(({ isOfDraft }) => isOfDraft), current]).toEqual([[false, true, true, false], 4])
})

test('hiding is a version, and restoring what was public before does not show it', async () => {
  const item = await publish(api, token, { url: 'hidden-once', data: someNews('First') })
  await save('hidden-once', someNews('Second'))
  await call('POST', `/api/admin/news/${item._id}/status`, { payload: { status: 'hidden' } })
  expect((await versionsOf(item._id)).versions[0]?.changed).toEqual(['status'])
  const { staffOnly, news } = (await restore(item._id, 1)).json<StaffNews>()
  expect([staffOnly.status, news.content.en.title]).toEqual(['hidden', 'First'])
  expect((await api.app.inject('/api/news/hidden-once')).statusCode).toBe(404)
})

test('what the form saves by itself within ten minutes is one version', async () => {
  const item = await publish(api, token, { url: 'typed', data: someNews('Public') })
  const typed = (title: string, as = token) =>
    save('typed', someNews(title, { status: 'draft', isAutomatic: true }), as)
  for (const title of ['T', 'Ty', 'Typed']) await typed(title)
  await typed('Typed by another', second)
  await save('typed', someNews('Typed by another', { status: 'published' }))
  const { versions } = await versionsOf(item._id)
  expect(versions.map(({ version, by }) => [version, by])).toEqual([
    [4, 'anna'],
    [3, 'boris'],
    [2, 'anna'],
    [1, 'anna'],
  ])
  expect((await whole(item._id, 2)).content.en.title).toBe('Typed')
})

test('a draft without cover or title is not restored over what is public', async () => {
  const draft = await api.app.inject(
    await formRequest('/api/news', token, newsForm({ data: someNews('Draft', { status: 'draft' }) })),
  )
  const { _id } = draft.json<StaffNews>().news
  await saveForm(_id, {
    data: someNews('Whole', { status: 'published', url: 'whole' }),
    cover: await pictureFile(),
  })
  const refused = await restore(_id, 1)
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'coverRequired'])
  expect((await publicItem('whole')).content.en.title).toBe('Whole')
})

test('pictures that only a version shows stay for staff, and are erased from history with the trash', async () => {
  const item = await publish(api, token, { url: 'pictures', pictures: 2 })
  const [kept = '', gone = ''] = item.gallery
  const { news } = await saveForm('pictures', {
    data: someNews(),
    cover: await pictureFile('other.png', 99),
    imagesToBeDeleted: [gone],
  })
  expect(news.gallery).toEqual([kept])
  const swept = await createSweeper(api.supabase, 'news', api.app.log).sweep(0)
  for (const file of [gone, item.cover]) {
    expect(swept).not.toContain(file)
    expect(await pictureStatus(file)).toBe(404)
    expect(await pictureStatus(file, await permission())).toBe(200)
  }
  await restore(item._id, 1)
  expect(readable(await publicItem('pictures'))).toEqual(readable(item))
  expect(await pictureStatus(gone)).toBe(200)

  await call('DELETE', `/api/news/${item._id}`)
  expect((await call('GET', `/api/admin/news/${item._id}/versions`)).statusCode).toBe(404)
  await call('DELETE', `/api/trash/news/${item._id}`)
  const stored = await api.bucket.list(0, 1000)
  for (const file of [item.cover, ...item.gallery, news.cover]) expect(stored).not.toContain(file)
  const { count } = await api.supabase
    .from('news_versions')
    .select('*', { count: 'exact', head: true })
    .eq('news_id', item._id)
  expect(count).toBe(0)
})

test('emptying the trash erases the history of what was in it, pictures too', async () => {
  const item = await publish(api, token, { url: 'emptied', pictures: 1 })
  await saveForm('emptied', { data: someNews(), imagesToBeDeleted: item.gallery })
  await call('DELETE', `/api/news/${item._id}`)
  const [entry] = (await call('GET', '/api/trash')).json().trash
  await call('DELETE', `/api/trash?until=${encodeURIComponent(entry.deletedAt)}`)
  const stored = await api.bucket.list(0, 1000)
  for (const file of [item.cover, ...item.gallery]) expect(stored).not.toContain(file)
})

test('versions are kept until another one has followed them for 24 months', async () => {
  const item = await publish(api, token, { url: 'long-ago', pictures: 1 })
  await saveForm('long-ago', { data: someNews('Two'), imagesToBeDeleted: item.gallery })
  await save('long-ago', someNews('Three'))
  const monthsAgo = (months: number) => {
    const moment = new Date()
    moment.setMonth(moment.getMonth() - months, 1)
    return moment.toISOString()
  }
  const age = (version: number, months: number) =>
    api.supabase
      .from('news_versions')
      .update({ saved_at: monthsAgo(months) })
      .eq('news_id', item._id)
      .eq('version', version)
  await age(1, 60)
  await age(2, 26)
  await age(3, 22)
  const another = await api.buildAnother()
  another.register(periodicJobs, { jobs: another.jobs })
  await another.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(async () => (await versionsOf(item._id)).versions.map(({ version }) => version)).toEqual([3, 2])
  await expect.poll(() => api.bucket.list(0, 1000)).not.toContain(item.gallery[0])
  await another.close()
})

test('there is no version of nothing, and none without a session', async () => {
  const item = await publish(api, token, { url: 'only-one' })
  for (const version of ['2', '0', '9999999999'])
    expect((await call('GET', `/api/admin/news/${item._id}/versions/${version}`)).statusCode).toBe(404)
  expect((await call('GET', `/api/admin/news/${item._id}/versions/x`)).statusCode).toBe(400)
  expect((await restore(item._id, 2)).statusCode).toBe(404)
  const strange = await restore(item._id, 1, { payload: { status: 'published' } })
  expect(strange.statusCode).toBe(400)
  for (const url of ['versions', 'versions/1'])
    expect((await api.app.inject(`/api/admin/news/${item._id}/${url}`)).statusCode).toBe(401)
})
