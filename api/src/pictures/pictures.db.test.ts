import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createSweeper } from '#jobs/sweep-files.ts'
import { publish } from '../../testing/app.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../../testing/proxied-app.ts'
import { withVariants } from './pictures.variants.ts'

let api: ProxiedTestApp
let token: string

beforeAll(async () => {
  api = await startProxiedTestApp()
  token = await api.signIn()
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await api.stop()
})

const get = (url: string, headers = {}) => api.app.inject({ url, headers })

test('a stored picture is served for ever, and as nothing else', { tags: ['NEWS-18'] }, async () => {
  const { cover } = await publish(api, token)
  const answer = await get(`/uploads/news/${cover}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  })
  expect((await get(`/uploads/news/${cover}`, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304)
})

test('a picture that lies in Storage, and that no row names, is served to no visitor', async () => {
  const { _id, cover } = await publish(api, token)
  expect((await get(`/uploads/news/${cover}`)).statusCode).toBe(200)
  // As after an erasure whose files could not be removed.
  await api.supabase.from('news').delete().eq('id', _id).throwOnError()
  const another = await api.buildAnother()
  expect((await another.inject(`/uploads/news/${cover}`)).statusCode).toBe(404)
  expect((await another.inject(`/uploads/news/${cover}?w=960`)).statusCode).toBe(404)
  const headers = { authorization: `Bearer ${token}` }
  const { access } = (await get('/api/admin/pictures/access', headers)).json<{ access: string }>()
  expect((await another.inject(`/uploads/news/${cover}?access=${access}`)).statusCode).toBe(200)
  await another.close()
  await api.bucket.remove(withVariants(cover))
})

test('?w= serves a WebP that is made once, however many ask', async () => {
  const { cover } = await publish(api, token)
  api.proxy.take()
  const answers = await Promise.all(Array.from({ length: 50 }, () => get(`/uploads/news/${cover}?w=960`)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(answers[0]?.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  const posted = api.proxy.take().filter(({ method }) => method === 'POST')
  expect(posted.map(({ path }) => path)).toEqual([
    '/rest/v1/rpc/is_unpublished_picture',
    `/storage/v1/object/news/${cover}.960.webp`,
  ])

  const another = await api.buildAnother()
  const stored = await another.inject(`/uploads/news/${cover}?w=960`)
  expect(stored.rawPayload).toEqual(answers[0]?.rawPayload)
  await another.close()
})

test('?w=card serves a JPEG for social networks, which goes with its picture', async () => {
  const { cover } = await publish(api, token)
  const card = await get(`/uploads/news/${cover}?w=card`)
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(card.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  await get(`/uploads/news/${cover}?w=card-70`)
  expect(await api.bucket.list(0, 1000)).toEqual(expect.arrayContaining([`${cover}.card.jpg`, `${cover}.card-70.jpg`]))
  expect((await get(`/uploads/news/${cover}?w=card-75`)).statusCode).toBe(400)
  await api.bucket.remove(withVariants(cover))
  expect((await api.bucket.list(0, 1000)).filter((name) => name.startsWith(cover))).toEqual([])
})

test('pictures of more files than Storage removes at once go, all of them', async () => {
  const { cover } = await publish(api, token)
  const others = Array.from({ length: 100 }, (_, index) => `never-stored-${index}-16x9.jpg`)
  await api.bucket.remove([...others, cover].flatMap(withVariants))
  expect((await api.bucket.list(0, 1000)).filter((name) => name.startsWith(cover))).toEqual([])
})

test.each([
  ['?w=500', 400],
  ['?w=0480', 400],
  ['?w=480&w=960', 400],
  ['?w=', 400],
  ['?width=480', 400],
])('the width %s is refused', async (query, status) => {
  const { cover } = await publish(api, token)
  const answer = await get(`/uploads/news/${cover}${query}`)
  expect([answer.statusCode, answer.json().error]).toEqual([status, expect.any(String)])
})

test.each([
  'nothing-10x10.jpg',
  'nothing.jpg',
  '..%2f..%2fconfig.toml',
  '%00-1x1.png',
  'a-1x1.svg',
  '.env',
  'a-1x1.jpg.480.webp',
])('the picture %s is not there: 404', async (file) => {
  for (const query of ['', '?w=480']) {
    const answer = await get(`/uploads/news/${file}${query}`)
    expect([answer.statusCode, answer.json().error]).toEqual([404, expect.any(String)])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('with Storage away a picture in memory is served, another is 503', async () => {
  const [one, two] = [await publish(api, token), await publish(api, token)]
  await get(`/uploads/news/${one.cover}`)
  api.proxy.breakWhen(({ path }) => (path.startsWith('/storage/') ? 503 : undefined))
  expect((await get(`/uploads/news/${one.cover}`)).statusCode).toBe(200)
  const answer = await get(`/uploads/news/${two.cover}`)
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'storage', '5'])
  api.proxy.heal()
  expect((await get(`/uploads/news/${two.cover}`)).statusCode).toBe(200)
})

test('the sweeper removes what no item shows, after its time, and nothing else', async () => {
  const item = await publish(api, token, { pictures: 2 })
  for (const variant of ['480', 'card']) await get(`/uploads/news/${item.cover}?w=${variant}`)
  const orphans = ['orphan-1x1.png', 'orphan-1x1.png.480.webp', 'orphan-1x1.png.card.jpg']
  for (const name of orphans) await api.bucket.put(name, Buffer.from('x'), { upsert: true })
  const names = () => api.bucket.list(0, 1000)
  const before = await names()
  let now = 0
  const sweeper = createSweeper(api.supabase, 'news', api.app.log, () => now)
  expect(await sweeper.sweep()).toEqual([])
  now += 15 * 60 * 1000 - 1
  expect(await sweeper.sweep()).toEqual([])
  expect(await names()).toEqual(before)
  now += 1
  expect(await sweeper.sweep()).toEqual(orphans)
  expect(await names()).toEqual(before.filter((name) => !orphans.includes(name)))
})

test('F14 a wrong clock does not make the sweeper take pictures whose item is being written', async () => {
  await api.bucket.put('waits-1x1.png', Buffer.from('x'), { upsert: true })
  const sweeper = createSweeper(api.supabase, 'news', api.app.log)
  for (const hours of [2, -2]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    expect(await sweeper.sweep()).toEqual([])
    vi.useRealTimers()
  }
  expect(await sweeper.sweep(0)).toEqual(['waits-1x1.png'])
})

test('the sweeper looks through more files than one page', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `many-${index}-1x1.png`)
  for (const name of names) await api.bucket.put(name, Buffer.from('x'), { upsert: true })
  expect((await createSweeper(api.supabase, 'news', api.app.log).sweep(0, 10)).sort()).toEqual(names.sort())
})
