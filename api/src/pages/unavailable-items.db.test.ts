import { afterAll, beforeAll, expect, test } from 'vitest'
import { STALE } from '#cache/prepared-response.ts'
import { createMetrics } from '#metrics/metrics.ts'
import { PUBLIC_URL, publish } from '../../testing/app.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../../testing/proxied-app.ts'
import { site } from './site.ts'

const metrics = createMetrics()
let api: ProxiedTestApp

beforeAll(async () => {
  api = await startProxiedTestApp({
    site: (scope, parts) =>
      site(scope, parts, { development: false, publicUrl: PUBLIC_URL, count: metrics.countResponse('pages') }),
  })
  await publish(api, await api.signIn(), { url: 'read-before' })
})
afterAll(() => api.stop())

async function renderings(): Promise<number> {
  const line = /^response_cache_requests_total\{cache="pages",outcome="miss"\} (\d+)$/m.exec(
    await metrics.registry.metrics(),
  )
  return Number(line?.[1] ?? 0)
}
/** Between two renderings of one page two seconds pass at least; one of the test before may still be under way. */
const renderedAtMost = (begun: number) => 2 + Math.floor((performance.now() - begun) / 2_000)

const random = () => Math.random().toString(36).slice(2)
const ask = (url: string) => api.app.inject(url)

test.each([
  ['news', () => `/news/x${random()}`, '/news/-'],
  ['positions', () => `/careers/open-positions/${crypto.randomUUID()}`, '/careers/open-positions/-'],
  ['people', () => `/contacts/sales-department/x${random()}`, '/contacts/sales-department/-'],
])('F4 while Supabase is away, unknown %s share one page that says so', async (_, address, shared) => {
  api.proxy.breakWhen(() => 503)
  const before = await renderings()
  const begun = performance.now()
  const etags = new Set<unknown>()
  for (let n = 0; n < 20; n += 1) {
    const { statusCode, headers, body } = await ask(address())
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    // So the browser knows that it was rendered for another address, and loads its own again.
    expect(/ data-path="([^"]*)"/.exec(body)?.[1]).toBe(shared)
    expect(body.includes('status 503')).toBe(true)
    etags.add(headers.etag)
  }
  expect(etags.size).toBe(1)
  expect((await renderings()) - before).toBeLessThanOrEqual(renderedAtMost(begun))

  api.proxy.heal()
  await expect.poll(async () => (await ask(address())).statusCode).not.toBe(503)
})

test('F4 the page of an item that was read before stands while Supabase is away', async () => {
  const page = () => ask('/news/read-before')
  expect((await page()).statusCode).toBe(200)
  api.proxy.breakWhen(() => 503)
  await expect.poll(async () => (await page()).headers[STALE]).toEqual(expect.any(String))
  expect((await page()).body.includes('A new press')).toBe(true)
  api.proxy.heal()
})
