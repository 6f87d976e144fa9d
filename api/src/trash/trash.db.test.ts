import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { NewsItem } from '#contract/news.ts'
import { DAYS_IN_TRASH, type TrashEntry } from '#contract/trash.ts'
import { periodicJobs } from '#jobs/periodic-jobs.ts'
import { createSweeper } from '#jobs/sweep-files.ts'
import { formRequest, newsForm, pictureFile, publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())
afterEach(async () => {
  await api.supabase.from('news').delete().neq('slug', '')
  await api.supabase.from('careers').delete().neq('title', '')
})

function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  return api.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
}
const trash = async () => (await call('GET', '/api/trash')).json<{ trash: TrashEntry[] }>().trash
const storedNames = () => api.bucket.list(0, 1000)
const filesOf = ({ cover, gallery }: NewsItem) => [cover, ...gallery]
const throwAway = (item: NewsItem) => call('DELETE', `/api/news/${item._id}`)
const restore = ({ _id }: { _id: string }, payload = {}) => call('POST', `/api/trash/news/${_id}/restore`, payload)

async function publishPosition() {
  const position = { title: 'Оператор на преса', startDate: '2026-11-01', endDate: '2027-01-31' }
  const texts = { responsibilities: '', requirements: '', additional: '' }
  return (await call('POST', '/api/careers', { ...position, ...texts })).json().career
}

/** Lets time pass for what lies in the trash. */
async function aged(table: 'news' | 'careers', id: string, days: number) {
  const deleted_at = new Date(Date.now() - days * 86_400_000).toISOString()
  await api.supabase.from(table).update({ deleted_at }).eq('id', id)
}

/** Everything that visitors can read. */
async function publicAnswers(item: NewsItem): Promise<string> {
  const paths = ['/api/news', '/api/news?fields=summary', '/api/news?limit=5', '/api/news/latest', '/api/search']
  const answers = await Promise.all(
    [...paths, `/api/news/${item.url}`, '/api/careers'].map((url) => api.app.inject(url)),
  )
  return answers.map(({ body }) => body).join('\n')
}

test('who works on news looks at a deleted item as it was, and at no other one', async () => {
  const item = await publish(api, token, { url: 'looked-at', data: someNews('Look at me'), pictures: 2 })
  expect((await call('GET', `/api/trash/news/${item._id}`)).statusCode, 'it is not in the trash').toBe(404)
  await throwAway(item)
  const looked = await call('GET', `/api/trash/news/${item._id}`)
  expect(looked.json().news).toMatchObject({ content: item.content, cover: item.cover, gallery: item.gallery })
  expect((await api.app.inject(`/api/trash/news/${item._id}`)).statusCode).toBe(401)
})

test('a deleted item is gone for visitors at once, lies in the trash with its pictures, and comes back whole', {
  tags: ['API-12'],
}, async () => {
  const item = await publish(api, token, { data: someNews('Throw me away'), pictures: 2 })
  expect(await publicAnswers(item)).toContain('Throw me away')
  expect((await throwAway(item)).json()).toEqual({ ok: true })

  expect(await publicAnswers(item)).not.toMatch(/Throw me away|anna/)
  expect((await api.app.inject(`/api/news/${item.url}`)).statusCode).toBe(404)
  expect(await storedNames()).toEqual(expect.arrayContaining(filesOf(item)))
  const [entry] = await trash()
  expect(entry).toEqual({
    _id: item._id,
    kind: 'news',
    isKept: false,
    titles: { bg: '', en: 'Throw me away', de: '', it: '' },
    url: item.url,
    cover: item.cover,
    deletedAt: expect.any(String),
    deletedBy: 'anna',
    erasedAt: expect.any(String),
  })
  expect(Date.parse(entry?.erasedAt ?? '') - Date.parse(entry?.deletedAt ?? '')).toBe(DAYS_IN_TRASH * 86_400_000)

  const restored = await restore(item)
  expect([restored.statusCode, restored.json()]).toEqual([
    200,
    {
      ok: true,
      news: { ...item, updatedAt: expect.any(String) },
      staffOnly: expect.objectContaining({ state: 'published' }),
    },
  ])
  expect(await publicAnswers(item)).toContain('Throw me away')
  expect((await api.app.inject(`/uploads/news/${item.gallery[1]}`)).statusCode).toBe(200)
  expect(await trash()).toEqual([])
})

test('a deleted position lies in the trash and comes back', { tags: ['API-15'] }, async () => {
  const position = await publishPosition()
  await call('DELETE', `/api/careers/${position._id}`)
  expect(await trash()).toMatchObject([{ kind: 'career', titles: { bg: position.title }, url: null, cover: null }])
  const restored = await call('POST', `/api/trash/careers/${position._id}/restore`, {})
  expect(restored.json()).toEqual({ ok: true })
  const { careers } = (await api.app.inject('/api/careers')).json()
  expect(careers).toEqual([{ ...position, updatedAt: expect.any(String) }])
})

test('the address of a deleted item is free; restoring to a taken address is 409, and another may be given', async () => {
  const first = await publish(api, token, { url: 'press-line' })
  await throwAway(first)
  expect((await call('POST', '/api/news/validate-url', { url: 'press-line' })).json()).toEqual({ valid: true })
  const second = await publish(api, token, { url: 'press-line' })

  const refused = await restore(first)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { error: 'url is already taken', field: 'url', code: 'urlTaken' },
  ])
  expect((await restore(first, { url: 'Press line !' })).json()).toMatchObject({ field: 'url', code: 'urlInvalid' })
  expect(await trash()).toHaveLength(1)
  expect((await restore(first, { url: 'press-line-2' })).json().news).toMatchObject({
    _id: first._id,
    url: 'press-line-2',
  })
  expect((await api.app.inject('/api/news/press-line')).json().news[0]._id).toBe(second._id)
})

test('of two concurrent restorations to one address one is refused', async () => {
  const items = []
  for (let round = 0; round < 3; round += 1) {
    const item = await publish(api, token, { url: 'contested' })
    await throwAway(item)
    items.push(item)
  }
  const statuses = (await Promise.all(items.map((item) => restore(item)))).map(({ statusCode }) => statusCode)
  expect(statuses.sort()).toEqual([200, 409, 409])
})

test('what is in the trash is not changed, not deleted again, and not created again by its key', async () => {
  const form = newsForm({ cover: await pictureFile() })
  const headers = { 'x-news-url': 'still', 'idempotency-key': 'a-key-of-the-tests' }
  const create = async () => api.app.inject(await formRequest('/api/news', token, form, headers))
  const item: NewsItem = (await create()).json().news
  await throwAway(item)
  expect((await throwAway(item)).statusCode).toBe(404)
  expect((await call('POST', '/api/news/updateTexts/still', someNews('Changed'))).statusCode).toBe(404)
  const again = await create()
  expect([again.statusCode, again.json().news._id]).toEqual([200, item._id])
  expect(await trash()).toHaveLength(1)
  expect((await restore(item)).json().news.content).toEqual(item.content)
})

test('what is not in the trash is neither restored nor erased', async () => {
  const item = await publish(api, token)
  const position = await publishPosition()
  for (const id of [item._id, position._id, randomUUID()])
    for (const kind of ['news', 'careers']) {
      expect((await call('POST', `/api/trash/${kind}/${id}/restore`, {})).statusCode).toBe(404)
      expect((await call('DELETE', `/api/trash/${kind}/${id}`)).statusCode).toBe(404)
    }
  expect(await publicAnswers(item)).toContain(item.cover)
})

test('pictures go when an item is erased, those of another item excepted, and the sweeper leaves the trash alone', async () => {
  const item = await publish(api, token, { pictures: 2 })
  const other = await publish(api, token)
  await api.supabase
    .from('news')
    .update({ gallery: [item.cover] })
    .eq('id', other._id)
  await api.app.inject(`/uploads/news/${item.gallery[0]}?w=480`)
  await throwAway(item)
  const swept = await createSweeper(api.supabase, 'news', api.app.log).sweep(0)
  for (const file of filesOf(item)) expect(swept).not.toContain(file)

  expect((await call('DELETE', `/api/trash/news/${item._id}`)).json()).toEqual({ ok: true })
  const stored = await storedNames()
  expect(stored).toContain(item.cover)
  for (const file of [...item.gallery, `${item.gallery[0]}.480.webp`]) expect(stored).not.toContain(file)
  expect((await api.app.inject(`/uploads/news/${item.gallery[0]}?w=480`)).statusCode).toBe(404)
  expect((await restore(item)).statusCode).toBe(404)
})

test('emptying the trash erases what was seen in it, and nothing deleted later', async () => {
  const [seen, late] = [await publish(api, token, { pictures: 1 }), await publish(api, token)]
  const position = await publishPosition()
  await throwAway(seen)
  await call('DELETE', `/api/careers/${position._id}`)
  const until = encodeURIComponent((await trash())[0]?.deletedAt ?? '')
  await throwAway(late)

  expect((await call('DELETE', `/api/trash?until=${until}`)).json()).toEqual({ ok: true, erased: 2 })
  expect((await trash()).map(({ _id }) => _id)).toEqual([late._id])
  expect(await storedNames()).toEqual(expect.arrayContaining(filesOf(late)))
  for (const file of filesOf(seen)) expect(await storedNames()).not.toContain(file)
  for (const query of ['', '?until=', '?until=yesterday', `?until=${until}&x=1`])
    expect((await call('DELETE', `/api/trash${query}`)).statusCode).toBe(400)
})

test('a server that begins to listen erases what was deleted 30 days ago, and its pictures', async () => {
  const [old, young] = [await publish(api, token, { pictures: 1 }), await publish(api, token)]
  const [first, second] = [await publishPosition(), await publishPosition()]
  for (const item of [old, young]) await throwAway(item)
  for (const { _id } of [first, second]) await call('DELETE', `/api/careers/${_id}`)
  await aged('news', old._id, DAYS_IN_TRASH)
  await aged('news', young._id, DAYS_IN_TRASH - 0.01)
  await aged('careers', first._id, DAYS_IN_TRASH)

  const another = await api.buildAnother()
  another.register(periodicJobs, { jobs: another.jobs })
  await another.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(async () => (await trash()).map(({ _id }) => _id)).toEqual([second._id, young._id])
  await expect.poll(storedNames).not.toContain(old.cover)
  expect(await storedNames()).toEqual(expect.arrayContaining(filesOf(young)))
  await another.close()
})

test('all of a large trash is listed, more than max_rows', async () => {
  const rows = Array.from({ length: 1050 }, (_, index) => ({
    title: `Position ${index}`,
    start_date: '2026-01-01',
    end_date: '2026-01-01',
    deleted_at: '2026-11-01T00:00:00Z',
  }))
  await api.supabase.from('careers').insert(rows)
  expect(new Set((await trash()).map(({ _id }) => _id)).size).toBe(1050)
})
