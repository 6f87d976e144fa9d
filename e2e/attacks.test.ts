import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, inject, test } from 'vitest'

const url = inject('siteUrl')

/** The answer to a request line written as it is, which no client would correct. */
async function raw(target: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  let answer = ''
  socket.setEncoding('latin1').on('data', (chunk) => (answer += chunk))
  socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\nconnection: close\r\n\r\n`, 'latin1')
  await once(socket, 'close')
  return answer
}

const UPWARDS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '.%00./',
  '%c0%ae%c0%ae/',
  '//../',
]
const TARGETS = [
  'etc/passwd',
  'package.json',
  '.env',
  'api/src/config.ts',
  'supabase/.temp/session-secret',
  '.vite/manifest.json',
  '.git/config',
]
const INSIDE = /root:x:0|"packageManager"|SUPABASE_SECRET|readConfig|\[core\]|"isEntry"/

test('F33 no path leads out of the built files, or to one with a dot before its name', async () => {
  const bases = ['/', '/assets/', '/uploads/news/', '/api/news/']
  const paths = bases.flatMap((base) =>
    TARGETS.flatMap((target) => UPWARDS.slice(0, 11).map((up) => base + up.repeat(6) + target)),
  )
  paths.push(
    '/.env',
    '/.vite/manifest.json',
    '/assets/../server/entry-server.js',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    'http://x/../../etc/passwd',
  )
  const wrong: string[] = []
  for (let start = 0; start < paths.length; start += 20) {
    const answers = await Promise.all(
      paths.slice(start, start + 20).map(async (path) => [path, await raw(path)] as const),
    )
    for (const [path, answer] of answers)
      if (!/^HTTP\/1\.1 (30[1278]|4\d\d) /.test(answer) || INSIDE.test(answer))
        wrong.push(`${path} ${answer.slice(0, 60)}`)
  }
  expect(paths.length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

test('F32 whatever path is asked for is a page that is not found, never an error of the server', async () => {
  const alphabet = [
    'a',
    'Z',
    '0',
    '-',
    '_',
    '.',
    '~',
    '%',
    '%41',
    '%20',
    '%c3%28',
    '%f0%9f%98%80',
    '/',
    '//',
    ';',
    '@',
    ':',
    '+',
    ',',
    "'",
    '(',
    '[',
    '|',
    '^',
    '`',
    '{',
  ]
  const pieces = (seed: number) => {
    let state = seed * 2654435761 + 1
    return Array.from({ length: 1 + (seed % 24) }, () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      return alphabet[state % alphabet.length]
    }).join('')
  }
  const paths = Array.from(
    { length: 200 },
    (_, seed) => `/${['', 'news/', 'products/', 'admin/', 'api/'][seed % 5]}${pieces(seed + 1)}`,
  )
  paths.push(`/${'a'.repeat(8_000)}`, `/${'a/'.repeat(3_000)}`, `/${'%41'.repeat(2_500)}`)
  const wrong: string[] = []
  for (let start = 0; start < paths.length; start += 10) {
    const answers = await Promise.all(
      paths.slice(start, start + 10).map(async (path) => [path, await raw(path)] as const),
    )
    for (const [path, answer] of answers)
      if (!/^HTTP\/1\.1 (200|30[1278]|4\d\d) /.test(answer)) wrong.push(`${path.slice(0, 80)} ${answer.slice(0, 60)}`)
  }
  expect(wrong).toEqual([])
})

test('F31 no address leads to another site', async () => {
  const evil = [
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '///evil.example/',
    '//evil.example//..',
    '/;@evil.example',
    '/news//evil.example',
    '/@evil.example',
    '/.//evil.example',
    '/?redirect=//evil.example',
    '/admin/login?back=//evil.example',
    '/admin/login?back=https://evil.example',
    'http://evil.example/',
    '/products/..//evil.example/',
    '/%09/evil.example',
  ]
  for (const path of evil) {
    const answer = await raw(path)
    const [, location = '/'] = /^location: (.*)$/im.exec(answer) ?? []
    expect([path, answer.slice(9, 12)]).toEqual([path, expect.stringMatching(/^[234]/)])
    expect([path, new URL(location.trim(), url).origin]).toEqual([path, new URL(url).origin])
  }
})

test('F36 F29 nothing that one visitor sends is shown to the next', async () => {
  const { hostname, port } = new URL(url)
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ etag: string | undefined; body: string; headers: string }>((resolve, reject) => {
      request({ hostname, port, path, headers }, async (answer) => {
        const body = Buffer.concat(await Array.fromAsync(answer)).toString('latin1')
        resolve({ etag: answer.headers.etag, body, headers: JSON.stringify(answer.headers) })
      })
        .on('error', reject)
        .end()
    })
  const poison: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
    { 'x-forwarded-for': '"><script>evil.example' },
    { forwarded: 'host=evil.example;proto=gopher' },
    { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
    { 'accept-encoding': 'evil.example, br;q=0.001, identity;q=0' },
    { 'accept-language': 'evil.example' },
    { cookie: 'evil.example=1', authorization: 'Bearer evil.example' },
  ]
  for (const path of ['/', '/news', '/api/news/latest', '/sitemap.xml', '/nowhere']) {
    const before = await ask(path)
    for (const headers of poison) {
      const answer = await ask(`${path}?evil.example=1&utm=%3Cscript%3E`, headers)
      expect(`${answer.headers}${answer.body}`).not.toMatch(/evil\.example|gopher/)
      await ask(path, headers)
    }
    const after = await ask(path)
    expect([path, after.etag]).toEqual([path, before.etag])
    expect(after.body).not.toMatch(/evil\.example|gopher/)
  }
})
