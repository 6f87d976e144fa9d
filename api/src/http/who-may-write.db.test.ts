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

test('the table of routes is the one of the specification', () => {
  expect(
    site
      .writes()
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual([
    'DELETE /api/admin/account/sessions',
    'DELETE /api/admin/account/sessions/:id',
    'DELETE /api/admin/account/sessions/others',
    'DELETE /api/admin/careers/:id',
    'DELETE /api/admin/careers/drafts/:id',
    'DELETE /api/admin/documents/:id',
    'DELETE /api/admin/documents/drafts/:id',
    'DELETE /api/admin/events/:id',
    'DELETE /api/admin/events/drafts/:id',
    'DELETE /api/admin/news/:ref/corrections/:correction',
    'DELETE /api/admin/news/:ref/draft',
    'DELETE /api/admin/news/:ref/preview-links/:link',
    'DELETE /api/admin/newsletter/sendings/:id',
    'DELETE /api/admin/newsletter/subscribers/:id',
    'DELETE /api/admin/people/:id',
    'DELETE /api/admin/people/drafts/:id',
    'DELETE /api/admin/presence/:id/:tab',
    'DELETE /api/careers/:id',
    'DELETE /api/inquiries/:id',
    'DELETE /api/news/:url',
    'DELETE /api/trash',
    'DELETE /api/trash/',
    'DELETE /api/trash/careers/:id',
    'DELETE /api/trash/documents/:id',
    'DELETE /api/trash/events/:id',
    'DELETE /api/trash/news/:id',
    'DELETE /api/trash/people/:id',
    'POST /api/admin/account/email',
    'POST /api/admin/account/passkeys',
    'POST /api/admin/account/passkeys/',
    'POST /api/admin/account/passkeys/:id',
    'POST /api/admin/account/passkeys/:id/remove',
    'POST /api/admin/account/passkeys/options',
    'POST /api/admin/account/password',
    'POST /api/admin/account/second-step',
    'POST /api/admin/account/second-step/',
    'POST /api/admin/account/second-step/codes',
    'POST /api/admin/account/second-step/confirm',
    'POST /api/admin/account/second-step/off',
    'POST /api/admin/attention/ask-again',
    'POST /api/admin/attention/snooze',
    'POST /api/admin/attention/unsnooze',
    'POST /api/admin/careers',
    'POST /api/admin/careers/',
    'POST /api/admin/careers/:id',
    'POST /api/admin/documents',
    'POST /api/admin/documents/',
    'POST /api/admin/documents/:id',
    'POST /api/admin/documents/:id/move',
    'POST /api/admin/documents/files',
    'POST /api/admin/events',
    'POST /api/admin/events/',
    'POST /api/admin/events/:id',
    'POST /api/admin/forgot',
    'POST /api/admin/link',
    'POST /api/admin/link/address',
    'POST /api/admin/link/password',
    'POST /api/admin/login',
    'POST /api/admin/logout',
    'POST /api/admin/news/:ref/preview-links',
    'POST /api/admin/news/:ref/status',
    'POST /api/admin/news/:ref/versions/:version/restore',
    'POST /api/admin/news/:ref/word-changes',
    'POST /api/admin/newsletter/sendings',
    'POST /api/admin/newsletter/tests',
    'POST /api/admin/own-links',
    'POST /api/admin/own-links/',
    'POST /api/admin/own-links/of-news',
    'POST /api/admin/own-links/places',
    'POST /api/admin/passkey',
    'POST /api/admin/passkey/options',
    'POST /api/admin/people',
    'POST /api/admin/people/',
    'POST /api/admin/people/:id',
    'POST /api/admin/people/:id/move',
    'POST /api/admin/people/pictures',
    'POST /api/admin/people/pictures/',
    'POST /api/admin/pictures',
    'POST /api/admin/pictures/',
    'POST /api/admin/presence/:id',
    'POST /api/admin/selection/news',
    'POST /api/admin/users',
    'POST /api/admin/users/',
    'POST /api/admin/users/:id',
    'POST /api/admin/users/:id/reset',
    'POST /api/admin/users/:id/second-step-off',
    'POST /api/admin/users/:id/start',
    'POST /api/admin/users/:id/stop',
    'POST /api/admin/validate',
    'POST /api/careers',
    'POST /api/careers/',
    'POST /api/careers/update/:id',
    'POST /api/inquiries',
    'POST /api/inquiries/',
    'POST /api/inquiries/:id/notes',
    'POST /api/inquiries/:id/resend',
    'POST /api/inquiries/:id/state',
    'POST /api/inquiries/erase-old',
    'POST /api/inquiries/files',
    'POST /api/inquiries/files/',
    'POST /api/news',
    'POST /api/news/',
    'POST /api/news/update/:url',
    'POST /api/news/updateTexts/:url',
    'POST /api/news/validate-url',
    'POST /api/newsletter',
    'POST /api/newsletter/',
    'POST /api/trash/careers/:id/restore',
    'POST /api/trash/documents/:id/restore',
    'POST /api/trash/events/:id/restore',
    'POST /api/trash/news/:id/restore',
    'POST /api/trash/people/:id/restore',
    'POST /newsletter/confirm',
    'POST /newsletter/subscribe',
    'POST /newsletter/unsubscribe',
    'PUT /api/admin/careers/drafts/:id',
    'PUT /api/admin/documents/drafts/:id',
    'PUT /api/admin/events/drafts/:id',
    'PUT /api/admin/news/:ref/translations/:language',
    'PUT /api/admin/people/drafts/:id',
  ])
})

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
