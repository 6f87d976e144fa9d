import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { handleError } from '#http/errors.ts'
import { type Content, prepareResponse, writeResponse } from './prepared-response.ts'

const long = JSON.stringify(Array.from({ length: 100 }, (_, index) => ({ title: `Новина ${index}` })))
const json = (body: string): Content => ({ body, headers: { 'content-type': 'application/json' } })
const file = (type: string, body = '0123456789'): Content => ({ body, headers: { 'content-type': type } })

let app = Fastify()
afterEach(() => app.close())

function serve(content: Content) {
  app = Fastify()
  app.setErrorHandler(handleError)
  app.get('/', async (request, reply) => writeResponse(request, reply, await prepareResponse(content)))
  return (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/', headers })
}

test.each([undefined, 'identity', 'deflate', 'br;q=0, gzip;q=0'])(
  'Accept-Encoding %s gets identity',
  async (accepted) => {
    const { headers, body } = await serve(json(long))(accepted ? { 'accept-encoding': accepted } : {})
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('accept-encoding')
    expect(body).toBe(long)
  },
)

test('a short response is not compressed', async () => {
  const { headers, body } = await serve(json('{"news":[]}'))({ 'accept-encoding': 'br, gzip' })
  expect([headers['content-encoding'], body]).toEqual([undefined, '{"news":[]}'])
})

test('304 has Vary and no headers of a body', async () => {
  const ask = serve(json(long))
  const { etag = '' } = (await ask()).headers
  const { statusCode, headers } = await ask({ 'if-none-match': etag as string, 'accept-encoding': 'br' })
  expect([statusCode, headers.vary]).toEqual([304, 'accept-encoding'])
  for (const name of ['content-type', 'content-encoding', 'content-length']) expect(headers[name]).toBeUndefined()
})

test('the headers of an unchanged picture do not speak of encodings', async () => {
  const ask = serve(file('image/png'))
  const { etag = '' } = (await ask()).headers
  for (const known of [etag as string, '*', `"other", ${etag}`]) {
    const answer = await ask({ 'if-none-match': known })
    expect([answer.statusCode, answer.headers.vary, answer.body]).toEqual([304, undefined, ''])
  }
  expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('a file is sent in parts, by its strong tag', async () => {
  const ask = serve(file('application/pdf'))
  const whole = await ask()
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: expect.stringMatching(/^"/) })
  const range = 'bytes=2-4'
  const part = await ask({ range, 'if-range': String(whole.headers.etag) })
  expect([part.statusCode, part.body, part.headers['content-length']]).toEqual([206, '234', '3'])
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', etag: whole.headers.etag })
  const other = await ask({ range, 'if-range': '"other"' })
  expect([other.statusCode, other.body]).toEqual([200, '0123456789'])
  const known = await ask({ range, 'if-none-match': String(whole.headers.etag) })
  expect(known.statusCode).toBe(304)
  const beyond = await ask({ range: 'bytes=10-' })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10'])
})

test('HEAD of a file overlooks a range', async () => {
  const head = await serve(file('application/pdf'))({ range: 'bytes=2-4' }, 'HEAD')
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '10'])
})

test('what is compressed is not sent in parts', async () => {
  const text = await serve(file('text/html'))({ range: 'bytes=2-4' })
  expect([text.statusCode, text.body, text.headers['accept-ranges']]).toEqual([200, '0123456789', undefined])
})
