import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { handleError } from '#http/errors.ts'
import { DatabaseError } from '#supabase/errors.ts'
import { publicJson } from './public-json.ts'
import { createPreparedAnswers, STALE } from './response-cache.ts'

const long = { news: Array.from({ length: 100 }, (_, index) => ({ title: `Новина ${index}` })) }
let app = Fastify()
afterEach(() => {
  vi.useRealTimers()
  return app.close()
})

function serve(content: () => object | Promise<object>, lifetime = 60_000) {
  app = Fastify()
  const answers = createPreparedAnswers({ lifetime, maxBytes: 2 ** 20 })
  let made = 0
  app.get('/', (request, reply) =>
    answers.send(request, reply, '', async () => {
      made += 1
      return publicJson(await content())
    }),
  )
  return { ask: (headers: Record<string, string> = {}) => app.inject({ url: '/', headers }), made: () => made }
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'who accepts %s gets the answer as %s, and what is kept is the same',
  async (accepted, encoding, decode) => {
    const { ask, made } = serve(() => long)
    const plain = await ask()
    const answer = await ask({ 'accept-encoding': accepted })
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(decode(answer.rawPayload).toString()).toBe(plain.body)
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(answer.headers.etag).toBe(plain.headers.etag)
    expect(made()).toBe(1)
  },
)

test.each([undefined, 'identity', 'deflate', 'br;q=0, gzip;q=0'])(
  'who accepts %s gets it as it is',
  async (accepted) => {
    const { ask } = serve(() => long)
    const { headers, body } = await ask(accepted ? { 'accept-encoding': accepted } : {})
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('accept-encoding')
    expect(body).toBe(JSON.stringify(long))
  },
)

test('a short answer is not compressed', async () => {
  const { headers, body } = await serve(() => ({ news: [] })).ask({ 'accept-encoding': 'br, gzip' })
  expect([headers['content-encoding'], body]).toEqual([undefined, '{"news":[]}'])
})

test('304 says what the answer varies by, and nothing of a body', async () => {
  const { ask } = serve(() => long)
  const { etag = '' } = (await ask()).headers
  const { statusCode, headers } = await ask({ 'if-none-match': etag as string, 'accept-encoding': 'br' })
  expect([statusCode, headers.vary]).toEqual([304, 'accept-encoding'])
  for (const name of ['content-type', 'content-encoding', 'content-length']) expect(headers[name]).toBeUndefined()
})

test('a renewed answer that has changed is encoded anew', async () => {
  let title = 'before'
  const { ask } = serve(() => ({ title, long }), -1)
  await ask({ 'accept-encoding': 'br' })
  title = 'after'
  const answer = await ask({ 'accept-encoding': 'br' })
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).title).toBe('after')
})

test('code 7: a bug of ours is 500 and an error in the log, although there is an old copy; what Supabase refuses is not', async () => {
  const lines: { level: number; err?: { message: string } }[] = []
  app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } })
  app.setErrorHandler(handleError)
  const answers = createPreparedAnswers({ lifetime: -1, maxBytes: 2 ** 20 })
  let content = () => ({ news: 1 })
  app.get('/', (request, reply) => answers.send(request, reply, '', async () => publicJson(content())))
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

test('F5 while Supabase is slow one reader waits a while for a renewal, and nobody after him', async () => {
  let answer = () => Promise.resolve<object>({ at: 'first' })
  const { ask, made } = serve(() => answer(), -1)
  await ask()
  const slow = Promise.withResolvers<object>()
  answer = () => slow.promise
  const first = await ask()
  expect([first.json(), first.headers[STALE]]).toEqual([{ at: 'first' }, expect.any(String)])
  await wait(20)

  // From here on nobody is ever told that he has waited long enough, and no renewal ends.
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

test('what is kept is bounded: the answers longest not renewed go first, and a very large one is not kept at all', async () => {
  app = Fastify()
  const answers = createPreparedAnswers({ lifetime: 60_000, maxBytes: 4_000 })
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

test('the headers of an unchanged picture do not speak of encodings', async () => {
  app = Fastify()
  const answers = createPreparedAnswers({ lifetime: 60_000, maxBytes: 4_000 })
  app.get('/', (request, reply) =>
    answers.send(request, reply, '', async () => ({ body: Buffer.alloc(9), headers: { 'content-type': 'image/png' } })),
  )
  const { etag = '' } = (await app.inject('/')).headers
  for (const known of [etag as string, '*', `"other", ${etag}`]) {
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': known } })
    expect([answer.statusCode, answer.headers.vary, answer.body]).toEqual([304, undefined, ''])
  }
  expect((await app.inject({ url: '/', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
})
