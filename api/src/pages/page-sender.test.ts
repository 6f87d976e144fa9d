import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { STALE } from '#cache/prepared-response.ts'
import { handleError } from '#http/errors.ts'
import { createPageSender } from './page-sender.ts'

/** Every address below a server whose pages are rendered by `render`; those with a query hold what a visitor has typed. */
function startPages(render: (request: Request) => Promise<Response>) {
  const pages = createPageSender({
    renderer: { load: async () => ({ manifest: { routes: {} }, render }) },
    answerApi: async () => new Response(null, { status: 404 }),
    development: false,
    nextChange: () => Number.POSITIVE_INFINITY,
    publicUrl: 'https://www.balkalum.example',
  })
  const app = fastify()
  app.setErrorHandler(handleError)
  app.get('/*', (request, reply) =>
    pages.send(request, reply, { page: request.url, isTyped: request.url.includes('?') }),
  )
  onTestFinished(() => app.close())
  return { pages, ask: (url: string) => app.inject(url) }
}

const page = () => new Response('<p>page</p>')
const ofStatus = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length

test('when too many pages wait to be rendered the next is refused with 503 and Retry-After', async () => {
  const { promise: block, resolve } = Promise.withResolvers<void>()
  const sent: string[] = []
  const { ask } = startPages(async ({ url }) => {
    sent.push(url)
    await block
    return page()
  })
  const asked = Array.from({ length: 110 }, (_, n) => ask(`/slow/${n}`))
  const refused = await Promise.any(asked)
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '5', 'unavailable'])
  expect(sent.length).toBe(2)
  resolve()
  const answers = await Promise.all(asked)
  expect([ofStatus(answers, 200), ofStatus(answers, 503)]).toEqual([102, 8])
})

test('pages with what visitors type wait apart from the others, which stand after a write', async () => {
  const { promise: block, resolve } = Promise.withResolvers<void>()
  let isSlow = (url: string) => url.includes('?')
  const { ask, pages } = startPages(async ({ url }) => {
    if (isSlow(url)) await block
    return page()
  })
  const typed = Array.from({ length: 30 }, (_, n) => ask(`/finder?q=${n}`))
  expect((await Promise.any(typed)).statusCode).toBe(503)
  expect((await ask('/plain')).statusCode).toBe(200)

  pages.clear()
  isSlow = () => true
  const full = Array.from({ length: 110 }, (_, n) => ask(`/other-${n}`))
  expect((await Promise.any(full)).statusCode).toBe(503)
  const stands = await ask('/plain')
  expect([stands.statusCode, stands.headers[STALE]]).toEqual([200, expect.any(String)])
  resolve()
  expect(ofStatus(await Promise.all(typed), 503)).toBe(9)
  await Promise.all(full)
})
