import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STALE } from '#cache/prepared-response.ts'
import { createMetrics } from '#metrics/metrics.ts'
import { PUBLIC_URL, publish, startTestApp, type TestApp } from '../../testing/app.ts'
import { statusForOther } from '../../testing/database-flood.ts'
import { site } from './site.ts'

const metrics = createMetrics()
let api: TestApp
let port: number
let url: string

beforeAll(async () => {
  api = await startTestApp({
    site: (scope, parts) =>
      site(scope, parts, { development: false, publicUrl: PUBLIC_URL, count: metrics.countResponse('pages') }),
  })
  // Before the server listens: from then on it looks for changes, and forgets its pages when it finds one.
  await publish(api, await api.signIn(), { url: 'known-item' })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
  url = `http://127.0.0.1:${port}`
})
afterAll(() => api.stop())

/** How many pages have been rendered so far. */
async function renderings(): Promise<number> {
  const line = /^response_cache_requests_total\{cache="pages",outcome="miss"\} (\d+)$/m.exec(
    await metrics.registry.metrics(),
  )
  return Number(line?.[1] ?? 0)
}

const ask = async (path: string) => {
  const answer = await fetch(url + path, { redirect: 'manual' })
  const { status, headers } = answer
  return { status, etag: headers.get('etag'), isStale: headers.has(STALE), body: await answer.text() }
}
const random = () => Math.random().toString(36).slice(2)
/** Between two renderings of one page two seconds pass at least. */
const renderedAtMost = (begun: number) => 1 + Math.floor((performance.now() - begun) / 2_000)

test('random addresses on 40 connections cost one rendering of one page', async () => {
  const before = await renderings()
  const begun = performance.now()
  const kinds = ['', 'markets/', 'products/rolled-foils/', 'contacts/', 'a/b/c/', 'newsletter/', 'careers/']
  const client = async (number: number) => {
    const answers = []
    for (let n = 0; n < 25; n += 1) answers.push(await ask(`/${kinds[(number + n) % kinds.length]}${random()}`))
    return answers
  }
  const answers = (await Promise.all(Array.from({ length: 40 }, (_, number) => client(number)))).flat()
  expect(answers.length).toBe(1_000)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1)
  expect((await renderings()) - before).toBeLessThanOrEqual(renderedAtMost(begun))
  const [{ body } = { body: '' }] = answers
  expect(body).toContain('There is nothing here')
  expect(body).toContain('<meta name="robots" content="noindex"')
  expect(body).not.toMatch(/rel="canonical"|og:url/)
})

test('an item that is there is asked of the API once, and its page rendered under its own address', async () => {
  expect(await ask('/news/known-item')).toMatchObject({ status: 200, body: expect.stringContaining('A new press') })
  expect((await fetch(`${url}/News/Known-Item/?utm=1`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/news/known-item?utm=1',
  )
})

test.each([
  ['news', '/news/', 'This news item is not available.'],
  ['positions', '/careers/open-positions/', 'This position is not available.'],
])('NEWS-16, AMB-37: unknown %s are asked of the API, and share one page that says so', async (_, path, words) => {
  const before = await renderings()
  const begun = performance.now()
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(path + random())))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(answers[0]).toMatchObject({ status: 404, body: expect.stringContaining(words) })
  expect(answers[0]?.body).toContain('content="noindex"')
  expect((await renderings()) - before).toBeLessThanOrEqual(renderedAtMost(begun))
})

test('missing files below /assets and /documents cost no rendering', async () => {
  const before = await renderings()
  for (const folder of ['assets', 'documents']) {
    const { status, body } = await ask(`/${folder}/${random()}.js`)
    expect([status, JSON.parse(body)]).toEqual([404, { error: 'file not found', code: 'notFound' }])
  }
  expect(await renderings()).toBe(before)
})

test('400 GETs in one packet of a closed connection are not served, and /healthz is', async () => {
  await ask('/404')
  const before = await renderings()
  const begun = performance.now()
  for (let round = 0; round < 5; round += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    const paths = Array.from({ length: 400 }, () => `/${random()}`)
    await new Promise((resolve) =>
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''), resolve),
    )
    socket.destroy()
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await renderings()) - before).toBeLessThanOrEqual(renderedAtMost(begun))
})

test('code 8: a page is rendered once whatever queries it does not know, and once for each that it does', async () => {
  // A page of the tests before may still be rendered, behind its stale copy.
  for (const path of ['/404', `/news/${random()}`, `/careers/open-positions/${random()}`])
    await expect.poll(async () => (await ask(path)).isStale).toBe(false)
  const before = await renderings()
  const etags = new Set<string | null>()
  const begun = performance.now()
  for (let n = 0; n < 20; n += 1) {
    for (const query of [`region=${random()}`, `product=${random()}`, `medias=${random()}`, `month=2023-0${n % 9}`])
      etags.add((await ask(`/?${query}`)).etag)
  }
  expect(etags.size).toBe(1)
  expect((await renderings()) - before).toBeLessThanOrEqual(renderedAtMost(begun))
  const page = '/contacts/sales-department'
  const [plain, unknown, germany] = await Promise.all(
    [page, `${page}?region=Atlantis&utm_source=x`, `${page}?region=Germany`].map(ask),
  )
  expect(unknown?.etag).toBe(plain?.etag)
  expect(germany?.etag).not.toBe(plain?.etag)
})

test('code 8: while one network asks for pages without end, another one gets its own', async () => {
  const over = new AbortController()
  let refused = 0
  const client = async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${url}/products/finder?q=${random()}`, { signal: over.signal }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      if (answer?.status === 503) refused += 1
    }
  }
  const clients = Array.from({ length: 30 }, client)
  await expect.poll(() => refused).toBeGreaterThan(0)
  const visits: number[] = []
  for (let n = 0; n < 4; n += 1) visits.push(await statusForOther(`${url}/products/finder?q=${random()}`))
  over.abort()
  await Promise.all(clients)
  // In one queue with the other network each would be one too many.
  expect(visits).toEqual([200, 200, 200, 200])
})
