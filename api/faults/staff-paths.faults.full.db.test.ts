import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#pages/site.ts'
import { PUBLIC_URL, publish, someNews, startTestApp, type TestApp } from '../testing/app.ts'
import { tellFault } from '../testing/faults.ts'
import { someInquiry } from '../testing/mail.ts'
import { exchange, readAnswer } from '../testing/raw-requests.ts'
import { routesOf } from '../testing/routes.ts'

const SECRET = 'No visitor reads this'
let api: TestApp
let port: number

beforeAll(async () => {
  api = await startTestApp({
    site: (scope, parts) => site(scope, parts, { development: false, publicUrl: PUBLIC_URL }),
  })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
  const token = await api.signIn()
  const { _id } = await publish(api, token, { url: 'deleted', data: someNews(SECRET) })
  const headers = { authorization: `Bearer ${token}` }
  expect((await api.app.inject({ method: 'DELETE', url: `/api/news/${_id}`, headers })).statusCode).toBe(200)
  const payload = someInquiry({ message: SECRET })
  expect((await api.app.inject({ method: 'POST', url: '/api/inquiries', payload })).statusCode).toBe(201)
})
afterAll(() => api.stop())

const encoded = (text: string) => text.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
const first = (path: string, change: (segment: string) => string) =>
  path.replace(/^\/([^/]+)/, (_, segment: string) => `/${change(segment)}`)
const last = (path: string, change: (segment: string) => string) =>
  path.replace(/([^/]+)(\/?)$/, (_, segment: string, slash: string) => change(segment) + slash)

/** Twenty ways of writing a path that something on the way might read as that path. */
const ENCODINGS: [string, (path: string) => string][] = [
  ['as it is', (path) => path],
  ['its first letter as a code', (path) => first(path, (one) => encoded(one[0] ?? '') + one.slice(1))],
  ['its first word as codes', (path) => first(path, encoded)],
  ['its last word as codes', (path) => last(path, encoded)],
  ['codes of codes', (path) => first(path, (one) => encoded(one).replaceAll('%', '%25'))],
  ['slashes as codes', (path) => `/${path.slice(1).replaceAll('/', '%2f')}`],
  ['slashes as codes of codes', (path) => `/${path.slice(1).replaceAll('/', '%252f')}`],
  ['a dot before it', (path) => `/.${path}`],
  ['a dot within it', (path) => last(path, (one) => `./${one}`)],
  ['a way out of a public folder', (path) => `/assets/..${path}`],
  ['the same in codes', (path) => `/assets/%2e%2e${path}`],
  ['a way out with the slash as a code', (path) => `/api/news/..%2f..${path}`],
  ['a backslash in front', (path) => `/\\${path.slice(1)}`],
  ['backslashes', (path) => `/${path.slice(1).replaceAll('/', '\\')}`],
  ['backslashes as codes', (path) => `/${path.slice(1).replaceAll('/', '%5c')}`],
  ['capitals', (path) => path.toUpperCase()],
  ['two slashes in front', (path) => `/${path}`],
  ['two slashes within', (path) => last(path, (one) => `/${one}`)],
  ['a dot behind', (path) => `${path}.`],
  ['a parameter of a segment', (path) => `${path};token=x`],
  ['a NUL behind', (path) => `${path}%00`],
  ['a blank behind', (path) => `${path}%20`],
  ['with the whole address', (path) => `http://x${path}`],
  ['a question that names a public path', (path) => `${path}?/api/news/latest`],
  ['a fragment', (path) => `${path}#/api/news/latest`],
]

/** What may be asked without a session, by method and path. */
const PUBLIC =
  /^(GET \/api\/(news|careers|documents|events|people|search)|GET \/(healthz|readyz|uploads|newsletter)|POST \/(api\/(admin\/(login|passkey\/options)|inquiries|inquiries\/files|newsletter)\/?|newsletter\/unsubscribe)$)/

function staffRoutes() {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  return routesOf(api.app)
    .filter(({ method, path }) => path.startsWith('/api/') && !PUBLIC.test(`${method} ${path}`))
    .map(({ method, path }) => ({ method, path: path.replace(':url', 'deleted').replace(':id', id) }))
}

/** Sends a request without a token, or with what looks like one, as bytes. */
async function ask(method: string, path: string, more = '') {
  const body = method === 'GET' ? '' : '{}'
  const head = `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n${more}`
  return readAnswer(await exchange(port, `${head}content-length: ${body.length}\r\n\r\n${body}`))
}

const everything = async () => ({
  news: (await api.supabase.from('news').select().order('id')).data,
  careers: (await api.supabase.from('careers').select()).data,
  inquiries: (await api.supabase.from('inquiries').select()).data,
})

test('F26 no way of writing a path leads past the sign-in', async (context) => {
  const routes = staffRoutes()
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['GET /api/trash', 'GET /api/inquiries', 'POST /api/news', 'DELETE /api/trash']),
  )
  const before = await everything()
  const wrong: unknown[] = []
  let repetitions = 0
  for (const [name, write] of ENCODINGS)
    for (const { method, path } of routes)
      for (const more of ['', 'x-original-url: /api/news/latest\r\nx-rewrite-url: /api/news/latest\r\n']) {
        const { statusCode, headers, body } = await ask(method, write(path), more)
        repetitions += 1
        const isRefused = [400, 401, 404].includes(statusCode) || statusCode === 307
        const isSecret = body.includes(SECRET) || headers.location?.startsWith('http') === true
        if (!isRefused || isSecret) wrong.push([name, method, write(path), statusCode])
      }
  expect(wrong).toEqual([])
  expect(await everything()).toEqual(before)
  tellFault(context, 'F26 staff paths in many ways', { repetitions, wrongAnswers: wrong.length })
})

test('F26 pages of the administration say nothing without a session, however their path is written', async () => {
  for (const [name, write] of ENCODINGS)
    for (const path of ['/admin', '/admin/news/deleted', '/admin/trash']) {
      const { statusCode, body } = await ask('GET', write(path))
      expect([name, path, statusCode]).toEqual([name, path, expect.toBeOneOf([200, 301, 400, 404])])
      expect(body).not.toContain(SECRET)
    }
})
