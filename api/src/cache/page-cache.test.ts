import { expect, test, vi } from 'vitest'
import { createTurns, NoTurn } from '#lib/semaphore.ts'
import { createPageCache, preparePage } from './page-cache.ts'

const page = (html = '<p>news</p>', status = 200) => preparePage(new Response(html, { status }))
const asker = { destroyed: false }
const cacheAt = (now?: () => number) =>
  createPageCache({ maxBytes: 2 ** 20, turns: createTurns(2), ...(now ? { now } : {}) })

test('a page is rendered once for many requests, and again when two seconds have passed', async () => {
  let now = 0
  const cache = cacheAt(() => now)
  const render = vi.fn(() => page())
  await Promise.all(Array.from({ length: 1000 }, () => cache.get('/news', asker, render)))
  expect(render).toHaveBeenCalledTimes(1)
  now = 1999
  await cache.get('/news', asker, render)
  expect(render).toHaveBeenCalledTimes(1)
  now = 2000
  expect(cache.isFresh('/news')).toBe(false)
  await cache.get('/news', asker, render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a change forgets every page, also one that is being rendered', async () => {
  const cache = cacheAt()
  const render = vi.fn(() => page())
  const before = cache.get('/news', asker, render)
  cache.clear()
  await before
  expect([cache.bytes(), cache.isFresh('/news')]).toEqual([0, false])
  await cache.get('/news', asker, render)
  expect([cache.bytes() > 0, cache.isFresh('/news')]).toEqual([true, true])
  cache.clear()
  await cache.get('/news', asker, render)
  expect(render).toHaveBeenCalledTimes(3)
})

test('a page that failed is not kept', async () => {
  const cache = cacheAt(() => 0)
  await cache.get('/news', asker, () => page('sorry', 500))
  await expect(cache.get('/gone', asker, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect((await cache.get('/news', asker, () => page()))?.status).toBe(200)
  expect((await cache.get('/gone', asker, () => page()))?.status).toBe(200)
})

test('attack 1: kept pages are bounded in bytes, and the ones longest not rendered go first', async () => {
  const maxBytes = 100_000
  const cache = createPageCache({ maxBytes, turns: createTurns(1), now: () => 0 })
  const render = vi.fn(() => page('x'.repeat(9_000)))
  for (let n = 0; n < 200; n++) {
    await cache.get(`/${n}`, asker, render)
    expect(cache.bytes()).toBeLessThanOrEqual(maxBytes)
  }
  expect(cache.bytes()).toBeGreaterThan(maxBytes / 2)
  expect([cache.isFresh('/0'), cache.isFresh('/199')]).toEqual([false, true])
  await cache.get('/large', asker, () => page('x'.repeat(maxBytes)))
  expect([cache.isFresh('/large'), cache.isFresh('/199')]).toEqual([false, true])
})

test('attack 1: renderings have places, and who finds no place to wait is refused or sees the page as it was', async () => {
  let now = 0
  const cache = createPageCache({ maxBytes: 2 ** 20, turns: createTurns(1, 2), now: () => now })
  await cache.get('/known', asker, () => page('<p>before</p>'))
  now = 5_000
  const { promise: block, resolve } = Promise.withResolvers<void>()
  const slow = vi.fn(async () => {
    await block
    return page()
  })
  const waiting = ['/1', '/2', '/3'].map((address) => cache.get(address, asker, slow))
  expect(slow).toHaveBeenCalledTimes(1)
  await expect(cache.get('/4', asker, slow)).rejects.toBeInstanceOf(NoTurn)
  expect((await cache.get('/known', asker, slow))?.bodies.identity.toString()).toBe('<p>before</p>')
  resolve()
  await Promise.all(waiting)
  expect(slow).toHaveBeenCalledTimes(3)
})

test('attack 1: a page is not rendered when all who asked for it have hung up before its turn', async () => {
  const cache = createPageCache({ maxBytes: 2 ** 20, turns: createTurns(1) })
  const { promise: block, resolve } = Promise.withResolvers<void>()
  const first = cache.get('/first', asker, async () => {
    await block
    return page()
  })
  const render = vi.fn(() => page())
  const gone = [{ destroyed: false }, { destroyed: false }]
  const left = gone.map((one) => cache.get('/left', one, render))
  const shared = [gone[0] ?? asker, asker].map((one) => cache.get('/shared', one, render))
  for (const one of gone) one.destroyed = true
  resolve()
  await first
  expect(await Promise.all(left)).toEqual([null, null])
  expect((await Promise.all(shared)).map((one) => one?.status)).toEqual([200, 200])
  expect(render).toHaveBeenCalledTimes(1)
  expect((await cache.get('/left', asker, render))?.status).toBe(200)
})

test('a prepared page carries its bytes for each encoding, and the ETag changes with the content, not with the moment', async () => {
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib')
  const first = await page('<p>one</p>')
  expect(brotliDecompressSync(first.bodies.br).toString()).toBe('<p>one</p>')
  expect(gunzipSync(first.bodies.gzip).toString()).toBe('<p>one</p>')
  expect((await page('<p>one</p>')).etag).toBe(first.etag)
  expect((await page('<p>two</p>')).etag).not.toBe(first.etag)
  expect((await page('<p>one</p>u:1795253984512')).etag).toBe((await page('<p>one</p>u:1795253989999')).etag)
})
