import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createPreparedAnswers } from './prepared-answers.ts'
import { publicJson } from './public-json.ts'

const long = { news: Array.from({ length: 100 }, (_, index) => ({ title: `Новина ${index}` })) }
let app = Fastify()
afterEach(() => app.close())

function serve(content: () => object, lifetime = 60_000) {
  app = Fastify()
  const answers = createPreparedAnswers({ lifetime, maxBytes: 2 ** 20 })
  let made = 0
  app.get('/', (request, reply) =>
    answers.send(request, reply, '', async () => {
      made += 1
      return publicJson(content())
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

test('304 says what the answer varies by', async () => {
  const { ask } = serve(() => long)
  const { etag = '' } = (await ask()).headers
  const known = await ask({ 'if-none-match': etag as string, 'accept-encoding': 'br' })
  expect([known.statusCode, known.headers.vary, known.headers['content-encoding']]).toEqual([
    304,
    'accept-encoding',
    undefined,
  ])
})

test('a renewed answer that has changed is encoded anew', async () => {
  let title = 'before'
  const { ask } = serve(() => ({ title, long }), -1)
  await ask({ 'accept-encoding': 'br' })
  title = 'after'
  const answer = await ask({ 'accept-encoding': 'br' })
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).title).toBe('after')
})
