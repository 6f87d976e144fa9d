import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, type TestContext, test } from 'vitest'
import { publish, startTestApp, type TestApp } from '../test-app.ts'
import { missingOf, tellFault, times } from '../test-faults.ts'
import { startProcess, type TestProcess } from '../test-process.ts'
import { startProxy, type TestProxy } from '../test-proxy.ts'
import { type Answered, hashOf, startLoad } from './load.ts'

/** Milliseconds: how long Supabase is away, and until everything is as before. */
const AWAY = times(5_000, 60_000)
const RECOVERY = 5_000
/** Milliseconds for an answer while it is away; five times the figure. */
const SLOWEST = 6_000

let api: TestApp
let proxy: TestProxy
let server: TestProcess
let known: string[]

beforeAll(async () => {
  api = await startTestApp()
  proxy = await startProxy(api.embedded.url)
  server = await startProcess({ url: proxy.url, secretKey: api.embedded.secretKey })
  const token = await api.signIn()
  const items = [await publish(api, token), await publish(api, token)]
  known = [
    '/api/news/latest',
    '/api/news?fields=summary',
    '/api/careers',
    ...items.map(({ url }) => `/api/news/${url}`),
  ]
})
afterAll(async () => {
  await server.kill()
  await proxy.stop()
  await api.stop()
})
afterEach(() => proxy.heal())

const isBad = ({ kind, status, retryAfter, ms }: Answered): boolean => {
  const isRight = kind === 'known' ? status === 200 : status === 503 && retryAfter === '5'
  return !isRight || ms > SLOWEST
}

/** Load, a fault of a while, load again; then rows and ledger are compared. */
async function goThrough(context: TestContext, name: string, begin: () => Promise<void>, end: () => Promise<void>) {
  const repetitions = times(1, 10)
  const sum = { repetitions, acknowledged: 0, lost: 0, doubled: 0, altered: 0, wrongAnswers: 0 }
  for (let round = 0; round < repetitions; round += 1) {
    await api.supabase.from('inquiries').delete().neq('name', '')
    for (const path of known) await fetch(server.url + path)
    const load = startLoad(server.url, known)
    await wait(2_500)
    proxy.take()
    await wait(1_500)
    const normalRate = proxy.take().length / 1_500

    await begin()
    const begun = performance.now()
    // What was asked before may still be on its way; what was read is old from the third second on.
    await wait(AWAY)
    const calls = proxy.take().length / AWAY
    const ended = performance.now()
    await end()
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: RECOVERY, interval: 50 })
      .toBe(200)
    await wait(RECOVERY - (performance.now() - ended))
    const later = performance.now()
    await wait(1_000)
    const inquiries = await load.stop()

    const away = load.answers.filter(({ at }) => at > begun + 100 && at < ended - 100)
    const after = load.answers.filter(({ at }) => at > later)
    const isHealthy = ({ kind, status, isStale }: Answered) =>
      status === { known: 200, unknown: 404, inquiry: 201 }[kind] && !isStale
    sum.wrongAnswers += away.filter(isBad).length + after.filter((answer) => !isHealthy(answer)).length
    expect(away.some(({ kind, isStale }) => kind === 'known' && isStale)).toBe(true)
    expect(after.length).toBeGreaterThan(5)
    expect(calls).toBeLessThanOrEqual(2 * normalRate)

    const { data } = await api.supabase.from('inquiries').select()
    const rows = data ?? []
    const acknowledged = inquiries.flatMap((inquiry) => inquiry.acknowledged ?? [])
    const hashes = rows.map(hashOf)
    sum.acknowledged += acknowledged.length
    sum.lost +=
      missingOf(
        acknowledged,
        rows.map(({ id }) => id),
      ) +
      (inquiries.length - acknowledged.length)
    sum.doubled += hashes.length - new Set(hashes).size
    sum.altered += missingOf(
      hashes,
      inquiries.map(({ hash }) => hash),
    )
  }
  tellFault(context, name, sum)
}

test('F4 Supabase refuses connections: old copies are read, writers are told when to come back', (context) =>
  goThrough(context, 'F4 Supabase refuses connections', proxy.close, proxy.open))

test('F5 Supabase is silent: readers of kept answers do not notice', (context) =>
  goThrough(
    context,
    'F5 Supabase is silent',
    async () => proxy.breakWhen(() => 'silence'),
    async () => proxy.heal(),
  ))

const row = { id: 1, slug: 'x' }
test.for([
  ['503 with Retry-After: 3600', { status: 503, body: '{}', headers: { 'retry-after': '3600' } }],
  ['429', { status: 429, body: '{"message":"slow down"}' }],
  ['HTML', { status: 200, body: '<h1>OK</h1>', headers: { 'content-type': 'text/html' } }],
  ['truncated JSON', { status: 200, body: '[{"id":"' }],
  ['another shape', { status: 200, body: JSON.stringify([row]) }],
  ['no list', { status: 200, body: JSON.stringify(row) }],
  ['null', { status: 200, body: 'null' }],
  ['a cut connection', 'cut'],
] as const)('F6 Supabase answers %s: nobody is told nonsense', async ([name, fault], context) => {
  let wrongAnswers = 0
  const repetitions = times(1, 5)
  for (let round = 0; round < repetitions; round += 1) {
    for (const path of known) await fetch(server.url + path)
    await wait(2_100)
    proxy.breakWhen(() => fault)
    const paths = [...known, `/api/news/never-read-${round}`, '/api/news?limit=3', '/api/search', '/readyz']
    for (const path of paths) {
      const answer = await fetch(server.url + path)
      const body = (await answer.json()) as { error?: string }
      const isRight = known.includes(path)
        ? answer.status === 200 && !body.error
        : answer.status === 503 && answer.headers.get('retry-after') === '5'
      if (!isRight) wrongAnswers += 1
    }
    proxy.heal()
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: RECOVERY }).toBe(200)
  }
  tellFault(context, `F6 Supabase answers ${name}`, { repetitions, wrongAnswers })
})
