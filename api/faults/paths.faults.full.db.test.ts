import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type StubServer, startStubServer } from 'supabase/stub-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { site } from '#pages/site.ts'
import { createSupabase } from '#supabase/client.ts'
import { tellFault } from '../testing/faults.ts'
import { LONG_TIMEOUTS } from '../testing/timeouts.ts'

const publicUrl = 'https://www.balkalum.example'
/** A Supabase that holds nothing, and writes down what it is asked. */
const asked: string[] = []
let empty: StubServer
function answerNothing(request: IncomingMessage, answer: ServerResponse): void {
  asked.push(`${request.method} ${request.url}`)
  request.resume()
  answer.writeHead(200, { 'content-type': 'application/json' }).end('[]')
}
let app: Awaited<ReturnType<typeof buildApp>>
let port: number

beforeAll(async () => {
  empty = await startStubServer(answerNothing)
  const supabase = createSupabase({ url: empty.url, secretKey: 'x' }, LONG_TIMEOUTS)
  app = await buildApp({
    supabase,
    visitors: supabase,
    sessionSecret: 'a secret of the tests, 32 bytes or more',
    checkAnswers: true,
    trustProxy: 0,
    formLimit: 10,
    mailDue: () => {},
    publicUrl,
    logger: false,
    site: (scope, parts) => site(scope, parts, { development: false, publicUrl }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await empty.stop()
})

/** Asks for a path as it is written, which `fetch` and `inject` would correct. */
async function ask(path: string): Promise<IncomingMessage> {
  const asking = request({ port, path, agent: false }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}

type End = { status: number; hops: number; isHere: boolean }

/** Follows an address as a browser does, as long as it stays on the site. */
async function follow(address: string): Promise<End> {
  let url = address
  for (let hops = 0; ; hops += 1) {
    const { statusCode: status = 0, headers } = await ask(url)
    if (headers.location === undefined || hops === 5) return { status, hops, isHere: true }
    const next = URL.parse(String(headers.location), publicUrl + url)
    if (next?.origin !== publicUrl) return { status, hops, isHere: false }
    url = next.pathname + next.search
  }
}

const isFine = ({ status, hops, isHere }: End) => isHere && hops < 5 && [200, 400, 404].includes(status)

const PIECES = [
  ...'abzAZ09-_.~;@:+,=&!$*()[]{}|^`"<>\\',
  '/',
  '//',
  '/./',
  '/../',
  '%',
  '%41',
  '%20',
  '%2f',
  '%5c',
  '%2e%2e',
  '%00',
  '%0d%0a',
  '%c3%28',
  '%ff',
  '%f0%9f%98%80',
  '%e2%80%ae',
  'новини',
  'admin',
  'news',
  'api',
  'products',
  'careers',
  'assets',
  'index.html',
  '__proto__',
  'constructor',
  '$',
  '_site',
]
const BEGINNINGS = [
  '',
  'news/',
  'products/',
  'products/rolled-foils/',
  'careers/',
  'admin/',
  'api/',
  'uploads/news/',
  'markets/',
]
const QUERIES = ['', '?', '?medias=true', '?redirect=//evil.example', '?%zz', '?region=%00&product=../x', '#x']

/** Always the same paths, each put together of the pieces by its number. */
function pathOf(number: number): string {
  let state = number * 2_654_435_761 + 1
  const draw = <T>(from: readonly T[]): T => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return from[(state >>> 8) % from.length] as T
  }
  const length = number % 200 === 0 ? 1_500 : 1 + (number % 12)
  const pieces = Array.from({ length }, () => draw(PIECES))
  return encodeNonAscii(`/${draw(BEGINNINGS)}${pieces.join('')}${draw(QUERIES)}`)
}

/** A client sends no letters beyond ASCII in a request line. */
const encodeNonAscii = (path: string) => path.replace(/[^\x21-\x7e]+/g, encodeURIComponent).split('#')[0] ?? ''

test('F32 whatever is asked for is a page, a page that is not found, or leads to one: no error, no circle', async (context) => {
  const repetitions = 10_000
  const wrong: string[] = []
  for (let number = 0; number < repetitions; number += 1) {
    const path = pathOf(number)
    const end = await follow(path)
    if (!isFine(end)) wrong.push(`${path.slice(0, 200)} ${JSON.stringify(end)}`)
  }
  expect(wrong).toEqual([])
  expect(
    asked.filter(
      (line) =>
        !/^(POST \/rest\/v1\/rpc\/(news_|careers_page|content_version|erase_trash|erase_old_(news|register)_versions)|GET \/rest\/v1\/(news|documents|events|people)\?select=)/.test(
          line,
        ),
    ),
  ).toEqual([])
  tellFault(context, 'F32 paths', { repetitions, wrongAnswers: wrong.length })
})

const EVIL = [
  'evil.example',
  'evil.example/',
  'evil.example//..',
  'evil.example/%2e%2e',
  'user@evil.example',
  'evil.example:443',
]
const LEADS = [
  '//',
  '///',
  '/\\',
  '/\\/',
  '\\\\',
  '/%5c',
  '/%2f%2f',
  '/%09/',
  '/.//',
  '/./\\',
  '/;@',
  '/@',
  '/news//',
  '/products//',
  '/admin//',
]
const ASKED = ['redirect', 'back', 'next', 'url', 'returnTo', 'continue']
const GOALS = ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', 'data:text/html,x']

test('F31 no address leads to another site', async () => {
  const addresses = [
    ...LEADS.flatMap((lead) => EVIL.map((host) => lead + host)),
    ...['/', '/admin', '/admin/login', '/newsletter/confirm', '/products/'].flatMap((page) =>
      ASKED.flatMap((key) => GOALS.map((goal) => `${page}?${key}=${encodeURIComponent(goal)}`)),
    ),
  ]
  expect(addresses.length).toBeGreaterThan(200)
  const wrong: string[] = []
  for (const address of addresses) {
    const end = await follow(address)
    if (!isFine(end)) wrong.push(`${address} ${JSON.stringify(end)}`)
  }
  expect(wrong).toEqual([])
})
