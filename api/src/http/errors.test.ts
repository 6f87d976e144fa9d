import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { QUEUE_FULL, QueueFullError } from '#lib/semaphore.ts'
import { handleError, unavailable } from './errors.ts'

const lines: Record<string, unknown>[] = []
const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(JSON.parse(line)) } } })
const thrown: Record<string, unknown> = {
  unexpected: new TypeError('secret: cannot read x of undefined'),
  plugin: Object.assign(new Error('secret words of a plugin'), { statusCode: 431 }),
  away: unavailable(new Error('connection refused')),
  full: unavailable(new QueueFullError(QUEUE_FULL)),
  wrong: z.object({ title: z.string('title is missing') }).safeParse({}).error,
}

beforeAll(async () => {
  app.setErrorHandler(handleError)
  app.get('/:what', async ({ params }) => {
    throw thrown[(params as { what: string }).what]
  })
  app.post('/', async () => ({}))
  await app.ready()
})
afterAll(() => app.close())

test.each([
  ['unexpected', 500, { error: 'internal server error', code: 'server' }],
  ['plugin', 431, { error: 'bad request', code: 'validation' }],
  ['away', 503, { error: 'temporarily unavailable, try again soon', code: 'unavailable' }],
  ['wrong', 400, { error: 'title is missing', field: 'title', code: 'validation' }],
] as const)(
  'what is thrown (%s) answers %i in the words of the API, not in its own',
  { tags: ['API-01'] },
  async (what, status, body) => {
    const answer = await app.inject(`/${what}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual(body)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-request-id': /./ })
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined)
  },
)

test.each([
  ['no JSON', '{', 'application/json', 400, 'the body is not JSON'],
  ['nothing', '', 'application/json', 400, 'the body is empty'],
  ['another type', 'x', 'text/x', 415, 'unsupported content type'],
  ['too much', JSON.stringify('x'.repeat(2 ** 20)), 'application/json', 413, 'the request is too large'],
] as const)('a body of %s is refused', { tags: ['API-01'] }, async (_, payload, type, status, error) => {
  const answer = await app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } })
  expect([answer.statusCode, answer.json().error]).toEqual([status, error])
})

test('the log has the cause, the path and the id of a failure, and no query', async () => {
  lines.length = 0
  await app.inject('/unexpected?token=secret')
  await app.inject('/away')
  await app.inject('/wrong')
  expect(lines).toMatchObject([
    { level: 50, path: '/unexpected', method: 'GET', err: { message: 'secret: cannot read x of undefined' } },
    { level: 40, path: '/away', err: { message: 'connection refused' } },
  ])
  expect(lines[0]?.reqId).toBeTruthy()
})

test('F5 that too many wait is told once a minute, without a stack', async () => {
  lines.length = 0
  for (let n = 0; n < 20; n += 1) expect((await app.inject('/full')).statusCode).toBe(503)
  expect(lines).toMatchObject([{ level: 40, msg: expect.stringContaining('too many requests wait') }])
  expect(lines[0]).not.toHaveProperty('err')
})
