import { expect, test, vi } from 'vitest'
import { createPageCache, preparePage } from './page-cache.ts'

const page = (html = '<p>news</p>', status = 200) => preparePage(new Response(html, { status }))

test('a page is rendered once for many requests, and again when two seconds have passed', async () => {
  let now = 0
  const cache = createPageCache(() => now)
  const render = vi.fn(() => page())
  await Promise.all(Array.from({ length: 1000 }, () => cache.get('/news', render)))
  expect(render).toHaveBeenCalledTimes(1)
  now = 1999
  await cache.get('/news', render)
  expect(render).toHaveBeenCalledTimes(1)
  now = 2000
  await cache.get('/news', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a change forgets every page', async () => {
  const cache = createPageCache()
  const render = vi.fn(() => page())
  await cache.get('/news', render)
  cache.clear()
  await cache.get('/news', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page that failed is not kept', async () => {
  const cache = createPageCache(() => 0)
  await cache.get('/news', () => page('sorry', 500))
  await expect(cache.get('/gone', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect((await cache.get('/news', () => page())).status).toBe(200)
  expect((await cache.get('/gone', () => page())).status).toBe(200)
})

test('the cache holds at most 500 pages', async () => {
  const cache = createPageCache(() => 0)
  const render = vi.fn(() => page())
  for (let n = 0; n <= 500; n++) await cache.get(`/${n}`, render)
  await cache.get('/0', render)
  expect(render).toHaveBeenCalledTimes(502)
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
