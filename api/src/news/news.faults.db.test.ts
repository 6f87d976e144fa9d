import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formRequest, newsForm, pictureFile, publish, someNews } from '../../testing/app.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../../testing/proxied-app.ts'

let api: ProxiedTestApp
let token: string

beforeAll(async () => {
  api = await startProxiedTestApp()
  token = await api.signIn()
})
afterAll(async () => {
  await api.stop()
})
afterEach(() => api.proxy.heal())

const storedNames = async () => (await api.bucket.list(0, 1000)).sort()
const stagedRows = async () => (await api.supabase.from('staged_pictures').select()).data
const items = async () => (await api.supabase.from('news').select().order('id')).data

async function form(pictures: number) {
  const gallery = await Promise.all(
    Array.from({ length: pictures }, (_, index) => pictureFile(`${index}.png`, 20 + index)),
  )
  return newsForm({ data: someNews(), cover: await pictureFile(), gallery })
}

/** Breaks the k-th upload, counted from 1. */
function breakUpload(number: number, fault: 503 | 'silence' | 'answer lost' = 503) {
  let uploads = 0
  api.proxy.breakWhen(({ method, path }) => {
    if (method !== 'POST' || !path.startsWith('/storage/v1/object/news/')) return undefined
    uploads += 1
    return uploads === number ? fault : undefined
  })
}

test.each([1, 2, 6, 10, 11])(
  'nothing is published and nothing stays when Storage fails on file %i of 11',
  async (number) => {
    const before = [await items(), await storedNames()]
    breakUpload(number)
    const answer = await api.app.inject(
      await formRequest('/api/news', token, await form(10), { 'x-news-url': 'failing' }),
    )
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'storage'])
    expect(answer.headers['retry-after']).toBe('5')
    expect([await items(), await storedNames()]).toEqual(before)
    expect(await stagedRows()).toEqual([])
  },
)

test('a file that was stored although its answer was lost does not stay either', async () => {
  const before = await storedNames()
  breakUpload(3, 'answer lost')
  const answer = await api.app.inject(await formRequest('/api/news', token, await form(4), { 'x-news-url': 'failing' }))
  expect(answer.statusCode).toBe(503)
  expect(await storedNames()).toEqual(before)
})

test('an update that fails leaves the item and its files as they were', async () => {
  const item = await publish(api, token, { url: 'unharmed', pictures: 2 })
  const before = [await items(), await storedNames()]
  const update = async () => {
    const data = someNews('Changed')
    const parts = newsForm({
      data,
      cover: await pictureFile(),
      gallery: [await pictureFile('n.png')],
      imagesToBeDeleted: item.gallery,
    })
    return api.app.inject(await formRequest('/api/news/update/unharmed', token, parts))
  }
  breakUpload(2)
  expect((await update()).statusCode).toBe(503)
  expect([await items(), await storedNames()]).toEqual(before)
  api.proxy.breakWhen(({ method }) => (method === 'PATCH' ? 503 : undefined))
  expect((await update()).statusCode).toBe(503)
  expect(await items()).toEqual(before[0])
  api.proxy.heal()
  expect((await update()).statusCode).toBe(200)
})

test('an item written although the answer of the database was lost is published, whole', async () => {
  api.proxy.breakWhen(({ method, path }) =>
    method === 'POST' && path.startsWith('/rest/v1/news') ? 'answer lost' : undefined,
  )
  const answer = await api.app.inject(
    await formRequest('/api/news', token, await form(2), { 'x-news-url': 'survivor' }),
  )
  expect(answer.statusCode).toBe(201)
  const { cover, gallery } = answer.json().news
  for (const file of [cover, ...gallery]) expect(await storedNames()).toContain(file)
})

test('a draft is not said to be gone, nor a link to have ended, when a proxy answers in the place of the database', async () => {
  const { _id } = await publish(api, token, { url: 'beside' })
  const beside = newsForm({ data: someNews('Beside', { status: 'draft' }) })
  expect((await api.app.inject(await formRequest('/api/news/update/beside', token, beside))).statusCode).toBe(200)
  const headers = { authorization: `Bearer ${token}` }
  const links = `/api/admin/news/${_id}/preview-links`
  const made = await api.app.inject({ method: 'POST', url: links, headers })
  expect(made.statusCode).toBe(201)
  const link = made.json<{ _id: string }>()

  api.proxy.breakWhen(({ method }) =>
    method === 'PATCH' || method === 'DELETE' ? { status: 200, body: '[{"id":1,"slug":"x"}]' } : undefined,
  )
  for (const url of [`/api/admin/news/${_id}/draft`, `${links}/${link._id}`]) {
    const { statusCode, headers: told } = await api.app.inject({ method: 'DELETE', url, headers })
    expect([statusCode, told['retry-after']], url).toEqual([503, '5'])
  }
})

test('old files that cannot be removed do not fail the save', async () => {
  await publish(api, token, { url: 'stubborn' })
  api.proxy.breakWhen(({ method }) => (method === 'DELETE' ? 503 : undefined))
  const parts = newsForm({ cover: await pictureFile('new.png') })
  expect((await api.app.inject(await formRequest('/api/news/update/stubborn', token, parts))).statusCode).toBe(200)
})

test('a repeated request is answered when its own pictures are removed again, however slow Storage is', {
  tags: ['RS-3'],
}, async () => {
  const publishing = async () =>
    api.app.inject(
      await formRequest('/api/news', token, newsForm({ cover: await pictureFile() }), {
        'x-news-url': 'repeated',
        'idempotency-key': 'repeated',
      }),
    )
  // Not refused before the form is read: both times the picture is stored first.
  expect((await publishing()).statusCode).toBe(201)
  const before = await storedNames()
  api.proxy.breakWhen(({ method, path }) =>
    method === 'DELETE' && path.startsWith('/storage/') ? 'two seconds late' : undefined,
  )
  expect((await publishing()).statusCode).toBe(200)
  expect(await storedNames()).toEqual(before)
})
