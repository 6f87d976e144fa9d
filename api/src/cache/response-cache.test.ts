import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { handleError, notFound, unavailable } from '#http/errors.ts'
import { createSemaphore } from '#lib/semaphore.ts'
import { DatabaseError, UnavailableError } from '#supabase/errors.ts'
import { type Content, STALE } from './prepared-response.ts'
import { publicJson } from './public-json.ts'
import { createResponseCache } from './response-cache.ts'

const long = { news: Array.from({ length: 100 }, (_, index) => ({ title: `Новина ${index}` })) }
let app = Fastify()
afterEach(() => {
  vi.useRealTimers()
  return app.close()
})

function serve(content: () => object | Promise<object>, lifetime = 60_000) {
  app = Fastify()
  const answers = createResponseCache({ lifetime, maxBytes: 2 ** 20 })
  let made = 0
  app.get('/', (request, reply) =>
    answers.send(request, reply, '', async () => {
      made += 1
      return publicJson(z.unknown(), await content())
    }),
  )
  return { ask: (headers: Record<string, string> = {}) => app.inject({ url: '/', headers }), made: () => made }
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('Accept-Encoding %s gets %s, out of one cached response', async (accepted, encoding, decode) => {
  const { ask, made } = serve(() => long)
  const plain = await ask()
  const answer = await ask({ 'accept-encoding': accepted })
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  expect(decode(answer.rawPayload).toString()).toBe(plain.body)
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(answer.headers.etag).toBe(plain.headers.etag)
  expect(answer.headers.etag).toMatch(/^W\/"[\w-]+"$/)
  expect(made()).toBe(1)
})

test('a renewed response that has changed is encoded again', async () => {
  let title = 'before'
  const { ask } = serve(() => ({ title, long }), -1)
  await ask({ 'accept-encoding': 'br' })
  title = 'after'
  const answer = await ask({ 'accept-encoding': 'br' })
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).title).toBe('after')
})

test('code 7: a bug is 500 and an error in the log although there is a stale response; a query that Supabase refuses is not', async () => {
  const lines: { level: number; err?: { message: string } }[] = []
  app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } })
  app.setErrorHandler(handleError)
  const answers = createResponseCache({ lifetime: -1, maxBytes: 2 ** 20 })
  let content = () => ({ news: 1 })
  app.get('/', (request, reply) => answers.send(request, reply, '', async () => publicJson(z.unknown(), content())))
  await app.inject('/')
  content = () => {
    throw new DatabaseError('42501', 'permission denied')
  }
  const refused = await app.inject('/')
  expect([refused.statusCode, refused.headers[STALE]]).toEqual([200, expect.any(String)])
  content = () => {
    throw new TypeError('x is not a function')
  }
  let answer = await app.inject('/')
  // Who asks next is shown the old copy until its renewal has failed.
  while (answer.statusCode === 200) {
    await wait(1_100)
    answer = await app.inject('/')
  }
  expect([answer.statusCode, answer.headers[STALE]]).toEqual([500, undefined])
  expect(lines.find(({ level }) => level === 50)?.err?.message).toBe('x is not a function')
})

test('F5 while Supabase is slow one request waits for a renewal, and later ones do not', async () => {
  let answer = () => Promise.resolve<object>({ at: 'first' })
  const { ask, made } = serve(() => answer(), -1)
  await ask()
  const slow = Promise.withResolvers<object>()
  answer = () => slow.promise
  const first = await ask()
  expect([first.json(), first.headers[STALE]]).toEqual([{ at: 'first' }, expect.any(String)])
  await wait(20)

  // From here on no wait for a renewal is ever over, and no renewal ends.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  answer = () => Promise.withResolvers<object>().promise
  slow.resolve({ at: 'second' })
  let next = await ask()
  while (next.json().at === 'first') next = await ask()
  expect([next.json(), next.headers[STALE]]).toEqual([{ at: 'second' }, expect.any(String)])
  const before = made()
  for (let round = 0; round < 100; round += 1) await ask()
  expect(made()).toBe(before)
})

test('the cache is bounded in bytes: responses longest not renewed are evicted first, and a very large one is not cached', async () => {
  app = Fastify()
  const answers = createResponseCache({ lifetime: 60_000, maxBytes: 4_000 })
  const made: string[] = []
  app.get<{ Params: { key: string } }>('/:key', (request, reply) =>
    answers.send(request, reply, request.params.key, async () => {
      made.push(request.params.key)
      const body = Buffer.alloc(request.params.key === 'large' ? 1_001 : 900)
      return { body, headers: { 'content-type': 'image/png' } }
    }),
  )
  for (const key of ['a', 'b', 'c', 'd', 'a', 'e', 'b', 'a', 'large', 'large']) await app.inject(`/${key}`)
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'a', 'large', 'large'])
})

/** A cache of pages on an app; each path is a page of its own. */
function servePages(options: { maxBytes?: number } = {}) {
  app = Fastify()
  app.setErrorHandler(handleError)
  const cache = createResponseCache({ lifetime: 2_000, maxBytes: 2 ** 20, ...options })
  const make = vi.fn<(isWanted: () => boolean) => Promise<Content | null>>(async () => page())
  app.get('/*', (request, reply) => cache.send(request, reply, request.url, make))
  return { cache, make, ask: (url = '/', headers = {}) => app.inject({ url, headers }) }
}
const page = (body = '<p>page</p>', more: Partial<Content> = {}): Content => ({
  body,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
  etag: '"one"',
  policy: "script-src 'sha256-of-it'",
  ...more,
})

test('a page is made once for many requests, and again when two seconds have passed since its making began', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const { ask, make } = servePages()
  await Promise.all(Array.from({ length: 100 }, () => ask()))
  expect(make).toHaveBeenCalledTimes(1)
  vi.setSystemTime(1_999)
  await ask()
  expect(make).toHaveBeenCalledTimes(1)
  vi.setSystemTime(2_000)
  await ask()
  expect(make).toHaveBeenCalledTimes(2)
})

test('a policy belongs to the body of one making: a 304 has none, and the next body has its own', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const { ask, make } = servePages()
  const first = await ask()
  expect(first.headers).toMatchObject({ 'content-security-policy': "script-src 'sha256-of-it'", etag: 'W/"one"' })
  const unchanged = await ask('/', { 'if-none-match': '"one"' })
  expect([unchanged.statusCode, unchanged.headers['content-security-policy']]).toEqual([304, undefined])
  vi.setSystemTime(3_000)
  make.mockResolvedValueOnce(page('<p>page of another moment</p>', { policy: "script-src 'sha256-of-another'" }))
  const second = await ask()
  expect(second.body).toBe('<p>page of another moment</p>')
  expect(second.headers).toMatchObject({ 'content-security-policy': "script-src 'sha256-of-another'", etag: 'W/"one"' })
})

test('a page that is not 200 is never 304; from 500 on it is not kept', async () => {
  const { ask, make } = servePages()
  make.mockResolvedValueOnce(page('<p>gone</p>', { status: 404 }))
  expect((await ask('/gone', { 'if-none-match': '"one"' })).statusCode).toBe(404)
  expect((await ask('/gone', { 'if-none-match': '*' })).body).toBe('<p>gone</p>')
  expect(make).toHaveBeenCalledTimes(1)
  make.mockResolvedValueOnce(page('<p>sorry</p>', { status: 500 }))
  expect((await ask('/broken')).statusCode).toBe(500)
  expect((await ask('/broken')).statusCode).toBe(200)
})

test('a stale page stands for one that is not available, and says since when', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 10) })
  const { ask, make } = servePages()
  await ask()
  for (const failure of [
    async () => page('sorry', { status: 503 }),
    () => Promise.reject(new UnavailableError('away')),
  ]) {
    vi.setSystemTime(Date.now() + 3_000)
    make.mockImplementationOnce(failure)
    const { statusCode, headers, body } = await ask()
    expect([statusCode, body, headers[STALE]]).toEqual([200, '<p>page</p>', 'Sun, 22 Nov 2026 10:00:00 GMT'])
  }
  make.mockResolvedValueOnce(page('sorry', { status: 503 }))
  expect((await ask('/new')).statusCode).toBe(503)
})

test('clearing forgets every response, also one that is being made', async () => {
  const { cache, ask, make } = servePages()
  const { promise, resolve } = Promise.withResolvers<Content>()
  make.mockReturnValueOnce(promise)
  const before = ask()
  await expect.poll(() => make.mock.calls.length).toBe(1)
  cache.clear()
  resolve(page())
  await before
  expect(cache.isFresh('/')).toBe(false)
  await ask()
  expect(cache.isFresh('/')).toBe(true)
})

test('a page is not rendered when all requests for it are closed before its turn', async () => {
  const cache = createResponseCache({ lifetime: 2_000, maxBytes: 2 ** 20 })
  const semaphore = createSemaphore(1)
  const { promise: block, resolve } = Promise.withResolvers<void>()
  const made: string[] = []
  const raws: { destroyed: boolean }[] = []
  app = Fastify()
  app.get('/*', (request, reply) => {
    // An inject whose connection is lost never ends.
    const raw = Object.assign(Object.create(request.raw), { destroyed: false })
    raws.push(raw)
    return cache.send(Object.assign(Object.create(request), { raw }), reply, request.url, (isWanted) =>
      semaphore.run(async () => {
        if (request.url === '/first') await block
        if (!isWanted()) return null
        made.push(request.url)
        return page()
      }),
    )
  })
  const asked = ['/first', '/left', '/left', '/shared', '/shared'].map((url) => app.inject(url))
  await expect.poll(() => raws.length).toBe(5)
  for (const index of [1, 2, 3]) (raws[index] as { destroyed: boolean }).destroyed = true
  resolve()
  expect((await asked[4])?.statusCode).toBe(200)
  expect(made).toEqual(['/first', '/shared'])
  expect((await app.inject('/left')).statusCode).toBe(200)
})

test('F5 what is not there is asked for once in two seconds, and at once after something is written', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  app = Fastify()
  app.setErrorHandler(handleError)
  const answers = createResponseCache({ lifetime: 60_000, maxBytes: 2 ** 20 })
  let asked = 0
  let isThere = false
  app.get<{ Params: { name: string } }>('/:name', (request, reply) =>
    answers.send(request, reply, request.params.name, async () => {
      asked += 1
      if (!isThere) throw notFound('item')
      return publicJson(z.unknown(), { there: true })
    }),
  )
  const ask = async (name = 'item') => (await app.inject(`/${name}`)).statusCode
  expect([await ask(), await ask(), asked]).toEqual([404, 404, 1])
  vi.setSystemTime(Date.now() + 2_001)
  expect([await ask(), asked]).toEqual([404, 2])
  isThere = true
  answers.clear()
  expect([await ask(), asked]).toEqual([200, 3])
})

test('F5 after a write the last copy is shown when no new one can be made, and only of what may stand', async () => {
  app = Fastify()
  app.setErrorHandler(handleError)
  const answers = createResponseCache({ lifetime: 60_000, maxBytes: 2 ** 20 })
  let content: () => object = () => ({ said: 'before' })
  app.get<{ Params: { name: string } }>('/:name', (request, reply) =>
    answers.send(request, reply, request.params.name, async () => publicJson(z.unknown(), content())),
  )
  const ask = (name: string) => app.inject(`/${name}`)
  for (const name of ['list', 'item']) expect((await ask(name)).body).toContain('before')
  answers.outdate((name) => name === 'list')
  content = () => {
    throw unavailable()
  }
  const list = await ask('list')
  expect([list.statusCode, list.body, list.headers[STALE]]).toEqual([200, '{"said":"before"}', expect.any(String)])
  expect((await ask('item')).statusCode).toBe(503)
  answers.outdate(() => true)
  content = () => ({ said: 'after' })
  const renewed = await ask('list')
  expect([renewed.body, renewed.headers[STALE]]).toEqual(['{"said":"after"}', undefined])
})
