import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANNA, formRequest, newsForm, pictureFile, publish, someNews } from '../../testing/app.ts'
import { times } from '../../testing/faults.ts'
import { someInquiry } from '../../testing/mail.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../../testing/proxied-app.ts'
import { type Route, routesOf } from '../../testing/routes.ts'

const lines: string[] = []
let api: ProxiedTestApp
let token: string
/** What opens unpublished pictures, and a link to a preview: they stand in addresses. */
let permissions: Record<'pictures' | 'people' | 'preview', string>

beforeAll(async () => {
  api = await startProxiedTestApp({
    formLimit: 10_000,
    logLine: (line) => lines.push(line),
  })
  token = await api.signIn()
  const headers = { authorization: `Bearer ${token}` }
  const accessAt = async (url: string) => (await api.app.inject({ url, headers })).json<{ access: string }>().access
  const { _id } = await publish(api, token)
  const link = await api.app.inject({ method: 'POST', url: `/api/admin/news/${_id}/preview-links`, headers })
  permissions = {
    pictures: await accessAt('/api/admin/pictures/access'),
    people: await accessAt('/api/admin/people/pictures/access'),
    preview: link.json<{ url: string }>().url.replace(/^.*\//, ''),
  }
})
afterAll(async () => {
  await api.stop()
})

/** Supabase is whole again, and the API has noticed. */
async function heal(): Promise<void> {
  api.proxy.heal()
  await expect.poll(async () => (await api.app.inject('/readyz')).statusCode).toBe(200)
}

const PERSON = { name: 'Kanarienvogel', phone: '+359 77 4711', email: 'canary@example.com', message: 'canary-message' }
const LETTER = 'canary-token'.padEnd(43, '-')

/** The other routes are asked with this session. */
const ENDS_SESSION = ['POST /api/admin/logout', 'DELETE /api/admin/account/sessions']

/** What may stand neither in the log nor, the first six, in an answer. */
const secrets = () => [
  ANNA.password,
  'wrong-canary-password',
  api.embedded.secretKey,
  'a secret of the tests',
  '$argon2id$',
  LETTER,
  token,
  ...Object.values(PERSON),
  'searched-canary',
  ...Object.values(permissions),
]

async function payloadOf({ path }: Route, id: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-news-url': id }
  if (['/api/news', '/api/news/', '/api/news/update/:url'].includes(path))
    return formRequest('', token, newsForm({ cover: await pictureFile() }), { 'x-news-url': `n-${randomUUID()}` })
  const bodies: [RegExp, object][] = [
    [/login/, { ...ANNA, password: 'wrong-canary-password' }],
    [/validate$/, { token }],
    [/validate-url/, { url: 'canary' }],
    [/inquiries\/?$/, someInquiry(PERSON)],
    [/api\/newsletter/, { email: PERSON.email }],
    [/updateTexts/, someNews('Canary')],
    [
      /careers\/?(update|$)/,
      {
        title: 'x',
        startDate: '2026-01-01',
        endDate: '2026-01-02',
        responsibilities: '',
        requirements: '',
        additional: '',
      },
    ],
  ]
  const [, body = {}] = bodies.find(([pattern]) => pattern.test(path)) ?? []
  return { headers, payload: JSON.stringify(body) }
}

const FAULTS = ['nothing', 500, 503, 'answer lost'] as const
test.each(FAULTS.slice(0, times(2, FAULTS.length)))(
  'SEC no line of the log and no answer of any route has a secret or a word about people when Supabase has %s',
  async (fault) => {
    await heal()
    const item = await publish(api, token)
    if (fault !== 'nothing')
      api.proxy.breakWhen(({ path }) => (/^\/rest\/v1\/(sessions|admins)\?/.test(path) ? undefined : fault))
    lines.length = 0
    for (const route of routesOf(api.app)) {
      if (ENDS_SESSION.includes(`${route.method} ${route.path}`)) continue
      const path = route.path
        .replace(':access', route.path.includes('people') ? permissions.people : permissions.pictures)
        .replace(':url', item.url)
        .replace(':id', item._id)
        .replace(':file', item.cover)
      const url = `${path}?token=${LETTER}&search=searched-canary`
      const { headers, payload } = await payloadOf(route, item.url)
      const hasBody = route.method === 'POST'
      // The events of a link never end; what they answer is in preview-events.
      const preview = route.path.endsWith('/events') ? url : route.path.replace(':url', permissions.preview)
      for (const asked of new Set([path, url, preview])) {
        const asking = api.app.inject({
          method: route.method as 'POST',
          url: asked,
          headers: hasBody ? headers : { authorization: headers.authorization },
          ...(hasBody && { payload }),
        })
        // An answer that has begun when Supabase goes is broken off, and has no body to look at.
        const body = await asking.then((answer) => answer.body, String)
        for (const secret of secrets().slice(0, 6)) expect(body).not.toContain(secret)
      }
    }
    expect(lines.length).toBeGreaterThan(10)
    // A permission has come to the log, and not into it.
    if (fault !== 'nothing') expect(lines.some((line) => line.includes('/uploads/news/…/'))).toBe(true)
    for (const secret of secrets()) expect(lines.filter((line) => line.includes(secret))).toEqual([])
  },
)

test('each line is JSON and names the request, whose id its error answer names, too', async () => {
  api.proxy.breakWhen(() => 503)
  lines.length = 0
  const answer = await api.app.inject('/api/news/never-read')
  expect(answer.statusCode).toBe(503)
  const [entry] = lines.map((line) => JSON.parse(line))
  expect(entry).toMatchObject({
    level: 40,
    reqId: answer.headers['x-request-id'],
    method: 'GET',
    path: '/api/news/never-read',
    err: { message: expect.any(String) },
  })
  api.proxy.heal()
  const another = await api.buildAnother()
  const missing = await another.inject('/api/news/never-read')
  expect(missing.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-1$/)
  expect(missing.headers['x-request-id']).not.toBe(answer.headers['x-request-id'])
  await another.close()
})

test('a write of the staff is logged with its user name, a read is not logged', async () => {
  await heal()
  lines.length = 0
  const headers = { authorization: `Bearer ${token}` }
  await api.app.inject({ url: '/api/trash', headers })
  expect(lines).toEqual([])
  await api.app.inject({ method: 'DELETE', url: `/api/news/${randomUUID()}?x=1`, headers })
  const [line = '{}'] = lines
  expect(JSON.parse(line)).toMatchObject({ msg: 'write', by: 'anna', method: 'DELETE', status: 404 })
  expect(JSON.parse(line).path).not.toContain('?')
})
