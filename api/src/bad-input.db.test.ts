import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewsItem } from '#contract/news.ts'
import {
  formRequest,
  newsForm,
  PUBLIC_URL,
  pictureFile,
  publish,
  someNews,
  startTestApp,
  type TestApp,
} from '../test-app.ts'
import { routesOf } from '../test-routes.ts'

let api: TestApp
let token: string
let item: NewsItem
let other: NewsItem

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
  item = await publish(api, token, { url: 'item', pictures: 2 })
  other = await publish(api, token, { url: 'other', pictures: 1 })
})
afterAll(() => api.stop())
beforeAll(async () => {
  formPaths = await pathsThatTakeFiles()
})

const PUBLIC_WRITES = [
  '/api/admin/login',
  '/api/admin/validate',
  '/api/inquiries',
  '/api/inquiries/',
  '/api/newsletter',
  '/api/newsletter/',
  '/newsletter/unsubscribe',
]
const writes = () => routesOf(api.app).filter(({ method }) => method !== 'GET')
const staffWrites = () => writes().filter(({ path }) => !PUBLIC_WRITES.includes(path))
/** A path of a route that leads to something there is. */
const real = (path: string) => path.replace(':url', 'item').replace(':id', item._id)

/** Every call that reads a file out of a form: found by one of a name that nobody knows. */
async function pathsThatTakeFiles(): Promise<string[]> {
  const form = new FormData()
  form.append('unknown', new File(['x'], 'x.png'))
  const passing = await api.signIn()
  const isLogout = (path: string) => Number(path.endsWith('/logout'))
  const posts = writes().filter(({ method }) => method === 'POST')
  const paths: string[] = []
  for (const { path } of posts.sort((one, other) => isLogout(one.path) - isLogout(other.path))) {
    const url = path.replace(':url', 'item').replace(':id', randomUUID())
    const { body } = await api.app.inject(await formRequest(url, passing, form, { 'x-news-url': 'unknown' }))
    if (body.includes('"field":"unknown"')) paths.push(path)
  }
  return paths
}

async function everything() {
  const [news, careers, stored] = await Promise.all([
    api.supabase.from('news').select().order('id'),
    api.supabase.from('careers').select(),
    api.bucket.list(0, 1000),
  ])
  return { news: news.data, careers: careers.data, stored: stored.sort() }
}

type Sent = { method?: string; url: string; payload?: string | Buffer | object; type?: string; as?: string }
async function send({ method = 'POST', url, payload, type, as = token }: Sent) {
  const headers = {
    ...(as && { authorization: `Bearer ${as}` }),
    ...(type && { 'content-type': type }),
    'x-news-url': 'bad-input',
  }
  return api.app.inject({ method: method as 'POST', url, headers, ...(payload !== undefined && { payload }) })
}

/** Refused with one of the statuses, in JSON, and with nothing changed. */
async function expectRefusal(ask: () => ReturnType<typeof send>, statuses: number[], field?: string) {
  const before = await everything()
  const { statusCode, headers, json } = await ask()
  expect(statuses).toContain(statusCode)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(json()).toMatchObject({ error: expect.stringMatching(/\w+ \w+/), ...(field && { field }) })
  expect(await everything()).toEqual(before)
}

test('the table of routes is the one of the specification', () => {
  expect(
    writes()
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual([
    'DELETE /api/careers/:id',
    'DELETE /api/news/:url',
    'DELETE /api/trash',
    'DELETE /api/trash/',
    'DELETE /api/trash/careers/:id',
    'DELETE /api/trash/news/:id',
    'POST /api/admin/login',
    'POST /api/admin/logout',
    'POST /api/admin/validate',
    'POST /api/careers',
    'POST /api/careers/',
    'POST /api/careers/update/:id',
    'POST /api/inquiries',
    'POST /api/inquiries/',
    'POST /api/inquiries/:id/resend',
    'POST /api/inquiries/erase-old',
    'POST /api/news',
    'POST /api/news/',
    'POST /api/news/update/:url',
    'POST /api/news/updateTexts/:url',
    'POST /api/news/validate-url',
    'POST /api/newsletter',
    'POST /api/newsletter/',
    'POST /api/trash/careers/:id/restore',
    'POST /api/trash/news/:id/restore',
    'POST /newsletter/unsubscribe',
  ])
})

test('the calls that take files are the ones of news, and every test of files tries them', () => {
  expect(formPaths.toSorted()).toEqual(['/api/news', '/api/news/', '/api/news/update/:url'])
})

test('SEC-02 AMB-32 no write is done without a token, whatever the body and however the path is written', async () => {
  const before = await everything()
  for (const { method, path } of staffWrites()) {
    for (const url of [real(path), real(path).replace('/api/', '/%61pi/'), `${real(path)}?token=${token}`]) {
      for (const as of ['', 'x.y.z', `${token}x`]) {
        const answer = await send({ method, url, as, payload: '{"url":"x"}', type: 'application/json' })
        expect([method, url, answer.statusCode, answer.json().code]).toEqual([method, url, 401, 'unauthorized'])
      }
    }
  }
  expect(await everything()).toEqual(before)
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
    const before = await everything()
    for (const { method, path } of writes().filter((route) => route.path !== '/newsletter/unsubscribe')) {
      const ask = async (headers: Record<string, string>) => {
        const request = { method: method as 'POST', url: real(path), headers, ...(payload && { payload }) }
        const { statusCode, headers: answered } = await api.app.inject(request)
        return [path, statusCode, answered['access-control-allow-origin']]
      }
      expect(await ask({ origin: 'https://evil.example', ...sent })).toEqual([path, 403, undefined])
      expect(await ask(sent)).toEqual([path, expect.toBeOneOf([400, 401, 403, 415]), undefined])
      const asked = {
        origin: 'https://evil.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'x-news-url',
      }
      const permission = await api.app.inject({ method: 'OPTIONS', url: real(path), headers: asked })
      expect([path, permission.statusCode, Object.keys(permission.headers).join()]).toEqual([
        path,
        404,
        expect.not.stringContaining('access-control'),
      ])
    }
    expect(await everything()).toEqual(before)
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
]
const OUR_SITE: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: PUBLIC_URL },
  { origin: PUBLIC_URL, host: '127.0.0.1:3000' },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  { origin: 'https://admin.example', host: 'Admin.Example:443' },
  // A proxy in front that says neither our name nor its own, and a browser that knows whose page it shows.
  { origin: 'https://staging.example', 'sec-fetch-site': 'same-origin' },
]

describe('F30 who writes with a token', () => {
  const status = async (headers: Record<string, string>, { method, path }: { method: string; path: string }) => {
    const request = { method: method as 'POST', url: real(path), headers, payload: {} }
    return (await api.app.inject(request)).statusCode
  }
  const withToken = (headers: Record<string, string>) => ({ authorization: `Bearer ${token}`, ...headers })

  test.each(ANOTHER_SITE)('from %j is refused by every write', async (headers) => {
    const before = await everything()
    for (const route of writes().filter(({ path }) => path !== '/newsletter/unsubscribe'))
      expect([route.path, await status(withToken(headers), route)]).toEqual([route.path, 403])
    expect(await everything()).toEqual(before)
  })

  test.each(OUR_SITE)('from %j is heard', async (headers) => {
    const payload = { url: 'free' }
    const request = { method: 'POST', url: '/api/news/validate-url', headers: withToken(headers), payload } as const
    expect((await api.app.inject(request)).statusCode).toBe(200)
    expect(await status(headers, { method: 'POST', path: '/api/inquiries' })).toBe(400)
  })
})

test('SEC a token is looked at before a byte of the body', async () => {
  const answer = await send({
    url: '/api/news',
    as: '',
    payload: Buffer.alloc(2 ** 20),
    type: 'multipart/form-data; boundary=x',
  })
  expect(answer.statusCode).toBe(401)
})

test('ids that are no uuid are refused by every route that takes one', async () => {
  for (const { method, path } of staffWrites().filter(
    (route) => route.path.includes('/:id') || (route.method === 'DELETE' && route.path.includes('/:')),
  ))
    for (const id of ['1', 'null', "x'%20or%20true", `${item._id}0`, '%00']) {
      const url = path.replace(/:(id|url)/, id)
      const payload = { title: 'x', startDate: '2026-01-01', endDate: '2026-01-02' }
      await expectRefusal(() => send({ method, url, ...(method === 'POST' && { payload }) }), [400, 404])
    }
})

test('ids and addresses of nothing are 404', async () => {
  const position = { title: 'x', startDate: '2026-01-01', endDate: '2026-01-02' }
  const missing = newsForm({})
  await expectRefusal(() => send({ method: 'DELETE', url: `/api/news/${randomUUID()}` }), [404])
  await expectRefusal(() => send({ method: 'DELETE', url: `/api/careers/${randomUUID()}` }), [404])
  await expectRefusal(() => send({ url: `/api/careers/update/${randomUUID()}`, payload: position }), [404])
  await expectRefusal(() => send({ url: '/api/news/updateTexts/nowhere', payload: someNews() }), [404])
  await expectRefusal(async () => api.app.inject(await formRequest('/api/news/update/nowhere', token, missing)), [404])
})

describe('bodies of JSON', () => {
  const WITHOUT_BODY = [
    '/api/admin/logout',
    '/api/inquiries/:id/resend',
    '/api/inquiries/erase-old',
    '/newsletter/unsubscribe',
  ]
  const takesJson = () =>
    writes().filter(({ method, path }) => method === 'POST' && !takesForms(path) && !WITHOUT_BODY.includes(path))

  test.each<[string, string, string]>([
    ['no JSON', 'hello', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['a word', '"x"', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded'],
    ['plain text', '{}', 'text/plain'],
    ['an unknown type', '{}', 'application/xml'],
    ['a prototype', '{"__proto__":{"url":"x"}}', 'application/json'],
    ['nothing that belongs there', '{"x":1}', 'application/json'],
    ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'application/json'],
    ['10 MB', `{"url":"${'x'.repeat(10 * 2 ** 20)}"}`, 'application/json'],
  ])('F35 %s is refused by every call that takes JSON', async (_name, payload, type) => {
    for (const { path } of takesJson())
      await expectRefusal(() => send({ url: real(path), payload, type }), [400, 413, 415])
  })
})

let formPaths: string[] = []
const takesForms = (path: string) => formPaths.includes(path)
const formRoutes = () =>
  writes()
    .filter(({ method, path }) => method === 'POST' && takesForms(path))
    .map(({ path }) => real(path))
const FORM = 'multipart/form-data; boundary=x'

describe('bodies that are no form', () => {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const nested = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`
  const file =
    '--x\r\ncontent-disposition: form-data; name="cover"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  test.each<[string, string, string]>([
    ['JSON', '{"date":"2026-01-01"}', 'application/json'],
    ['text', 'hello', 'text/plain'],
    ['a form without a boundary', part('data', '{}'), 'multipart/form-data'],
    ['nothing', '', FORM],
    ['garbage', 'garbage', FORM],
    ['another boundary', part('data', '{}').replace('--x', '--y'), FORM],
    ['no end', part('data', '{}'), FORM],
    ['a file cut off', `${file}\x89PNG`, FORM],
    ['a part without a name', '--x\r\ncontent-disposition: form-data\r\n\r\nx\r\n--x--\r\n', FORM],
    ['a malformed header', '--x\r\n\x00\x01: y\r\nnothing\r\n--x--\r\n', FORM],
    ['500 headers of a part', `--x\r\n${'a: b\r\n'.repeat(500)}\r\nx\r\n--x--\r\n`, FORM],
    ['a prototype as a name', `${part('__proto__', 'x')}--x--\r\n`, FORM],
    [
      'hundreds of parts',
      `${Array.from({ length: 300 }, (_, index) => part(`p${index}`, 'x')).join('')}--x--\r\n`,
      FORM,
    ],
    ['data too long', `${part('data', 'x'.repeat(9 * 2 ** 20))}--x--\r\n`, FORM],
    [
      'data twice',
      `${part('data', JSON.stringify(someNews()))}${part('data', JSON.stringify(someNews()))}--x--\r\n`,
      FORM,
    ],
    ['no data', `${part('more', '{}')}--x--\r\n`, FORM],
    ['F35 data of a million levels', `${part('data', nested)}--x--\r\n`, FORM],
    [
      'F35 data of a million levels that says it is JSON',
      `${part('data', nested).replace('\r\n\r\n', '\r\ncontent-type: application/json\r\n\r\n')}--x--\r\n`,
      FORM,
    ],
    ['a file of another name', `${file.replace('cover', 'picture')}x\r\n--x--\r\n`, FORM],
  ])('%s is refused by every call that takes a form', async (_name, payload, type) => {
    for (const url of formRoutes()) await expectRefusal(() => send({ url, payload, type }), [400, 413, 415])
  })
})

const english = (more: object) => ({ content: { en: { title: 'x', contentOne: '', contentTwo: '', ...more } } })

describe('data that is wrong', () => {
  test.each<[string, unknown, string | undefined]>([
    ['no JSON', 'hello', undefined],
    ['a list', [], undefined],
    ['null', null, undefined],
    ['an unknown language', someNews('x', { content: { fr: { title: 'x' } } }), 'content.fr'],
    ['an unknown text', someNews('x', english({ footer: 'x' })), 'content.en.footer'],
    ['a title of 171', someNews('x'.repeat(171)), 'content.en.title'],
    ['no title at all', someNews(' '), 'content'],
    ['a title that is a list', someNews('x', english({ title: ['x'] })), 'content.en.title'],
    ['a text of 200,001', someNews('x', english({ contentOne: 'x'.repeat(200_001) })), 'content.en.contentOne'],
    [
      'F35 a text of 66,666 levels',
      someNews('x', english({ contentTwo: '<b>'.repeat(66_666) })),
      'content.en.contentTwo',
    ],
    ['a date that does not exist', someNews('x', { date: '2026-02-30' }), 'date'],
    ['a date of the screen', someNews('x', { date: '20-11-2026' }), 'date'],
    ['no date', someNews('x', { date: undefined }), 'date'],
    ['another kind', someNews('x', { isMediaNews: 'maybe' }), 'isMediaNews'],
    ['a gallery that is no list', someNews('x', { gallery: 'a' }), 'gallery'],
    ['a gallery of names with ../', someNews('x', { gallery: ['../../etc/passwd'] }), 'gallery.0'],
    ['a mark without a file', someNews('x', { gallery: ['new:0'] }), 'gallery'],
    ['a description of 301', someNews('x', { alt: { cover: { en: 'x'.repeat(301) } } }), 'alt.cover.en'],
    ['a description in French', someNews('x', { alt: { cover: { fr: 'x' } } }), undefined],
    ['a NUL', someNews('x\u0000y'), undefined],
    ['half a character', someNews('x\ud800y'), undefined],
  ])('%s is refused by every call that takes an item', async (_name, data, field) => {
    const cover = await pictureFile()
    for (const url of formRoutes()) {
      const request = await formRequest(url, token, newsForm({ data, cover }), { 'x-news-url': 'bad-input' })
      await expectRefusal(async () => api.app.inject(request), [400], field)
    }
    await expectRefusal(
      () => send({ url: '/api/news/updateTexts/item', payload: JSON.stringify(data), type: 'application/json' }),
      [400],
      field,
    )
  })

  test.each([
    'with space',
    'кирилица',
    'UPPER',
    'a--b',
    '-a',
    'latest',
    'update',
    'validate-url',
    'a'.repeat(121),
    '../x',
    '',
  ])('ADM-23 the address „%s“ is refused', async (url) => {
    const data = someNews('x', { url })
    await expectRefusal(
      async () => api.app.inject(await formRequest('/api/news', token, newsForm({ data, cover: await pictureFile() }))),
      [400],
      'url',
    )
  })
})

describe('pictures that are wrong', () => {
  const jpeg = async () => new Uint8Array(await (await pictureFile('a.jpg', 200, 100)).arrayBuffer())
  const files: [string, () => Promise<File> | File, number][] = [
    ['an SVG named .png', () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png'), 415],
    ['HTML named .png', () => new File(['<script>alert(1)</script>'], 'a.png', { type: 'image/png' }), 415],
    ['a truncated JPEG', async () => new File([(await jpeg()).slice(0, 300)], 'a.jpg'), 415],
    ['a file of 0 bytes', () => new File([], 'a.png'), 415],
    ['a JPEG named .svg', async () => new File([await jpeg()], 'a.svg'), 415],
    ['10 MB and a byte', async () => new File([await jpeg(), new Uint8Array(10 * 2 ** 20)], 'a.jpg'), 413],
  ]
  test.each(files)(
    '%s is refused as cover and in the gallery by every call that takes pictures',
    async (_name, make, status) => {
      for (const url of formRoutes()) {
        const headers = { 'x-news-url': 'bad-input' }
        const asCover = newsForm({ cover: await make() })
        await expectRefusal(
          async () => api.app.inject(await formRequest(url, token, asCover, headers)),
          [status],
          'cover',
        )
        const inGallery = newsForm({ cover: await pictureFile(), gallery: [await pictureFile(), await make()] })
        const field = status === 413 ? 'gallery' : 'gallery.1'
        await expectRefusal(
          async () => api.app.inject(await formRequest(url, token, inGallery, headers)),
          [status],
          field,
        )
      }
    },
  )

  test('ADM-18 a gallery of eleven, ADM-17 two covers, ADM-30 no cover', async () => {
    const gallery = await Promise.all(Array.from({ length: 11 }, (_, index) => pictureFile(`${index}.png`)))
    const headers = { 'x-news-url': 'bad-input' }
    for (const url of formRoutes()) {
      const eleven = newsForm({ cover: await pictureFile(), gallery })
      await expectRefusal(async () => api.app.inject(await formRequest(url, token, eleven, headers)), [400], 'gallery')
      const two = newsForm({ cover: await pictureFile() })
      two.append('cover', await pictureFile())
      await expectRefusal(async () => api.app.inject(await formRequest(url, token, two, headers)), [400], 'cover')
    }
    await expectRefusal(
      async () => api.app.inject(await formRequest('/api/news', token, newsForm({}), headers)),
      [400],
      'cover',
    )
  })

  test.each([
    '../../x.png',
    '..\\x.png',
    'a\u0000.png',
    'C:\\CON.png',
    `${'x'.repeat(4000)}.png`,
    '\u202egnp.png',
    '%2e%2e%2fx.png',
  ])('the name %j of a file has no effect: ours is random', async (name) => {
    const { cover } = await publish(api, token)
    const form = newsForm({ cover: new File([await (await pictureFile('a.png')).arrayBuffer()], name) })
    const answer = await api.app.inject(
      await formRequest('/api/news', token, form, { 'x-news-url': `named-${randomUUID()}` }),
    )
    expect(cover).not.toBe(answer.json().news?.cover)
    if (answer.statusCode === 201) expect(answer.json().news.cover).toMatch(/^[0-9a-f-]{36}-64x48\.png$/)
    else expect(answer.statusCode).toBe(415)
  })

  test('imagesToBeDeleted cannot name the files of another item, a path, or the only cover', async () => {
    for (const [names, field] of [
      [[other.cover], 'imagesToBeDeleted'],
      [[item.gallery[0], other.gallery[0]], 'imagesToBeDeleted'],
      [['../../etc/passwd'], 'imagesToBeDeleted.0'],
      [[item.cover], 'cover'],
    ] as [string[], string][]) {
      const form = newsForm({ imagesToBeDeleted: names })
      await expectRefusal(
        async () => api.app.inject(await formRequest('/api/news/update/item', token, form)),
        [400],
        field,
      )
    }
    const form = newsForm({})
    form.append('imagesToBeDeleted', 'not JSON')
    await expectRefusal(
      async () => api.app.inject(await formRequest('/api/news/update/item', token, form)),
      [400],
      'imagesToBeDeleted',
    )
  })
})
