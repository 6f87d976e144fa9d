import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { createSupabase } from '#supabase/client.ts'
import { PUBLIC_URL, publish, startTestApp, type TestApp } from '../../testing/app.ts'
import { startProxy, type TestProxy } from '../../testing/fault-proxy.ts'
import { someInquiry } from '../../testing/mail.ts'
import { LONG_TIMEOUTS } from '../../testing/timeouts.ts'
import { serveMetrics } from './metrics.server.ts'
import { createMetrics } from './metrics.ts'

let api: TestApp
let proxy: TestProxy
let app: Awaited<ReturnType<typeof buildApp>>
let served: Awaited<ReturnType<typeof serveMetrics>>

beforeAll(async () => {
  api = await startTestApp()
  proxy = await startProxy(api.embedded.url)
  const metrics = createMetrics()
  const supabase = createSupabase(
    { url: proxy.url, secretKey: api.embedded.secretKey },
    LONG_TIMEOUTS,
    metrics.observeCall,
  )
  // Before the server looks for changes, so that it finds none and drops nothing.
  await publish(api, await api.signIn(), { url: 'counted' })
  app = await buildApp({
    supabase,
    visitors: supabase,
    sessionSecret: 'a secret of the tests, 32 bytes or more',
    checkAnswers: true,
    trustProxy: 0,
    formLimit: 10,
    mailDue: () => {},
    publicUrl: PUBLIC_URL,
    logger: false,
    metrics,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  served = await serveMetrics(metrics.registry, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  served.close()
  await app.close()
  await api.stop()
  await proxy.stop()
})

const ask = (path: string) => fetch(`http://127.0.0.1:${served.port}${path}`)

/** The value of a metric by its name and labels; 0 when it is not there. */
async function value(name: string, labels: Record<string, string> = {}): Promise<number> {
  const lines = (await (await ask('/metrics')).text()).split('\n')
  const wanted = Object.entries(labels).map(([label, is]) => `${label}="${is}"`)
  const line = lines.find((each) => /^\w+/.exec(each)?.[0] === name && wanted.every((label) => each.includes(label)))
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('requests are counted by route, also those answered out of memory', async () => {
  for (let round = 0; round < 3; round += 1) await app.inject('/api/news/counted')
  await app.inject('/api/news/unknown?token=secret')
  await app.inject('/nowhere')
  const count = 'http_request_duration_seconds_count'
  expect(await value(count, { route: '/api/news/:url', status: '200' })).toBe(3)
  expect(await value(count, { route: '/api/news/:url', status: '404' })).toBe(1)
  expect(await value('response_cache_requests_total', { cache: 'news', outcome: 'miss' })).toBe(1)
  expect(await value('response_cache_requests_total', { cache: 'news', outcome: 'hit' })).toBe(2)
  expect(await value('http_requests_in_flight')).toBe(0)
  expect(await value('supabase_call_duration_seconds_count', { service: 'rest', status: '200' })).toBeGreaterThan(1)
  expect(await (await ask('/metrics')).text()).not.toMatch(/counted|unknown|secret|nowhere/)
})

test('the queues tell how many mails wait and since when, and the process how it is', async () => {
  expect(await value('mail_queue_length', { queue: 'inquiries' })).toBe(0)
  for (let round = 0; round < 2; round += 1)
    await app.inject({ method: 'POST', url: '/api/inquiries', payload: someInquiry() })
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  const { data } = await api.supabase.from('mails').select('id').limit(1).single()
  await api.supabase
    .from('mails')
    .update({ queued_at: hourAgo })
    .eq('id', data?.id ?? '')
  expect(await value('mail_queue_length', { queue: 'inquiries' })).toBe(2)
  expect(await value('mail_queue_oldest_seconds', { queue: 'inquiries' })).toBeGreaterThan(3_590)
  expect(await value('mail_queue_length', { queue: 'newsletter' })).toBe(0)
  expect(await value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
})

test('with Supabase away the rest is told on, and old copies count as stale', async (context) => {
  proxy.breakWhen(() => 503)
  // Answers kept in memory are old after two seconds.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2001 })
  context.onTestFinished(() => void vi.useRealTimers())
  const answer = await app.inject('/api/news/counted')
  expect([answer.statusCode, Date.parse(String(answer.headers['x-stale-since']))]).toEqual([200, expect.any(Number)])
  expect(await value('response_cache_requests_total', { cache: 'news', outcome: 'stale' })).toBe(1)
  expect(await value('supabase_call_duration_seconds_count', { service: 'rest', status: '503' })).toBeGreaterThan(0)
  expect(await (await ask('/metrics')).text()).not.toMatch(/^mail_queue_length\{/m)
  proxy.heal()
})

test('nothing but /metrics is there, and the site has no /metrics', async () => {
  expect((await ask('/')).status).toBe(404)
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})
