import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveMetrics } from '#metrics/metrics.server.ts'
import { createMetrics } from '#metrics/metrics.ts'
import { site } from '#pages/site.ts'
import { ANNA, PUBLIC_URL, publish, startTestApp, type TestApp } from '../../testing/app.ts'
import { exchange, readAnswer } from '../../testing/raw-requests.ts'

/** The sources of each directive of a Content-Security-Policy. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
}

let api: TestApp
let token: string
let cover: string
let port: number

beforeAll(async () => {
  api = await startTestApp({
    site: (scope, parts) => site(scope, parts, { development: false, publicUrl: PUBLIC_URL }),
  })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
  token = await api.signIn()
  cover = (await publish(api, token, { url: 'item' })).cover
})
afterAll(() => api.stop())

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
}
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'"
const JSON_ANSWER = {
  ...ALWAYS,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': NOTHING_RUNS,
  'cache-control': 'no-store',
}
const DOCUMENT = {
  ...ALWAYS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/^accelerometer=\(\), camera=\(\), .*geolocation=\(\)/),
}
const PAGE_KEPT = 'public, max-age=0, s-maxage=2, stale-while-revalidate=60'
const PAGE = { ...DOCUMENT, 'content-security-policy': expect.any(String), 'cache-control': PAGE_KEPT }
const REDIRECT = {
  ...DOCUMENT,
  'content-security-policy': NOTHING_RUNS,
  'cache-control': 'public, max-age=86400',
}
/** Said where pages are, too. */
const NO_FILE = { ...DOCUMENT, ...JSON_ANSWER }
const FILE = { ...DOCUMENT, 'cache-control': 'public, max-age=86400' }
const ASSET = { ...DOCUMENT, 'cache-control': 'public, max-age=31536000, immutable' }
const FOR_OTHERS = { 'cross-origin-resource-policy': 'cross-origin' }
const MADE_FILE = { ...JSON_ANSWER, 'cache-control': 'no-cache' }
const NAMES = [...Object.keys(PAGE), 'access-control-allow-origin', 'access-control-allow-credentials', 'set-cookie']

const built = readdirSync(join(import.meta.dirname, '../../../web/dist/client'), { recursive: true, encoding: 'utf8' })
const oneOf = (pattern: RegExp) =>
  `/${built.find((path) => pattern.test(path.replaceAll('\\', '/')))}`.replaceAll('\\', '/')
const staff = () => ({ headers: { authorization: `Bearer ${token}` } })
const json = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload })

const CLASSES: [string, number, () => InjectOptions, Record<string, unknown>][] = [
  ['a public page', 200, () => ({ url: '/' }), PAGE],
  ['a page that knows no such address', 404, () => ({ url: '/nowhere' }), PAGE],
  ['a page of news', 200, () => ({ url: '/news/item' }), PAGE],
  ['a page of the administration', 200, () => ({ url: '/admin/login' }), { ...PAGE, 'cache-control': 'no-store' }],
  ['a page that leads elsewhere', 301, () => ({ url: '/products/' }), REDIRECT],
  ['a page of the administration by another name', 301, () => ({ url: '/%61dmin' }), REDIRECT],
  ['a file that is missing', 404, () => ({ url: '/assets/none.js' }), NO_FILE],
  ['the API itself', 404, () => ({ url: '/api' }), NO_FILE],
  ['a public answer', 200, () => ({ url: '/api/news/latest' }), MADE_FILE],
  ['a public answer that is missing', 404, () => ({ url: '/api/news/nothing' }), JSON_ANSWER],
  ['a public answer to a wrong question', 400, () => ({ url: '/api/news?x=1' }), JSON_ANSWER],
  ['a call that does not exist', 404, () => ({ url: '/api/nothing' }), JSON_ANSWER],
  ['a method that does not exist', 404, () => ({ url: '/api/news', method: 'PATCH' }), JSON_ANSWER],
  ['a page that is posted to', 404, () => json('/news', {}), JSON_ANSWER],
  ['an address that is none', 400, () => ({ url: '/%zz' }), JSON_ANSWER],
  ['an address that is too long', 404, () => ({ url: `/api/news/${'x'.repeat(300)}` }), JSON_ANSWER],
  ['a sign-in', 200, () => json('/api/admin/login', ANNA), JSON_ANSWER],
  ['a form', 400, () => json('/api/inquiries', {}), JSON_ANSWER],
  ['a read of the staff', 200, () => ({ url: '/api/trash', ...staff() }), JSON_ANSWER],
  ['a write of the staff', 200, () => ({ ...json('/api/news/validate-url', { url: 'x' }), ...staff() }), JSON_ANSWER],
  ['a call without a token', 401, () => ({ url: '/api/trash' }), JSON_ANSWER],
  [
    'a button behind a link of a mail',
    303,
    () => ({ url: '/newsletter/confirm?token=x', method: 'POST' }),
    { ...DOCUMENT, 'cache-control': 'no-store' },
  ],
  ['health', 200, () => ({ url: '/healthz' }), JSON_ANSWER],
  ['whether it ends', 200, () => ({ url: '/drainz' }), JSON_ANSWER],
  ['readiness', 200, () => ({ url: '/readyz' }), JSON_ANSWER],
  ['a script', 200, () => ({ url: oneOf(/^assets\/.*\.js$/) }), ASSET],
  ['a style sheet', 200, () => ({ url: oneOf(/^assets\/.*\.css$/) }), ASSET],
  ['a font', 200, () => ({ url: oneOf(/^assets\/.*\.woff2$/) }), ASSET],
  ['a picture of the site', 200, () => ({ url: oneOf(/^assets\/.*\.webp$/) }), { ...ASSET, ...FOR_OTHERS }],
  ['a film', 200, () => ({ url: oneOf(/\.mp4$/) }), FILE],
  [
    'a PDF',
    200,
    () => ({ url: oneOf(/\.pdf$/) }),
    { ...FILE, 'cache-control': 'no-cache', 'content-security-policy': "frame-ancestors 'none'" },
  ],
  [
    'a picture of news',
    200,
    () => ({ url: `/uploads/news/${cover}` }),
    {
      ...ALWAYS,
      ...FOR_OTHERS,
      'content-security-policy': `${NOTHING_RUNS}; sandbox`,
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ],
  ['a picture that is missing', 404, () => ({ url: '/uploads/news/x-1x1.jpg' }), JSON_ANSWER],
  ['a feed', 200, () => ({ url: '/feed.xml' }), { ...MADE_FILE, ...FOR_OTHERS, 'access-control-allow-origin': '*' }],
  ['the sitemap', 200, () => ({ url: '/sitemap.xml' }), MADE_FILE],
]

const POST = 'POST /api/inquiries HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
/** What Node finds fault with before there is a request. */
const BYTES: [string, number, string][] = [
  ['what is no request', 400, 'hello\r\n\r\n'],
  ['a method that is unknown', 400, 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['the beginning of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a request of two lengths', 400, `${POST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a header with a sign of control', 400, 'GET / HTTP/1.1\r\nhost: x\r\nx: \x01\r\n\r\n'],
  ['a request without a host', 400, 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['a page asked without a host', 400, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['a head that is too large', 431, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
  [
    'a piece with a note that is too long',
    413,
    `${POST}transfer-encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'an expectation that is unknown',
    200,
    'GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\nconnection: close\r\n\r\n',
  ],
]

describe('SEC headers', () => {
  test.each(CLASSES)('%s has exactly the headers of its class', async (_name, status, request, expected) => {
    const { statusCode, headers } = await api.app.inject(request())
    const seen = Object.fromEntries(NAMES.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])))
    expect([statusCode, seen]).toEqual([status, expected])
    expect(headers).not.toHaveProperty('server')
  })

  test.each(BYTES)('%s gets exactly the headers of the API, too', async (_name, status, bytes) => {
    const { statusCode, headers, body } = readAnswer(await exchange(port, bytes))
    const seen = Object.fromEntries(NAMES.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])))
    expect([statusCode, seen]).toEqual([status, JSON_ANSWER])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(body)).toEqual(
      status === 200 ? { ok: true } : { error: expect.stringMatching(/\w+ \w+/), code: 'validation' },
    )
  })

  test('what has not changed says so with the headers of its class, and a page without another policy', async () => {
    for (const url of ['/', '/api/news/latest', `/uploads/news/${cover}`, oneOf(/^assets\/.*\.css$/)]) {
      const whole = await api.app.inject({ url })
      const known = { 'if-none-match': String(whole.headers.etag) }
      const { statusCode, headers } = await api.app.inject({ url, headers: known })
      expect([url, statusCode]).toEqual([url, 304])
      expect(headers).toMatchObject(ALWAYS)
      expect(headers['cache-control']).toBe(whole.headers['cache-control'])
      const policy = headers['content-security-policy']
      if (url === '/') expect(policy).toBeUndefined()
      else expect(policy).toBe(whole.headers['content-security-policy'])
    }
  })

  test('metrics are not cached and not framed', async () => {
    const { port, close } = await serveMetrics(createMetrics().registry, { port: 0, host: '127.0.0.1' })
    for (const path of ['/metrics', '/nothing']) {
      const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
      expect(Object.fromEntries(headers)).toMatchObject(JSON_ANSWER)
    }
    close()
  })
})

describe('SEC policy of pages', () => {
  const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
  const isCode = (attributes: string) => !/type="application\/\S+\+json"/.test(attributes)
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  const inlineCode = (html: string) => [...html.matchAll(INLINE)].filter(([, attributes = '']) => isCode(attributes))
  const scriptsOf = (headers: Record<string, unknown>) =>
    directivesOf(String(headers['content-security-policy'])).get('script-src')

  test.each(['/', '/news/item', '/about-the-company/about-us', '/nowhere'])(
    '%s allows its own scripts by their hashes',
    async (url) => {
      const { headers, body } = await api.app.inject({ url })
      const hashes = inlineCode(body).map(([, , code = '']) => hashOf(code))
      expect(hashes.length).toBeGreaterThan(0)
      expect(scriptsOf(headers)?.toSorted()).toEqual(["'self'", ...new Set(hashes)].toSorted())
      expect(body).not.toMatch(/\son[a-z]+="|\sstyle="|href="javascript:/i)
    },
  )

  test('/admin allows them by a nonce, another one each time', async () => {
    const answers = await Promise.all([1, 2].map(() => api.app.inject({ url: '/admin/login' })))
    const nonces = answers.map(({ headers, body }) => {
      const [self, nonce = '', ...others] = scriptsOf(headers) ?? []
      expect([self, others]).toEqual(["'self'", []])
      const [, value = ''] = /^'nonce-([\w+/]{22}==)'$/.exec(nonce) ?? []
      expect(inlineCode(body).length).toBeGreaterThan(0)
      for (const [, attributes] of inlineCode(body)) expect(attributes).toContain(`nonce="${value}"`)
      return value
    })
    expect(new Set(nonces).size).toBe(2)
  })
})

describe('F41 secrets', () => {
  const KEYS =
    /sb_secret_\w{8,}|\beyJ[\w-]{20,}\.[\w-]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY|\bre_\w{8,}_\w{8,}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30,}|\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$\w{16}/g
  /** What only the server has: names of its settings, its people and its tables. */
  const OURS =
    /SESSION_SECRET|SUPABASE_SECRET|SERVICE_ROLE|RESEND_API_KEY|password_hash|argon2|inquiryRecipients|\/rest\/v1/
  const root = join(import.meta.dirname, '../../..')
  /** The same key in every local Supabase, published in its documentation. */
  const PUBLIC_KEY = /^const CLI_SECRET_KEY|^export const CLI_SECRET_KEY|'sb_secret_elsewhere'/

  const textOf = (path: string) => readFileSync(path, 'latin1')

  test('no file that browsers get names a secret or a part of the server', () => {
    const folder = join(root, 'web/dist/client')
    const files = built.map((path) => join(folder, path)).filter((path) => statSync(path).isFile())
    expect(files.length).toBeGreaterThan(500)
    const isText = (path: string) => /\.(js|css|json|svg|html|xml|txt|map)$/.test(path)
    expect(files.filter((path) => textOf(path).search(KEYS) >= 0)).toEqual([])
    expect(files.filter((path) => isText(path) && OURS.test(textOf(path)))).toEqual([])
    expect(files.filter((path) => /\.map$|(^|\/)\.(env|git)/.test(path))).toEqual([])
  })

  test('no source holds a key', () => {
    const sources = [
      'api/**/*.ts',
      'web/src/**/*',
      'web/*.ts',
      'supabase/**/*.{ts,sql,toml,json}',
      'e2e/*.ts',
      '*.{md,yaml,json}',
      '.env.example',
    ]
    const files = globSync(sources, { cwd: root, exclude: ['**/node_modules/**', '**/.temp/**'] })
    const found = files
      .filter((path) => statSync(join(root, path)).isFile())
      .flatMap((path) =>
        textOf(join(root, path))
          .split('\n')
          .map((line) => [path, line.trim()] as const),
      )
      .filter(
        ([, line]) => line.search(KEYS) >= 0 && !PUBLIC_KEY.test(line.replace(/^.*(?='sb_secret_elsewhere')/, '')),
      )
    expect(found).toEqual([])
  })
})
