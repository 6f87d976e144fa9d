import { expect, test } from 'vitest'
import { STALE } from '#cache/prepared-response.ts'
import { contentOfPage } from './rendered-page.ts'

const page = (html = '<p>news</p>', init: ResponseInit = {}) => contentOfPage(new Response(html, init))

test('the ETag of a page changes with its content, not with the moment of its rendering', async () => {
  const first = await page('<p>one</p>')
  expect((await page('<p>one</p>')).etag).toBe(first.etag)
  expect((await page('<p>two</p>')).etag).not.toBe(first.etag)
  const state = (moment: number) => page(`<p>one</p>{i:"news",u:${moment},s:"s"},{data:[],at:${moment}}`)
  expect((await state(1795253984512)).etag).toBe((await state(1795253989999)).etag)
  const number = (digits: string) => page(`<p>EAN ${digits}, account:${digits}</p>`)
  expect((await number('1234567890123')).etag).not.toBe((await number('1987654321098')).etag)
})

test('a page that is not available has Retry-After and is not cached', async () => {
  expect((await page('', { status: 404 })).headers).toMatchObject({
    'cache-control': expect.stringContaining('public'),
  })
  expect((await page('', { status: 500 })).headers).toMatchObject({ 'cache-control': 'no-store' })
  expect((await page('', { status: 503 })).headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
})

test('a page of stale answers says since when they are', async () => {
  const since = 'Sun, 22 Nov 2026 10:00:00 GMT'
  expect((await page('', { headers: { [STALE]: since } })).staleSince).toBe(since)
  expect((await page()).staleSince).toBeUndefined()
})
