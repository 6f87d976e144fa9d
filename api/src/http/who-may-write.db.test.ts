import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_URL } from '../../testing/app.ts'
import { type RefusingApp, startRefusingApp } from '../../testing/refusals.ts'

/** Pages that links in mails lead to: the token in the address is the right to post, also for mail programs. */
const LINKED_IN_MAILS = ['/newsletter/confirm', '/newsletter/unsubscribe']

let site: RefusingApp

beforeAll(async () => {
  site = await startRefusingApp()
})
afterAll(() => site.stop())

test('no write is done without a token, whatever the body and however the path is written', {
  tags: ['SEC-02', 'AMB-32'],
}, async () => {
  const before = await site.everything()
  for (const { method, path } of site.staffWrites()) {
    for (const url of [
      site.real(path),
      site.real(path).replace('/api/', '/%61pi/'),
      `${site.real(path)}?token=${site.token}`,
    ]) {
      for (const as of ['', 'x.y.z', `${site.token}x`]) {
        const answer = await site.send({ method, url, as, payload: '{"url":"x"}', type: 'application/json' })
        expect([method, url, answer.statusCode, answer.json().code]).toEqual([method, url, 401, 'unauthorized'])
      }
    }
  }
  expect(await site.everything()).toEqual(before)
})

/** What a page of another site can make a browser send to us, without asking first or with asking in vain. */
const FORGED_REQUESTS: [string, Record<string, string>, string | undefined][] = [
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'username=anna&password=x'],
  ['a form of JSON as text', { 'content-type': 'text/plain' }, '{"username":"anna","password":"x="}'],
  ['text', { 'content-type': 'text/plain;charset=UTF-8' }, '{}'],
  ['JSON called text', { 'content-type': 'text/plain; application/json' }, '{}'],
  ['a form with parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n'],
  ['nothing', {}, undefined],
  ['bytes without a type', {}, '{}'],
  ['a type that is none', { 'content-type': ';' }, '{}'],
  ['a beacon', { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'no-cors' }, 'x'],
  ['JSON from a site that is let', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, '{}'],
  ['JSON from nowhere', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: 'null' }, '{}'],
  ['a cookie of ours', { 'content-type': 'application/x-www-form-urlencoded', cookie: 'adminToken=x' }, 'a=b'],
]

test.each(FORGED_REQUESTS)(
  'F30 %s sent by a page of another site is refused by every write, whether the browser names that page or not',
  async (_name, sent, payload) => {
    const before = await site.everything()
    for (const { method, path } of site.writes().filter((route) => !LINKED_IN_MAILS.includes(route.path))) {
      const ask = async (headers: Record<string, string>) => {
        const request = { method: method as 'POST', url: site.real(path), headers, ...(payload && { payload }) }
        const { statusCode, headers: answered } = await site.api.app.inject(request)
        return [path, statusCode, answered['access-control-allow-origin']]
      }
      expect(await ask({ origin: 'https://evil.example', ...sent })).toEqual([path, 403, undefined])
      // The form of pages without scripts leads to a page that refuses.
      const refusals = path === '/newsletter/subscribe' ? [303, 403, 415] : [400, 401, 403, 415]
      expect(await ask(sent)).toEqual([path, expect.toBeOneOf(refusals), undefined])
      const asked = {
        origin: 'https://evil.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'x-news-url',
      }
      const permission = await site.api.app.inject({ method: 'OPTIONS', url: site.real(path), headers: asked })
      expect([path, permission.statusCode, Object.keys(permission.headers).join()]).toEqual([
        path,
        404,
        expect.not.stringContaining('access-control'),
      ])
    }
    expect(await site.everything()).toEqual(before)
  },
)

const ANOTHER_SITE: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'file://' },
  { origin: 'http://www.balkalum.example' },
  { origin: 'https://balkalum.example' },
  { origin: 'https://www.balkalum.example.evil.example' },
  { origin: 'https://www.balkalum.example:8443' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  { origin: 'https://admin.example:3000', host: 'admin.example:3001' },
  { origin: '' },
  // A name that leads to our address, no matter who has given it: attack 12.
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  { origin: 'https://admin.example', host: 'Admin.Example:443' },
  { origin: 'https://staging.example', 'sec-fetch-site': 'same-origin' },
]
const OUR_SITE: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: PUBLIC_URL },
  { origin: PUBLIC_URL, host: '127.0.0.1:3000' },
  { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' },
]

describe('F30 who writes with a token', () => {
  const status = async (headers: Record<string, string>, { method, path }: { method: string; path: string }) => {
    const request = { method: method as 'POST', url: site.real(path), headers, payload: {} }
    return (await site.api.app.inject(request)).statusCode
  }
  const withToken = (headers: Record<string, string>) => ({ authorization: `Bearer ${site.token}`, ...headers })

  test.each(ANOTHER_SITE)('from %j is refused by every write', async (headers) => {
    const before = await site.everything()
    for (const route of site.writes().filter(({ path }) => !LINKED_IN_MAILS.includes(path)))
      expect([route.path, await status(withToken(headers), route)]).toEqual([route.path, 403])
    expect(await site.everything()).toEqual(before)
  })

  test.each(OUR_SITE)('from %j is heard', async (headers) => {
    const payload = { url: 'free' }
    const request = { method: 'POST', url: '/api/news/validate-url', headers: withToken(headers), payload } as const
    expect((await site.api.app.inject(request)).statusCode).toBe(200)
    expect(await status(headers, { method: 'POST', path: '/api/inquiries' })).toBe(400)
  })
})

test('SEC a token is looked at before a byte of the body', async () => {
  const answer = await site.send({
    url: '/api/news',
    as: '',
    payload: Buffer.alloc(2 ** 20),
    type: 'multipart/form-data; boundary=x',
  })
  expect(answer.statusCode).toBe(401)
})
