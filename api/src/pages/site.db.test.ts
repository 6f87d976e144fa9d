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
