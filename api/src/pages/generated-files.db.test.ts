import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import type { Language } from '#contract/languages.ts'
import { publish, someNews } from '../../testing/app.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../../testing/proxied-app.ts'
import { createGeneratedFiles } from './generated-files.ts'
import type { FileGenerator } from './page-renderer.ts'
import type { SiteParts } from './site.ts'

let api: ProxiedTestApp
let token: string
let news: SiteParts['news']
let pictureBytes: SiteParts['pictureBytes']

/** A file that names the titles of the feed, one that names all addresses, and one that does not exist. */
const generators: Record<string, FileGenerator> = {
  '/feed.xml': async ({ site, newestNews }) => {
    const titles = (await newestNews('en')).map(({ content }) => `<title>${content.en.title}</title>`)
    return {
      type: 'application/rss+xml; charset=utf-8',
      body: `<rss>${site}${titles.join('')}</rss>`,
      isCrossOrigin: true,
    }
  },
  '/sitemap.xml': async ({ newsAddresses }) => {
    const urls: string[] = []
    for await (const portion of newsAddresses()) urls.push(...portion.map(({ url }) => url))
    return { type: 'application/xml; charset=utf-8', body: urls.join() }
  },
  '/sitemap-9.xml': async () => undefined,
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api = await startProxiedTestApp({
    site: async (app, parts) => {
      news = parts.news
      pictureBytes = parts.pictureBytes
      const source = {
        site: 'https://www.balkalum.example',
        newestNews: (language: Language) => news.newest(language, 30),
        newsAddresses: news.addresses,
        positions: parts.careers.all,
        events: parts.events,
        people: parts.people.ofKind,
        certificates: parts.certificates,
        pictureBytes,
        cardPhoto: parts.cardPhoto,
      }
      const files = createGeneratedFiles(source, { development: false, upToDate: async () => undefined })
      parts.onChange(files.drop)
      for (const [path, generator] of Object.entries(generators))
        app.get(path, (request, reply) => files.send(request, reply, path, generator))
    },
  })
  token = await api.signIn()
})
afterAll(async () => {
  vi.useRealTimers()
  await api.stop()
})
afterEach(() => api.proxy.heal())

const feed = (headers = {}) => api.app.inject({ url: '/feed.xml', headers })

test('a feed has the newest news from the moment of publishing, and is generated once for concurrent requests', async () => {
  expect((await feed()).body).not.toContain('A new press')
  await publish(api, token, { data: someNews('A new press') })
  api.proxy.take()
  const answers = await Promise.all(Array.from({ length: 1000 }, () => feed()))
  expect(api.proxy.take()).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.includes('<title>A new press</title>')))).toEqual(new Set([true]))
})

test('1,000 concurrent requests of the sitemap cause one query', async () => {
  await publish(api, token, { url: 'in-the-sitemap' })
  api.proxy.take()
  const answers = await Promise.all(Array.from({ length: 1000 }, () => api.app.inject({ url: '/sitemap.xml' })))
  expect(api.proxy.take()).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.includes('in-the-sitemap')))).toEqual(new Set([true]))
})

test('a request with the ETag of the feed gets 304, others get it compressed', async () => {
  const long = 'A very long title '.repeat(9).trim()
  for (let n = 0; n < 8; n += 1) await publish(api, token, { data: someNews(`${long} ${n}`) })
  const whole = await feed()
  expect(whole.headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  })
  const unchanged = await feed({ 'if-none-match': whole.headers.etag })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  const packed = await feed({ 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(whole.body)
})

test('without Supabase the last copy serves on; without a copy the answer is 503, and the server lives', async () => {
  const before = await feed()
  api.proxy.breakWhen(() => 503)
  vi.setSystemTime(Date.now() + 60_001)
  expect((await feed()).body).toBe(before.body)

  api.proxy.heal()
  await publish(api, token, { data: someNews('The latest') })
  api.proxy.breakWhen(() => 503)
  const missing = await feed()
  expect([missing.statusCode, missing.headers['retry-after']]).toEqual([503, '5'])
  api.proxy.heal()
  expect((await feed()).body).toContain('The latest')
})

test('a file that cannot be is not found', async () => {
  expect((await api.app.inject({ url: '/sitemap-9.xml' })).statusCode).toBe(404)
})

test('the addresses of all news come, however many there are, without what was thrown away', async () => {
  const text = { title: 'One of many', contentOne: '', contentTwo: '' }
  const rows = Array.from({ length: 1203 }, (_, n) => ({
    slug: `many-${n}`,
    published_on: '2026-01-01',
    cover: 'a-10x10.jpg',
    gallery: ['a-10x10.jpg', 'b-10x10.jpg'],
    content: { bg: text, en: { ...text, title: '' }, de: text, it: { ...text, title: '' } },
  }))
  // One statement for all takes longer on a busy machine than a statement may.
  for (let at = 0; at < rows.length; at += 200)
    await api.supabase
      .from('news')
      .insert(rows.slice(at, at + 200))
      .throwOnError()
  await api.supabase.from('news').update({ deleted_at: '2026-02-01T00:00:00Z' }).eq('slug', 'many-7')
  const found = (await Array.fromAsync(news.addresses())).flat().filter(({ url }) => url.startsWith('many-'))
  expect(new Set(found.map(({ url }) => url)).size).toBe(1202)
  expect(found).toHaveLength(1202)
  expect(found[0]).toMatchObject({
    languages: ['bg', 'de'],
    pictures: ['a-10x10.jpg', 'b-10x10.jpg'],
    updatedAt: expect.stringMatching(/^20\d\d-/),
  })
})

test('the size of a picture is that of its file and asked for once; what cannot be known is 0', async () => {
  const { cover } = await publish(api, token, { data: someNews('With a cover') })
  api.proxy.breakWhen(() => 503)
  expect(await pictureBytes(cover)).toBe(0)
  api.proxy.heal()
  const file = await api.app.inject({ url: `/uploads/news/${cover}` })
  expect(await pictureBytes(cover)).toBe(file.rawPayload.length)
  api.proxy.take()
  expect(await pictureBytes(cover)).toBe(file.rawPayload.length)
  expect(api.proxy.take()).toEqual([])
  expect(await pictureBytes('missing-10x10.jpg')).toBe(0)
})
