import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC_URL, startTestApp, type TestApp } from '../../testing/app.ts'
import { site } from './site.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp({
    site: (scope, parts) => site(scope, parts, { development: false, publicUrl: PUBLIC_URL }),
  })
})
afterAll(() => api.stop())

const HTML = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'

test.each(['/news/%ED%EE%E2%E8%ED%E8', '/news/%D0%BD%D0', '/products/100%', '/%', '/documents/%ff.pdf'])(
  'an address that encodes no text is the page that is not found for a browser: %s',
  { tags: ['ROUTE-16'] },
  async (url) => {
    const answer = await api.app.inject({ url, headers: { accept: HTML } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.headers.etag).toBe((await api.app.inject('/nowhere')).headers.etag)
    expect((await api.app.inject({ url })).json()).toEqual({ error: 'bad request', code: 'validation' })
  },
)

test('below /api an address that encodes no text is refused in JSON', async () => {
  const answer = await api.app.inject({ url: '/api/news/%ED', headers: { accept: HTML } })
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'bad request', code: 'validation' }])
})

const BUILT = '/documents/catalogues/rolled-products.pdf'

test('a file of the build answers a range, and beyond its end 416 with its length', { tags: ['DL-03'] }, async () => {
  const whole = await api.app.inject(BUILT)
  const length = whole.rawPayload.length
  const part = await api.app.inject({ url: BUILT, headers: { range: 'bytes=100-199' } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${length}`])
  expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true)
  const beyond = await api.app.inject({ url: BUILT, headers: { range: `bytes=${length}-` } })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${length}`])
  expect(beyond.json()).toEqual({ error: 'no byte of the file is in the range', code: 'validation' })
})

test('HEAD overlooks a range, and so does GET whose If-Range is a weak tag', async () => {
  const whole = await api.app.inject(BUILT)
  const head = await api.app.inject({ method: 'HEAD', url: BUILT, headers: { range: 'bytes=0-9' } })
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, whole.headers['content-length']])
  const etag = String(whole.headers.etag)
  expect(etag).toMatch(/^W\//)
  const got = await api.app.inject({ url: BUILT, headers: { range: 'bytes=0-9', 'if-range': etag } })
  expect([got.statusCode, got.rawPayload.length]).toEqual([200, whole.rawPayload.length])
})
