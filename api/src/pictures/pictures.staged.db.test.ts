import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffNews } from '#contract/news.ts'
import type { StagedPicture } from '#contract/staged-picture.ts'
import { createSweeper } from '#jobs/sweep-files.ts'
import { formRequest, newsForm, pictureFile, publish, someNews } from '../../testing/app.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../../testing/proxied-app.ts'

let api: ProxiedTestApp
let token: string

beforeAll(async () => {
  api = await startProxiedTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

async function send(file: File, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: '/api/admin/pictures',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
      ...headers,
    },
    payload: Buffer.from(await file.arrayBuffer()),
  })
}
const stage = async (name: string, width?: number) =>
  (await send(await pictureFile(name, width))).json<StagedPicture>().file
const save = async (path: string, data: object, headers: Record<string, string> = {}) =>
  api.app.inject(await formRequest(path, token, newsForm({ data }), headers))
const shown = async (file: string, query = '') => (await api.app.inject(`/uploads/news/${file}${query}`)).statusCode
const sweeper = () => createSweeper(api.supabase, 'news', api.app.log)

test('each picture is sent by itself, and an item names those that arrived', async () => {
  const answer = await send(await pictureFile('Цех 1.JPG', 80))
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({ file: expect.stringMatching(/-80x48\.jpg$/), width: 80, height: 48 })
  const { file: cover } = answer.json<StagedPicture>()
  const [one, two] = [await stage('one.png', 30), await stage('two.png', 31)]
  expect(await shown(one)).toBe(404)

  const data = someNews('Sent apart', { coverFile: cover, gallery: [two, one], alt: { [two]: { en: 'The second' } } })
  const saved = await save('/api/news', data, { 'x-news-url': 'sent-apart' })
  expect(saved.statusCode).toBe(201)
  expect(saved.json<StaffNews>().news).toMatchObject({
    cover,
    gallery: [two, one],
    alt: { [two]: { en: 'The second' } },
  })
  expect(await shown(one)).toBe(200)
})

test('what is no picture, has another ending or is sent without a session is refused', async () => {
  const refused = async (file: File, headers = {}) => {
    const answer = await send(file, headers)
    return [answer.statusCode, answer.json().code]
  }
  expect(await refused(new File(['<svg/>'], 'a.jpg'))).toEqual([415, 'imageType'])
  expect(await refused(new File([await pictureFile()], 'a.heic'))).toEqual([415, 'imageType'])
  expect(await refused(new File([(await pictureFile('a.png')).slice(0, 60)], 'a.png'))).toEqual([415, 'imageBroken'])
  expect(await refused(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png'))).toEqual([413, 'imageTooLarge'])
  expect(await refused(await pictureFile(), { authorization: '' })).toEqual([401, 'unauthorized'])
  expect((await api.supabase.from('staged_pictures').select().like('file', '%-1x1%')).data).toEqual([])
})

test('a picture of another item cannot be named, as a cover no more than in a gallery', async () => {
  const other = await publish(api, token, { pictures: 1 })
  for (const more of [{ coverFile: other.gallery[0] }, { coverFile: other.cover }, { gallery: other.gallery }]) {
    const answer = await save('/api/news', someNews('Theft', { coverFile: await stage('c.png'), ...more }), {
      'x-news-url': 'theft',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'imageMissing'])
  }
})

test('a picture of the gallery becomes the cover by its name, and the cover one of the gallery', async () => {
  const item = await publish(api, token, { pictures: 3 })
  const [one = '', two = '', three = ''] = item.gallery
  const swapped = someNews('Swapped', { coverFile: two, gallery: [one, item.cover, three] })
  const saved = (await save(`/api/news/update/${item.url}`, swapped)).json<StaffNews>().news
  expect([saved.cover, saved.gallery]).toEqual([two, [one, item.cover, three]])
  expect(await shown(item.cover)).toBe(200)

  // Without a list it leaves the gallery; an ordinary edit, which names no cover, keeps the one there is.
  const moved = (await save(`/api/news/update/${item.url}`, someNews('Moved', { coverFile: three }))).json<StaffNews>()
  expect([moved.news.cover, moved.news.gallery]).toEqual([three, [one, item.cover]])
  const kept = (await save(`/api/news/update/${item.url}`, someNews('Kept'))).json<StaffNews>()
  expect(kept.news.cover).toBe(three)
})

test('a staged picture is not swept away for a week, and with its item it goes at once', async () => {
  const [mine, forgotten] = [await stage('mine.png', 40), await stage('forgotten.png', 41)]
  await sweeper().sweep(0)
  expect(await api.bucket.get(forgotten)).not.toBeNull()
  const data = someNews('Erased', { coverFile: mine })
  const { news } = (await save('/api/news', data, { 'x-news-url': 'erased-with-pictures' })).json<StaffNews>()

  const weekAgo = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000 - 1000).toISOString()
  await api.supabase.from('staged_pictures').update({ created_at: weekAgo }).eq('file', forgotten)
  expect((await api.supabase.rpc('discard_staged_pictures')).data).toBe(1)
  expect(await sweeper().sweep(0)).toEqual([forgotten])

  const headers = { authorization: `Bearer ${token}` }
  await api.app.inject({ method: 'DELETE', url: `/api/news/${news._id}`, headers })
  await api.app.inject({ method: 'DELETE', url: `/api/trash/news/${news._id}`, headers })
  expect((await api.supabase.from('staged_pictures').select().eq('file', mine)).data).toEqual([])
  await expect.poll(() => api.bucket.get(mine)).toBeNull()
})

test('when Storage or the database is away, one picture is refused and nothing of it stays', async () => {
  api.proxy.breakWhen(({ path }) => (path.startsWith('/storage') ? 'cut' : undefined))
  expect((await send(await pictureFile('away.png', 50))).statusCode).toBe(503)
  api.proxy.breakWhen(({ path }) => (path.includes('staged_pictures') ? 503 : undefined))
  expect((await send(await pictureFile('away.png', 51))).statusCode).toBe(503)
  api.proxy.heal()
  expect((await sweeper().sweep(0)).filter((file) => /-5[01]x/.test(file))).toHaveLength(1)
  expect((await send(await pictureFile('again.png', 50))).statusCode).toBe(201)
})
