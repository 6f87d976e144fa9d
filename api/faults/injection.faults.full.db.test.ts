import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish, someNews } from '../testing/app.ts'
import { tellFault } from '../testing/faults.ts'
import { someInquiry } from '../testing/mail.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../testing/proxied-app.ts'
import { routesOf } from '../testing/routes.ts'

let api: ProxiedTestApp
let token: string

beforeAll(async () => {
  api = await startProxiedTestApp({
    formLimit: 1_000_000,
  })
  token = await api.signIn()
  // No attack stands in its date, by which staff find it too.
  await publish(api, token, { url: 'item', data: someNews('A new press', { date: '2026-02-03' }), pictures: 1 })
})
afterAll(async () => {
  await api.stop()
})

const ATTACKS = [
  "' or '1'='1",
  "'; drop table news; --",
  "x' union select password_hash from admins --",
  '" or ""="',
  '1) or (1=1',
  'x,id.gt.0',
  'x,deleted_at.not.is.null',
  'eq.x',
  'neq.x',
  'in.(item,other)',
  'like.*',
  '*',
  '%25',
  '_',
  '(select pg_sleep(5))',
  'x&select=*',
  'x&or=(id.gt.0)',
  'x&deleted_at=not.is.null',
  'x#',
  'x?y',
  '../admins',
  '..%2fadmins',
  'rpc/erase_trash',
  '\\',
  '\u0000',
  '%00',
  '\r\nx-injected: 1',
  '%0d%0aprefer: tx=rollback',
  '{"$gt":""}',
  '[]',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template that no one must evaluate.
  '${7*7}',
  '<script>alert(1)</script>',
  '::text',
  'null',
  'true',
  '-1',
  '1e309',
  'ﬁ＇ or １=１',
  '\u202e\u2028',
  '𝕊𝔼𝕃',
]
/** What is put before and after an attack. */
const AROUND = [
  ['', ''],
  ['item', ''],
  ['', 'item'],
  ['item%27', ''],
  ['(', ')'],
] as const

const encoded = encodeURIComponent
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const PLAIN = 'plain-miss'
type Ask = { url: string; method?: 'GET' | 'POST' | 'DELETE'; headers?: Record<string, string>; payload?: object }
/** Somewhere a value of the sender stands; `statuses` is what may come of one that is an attack. */
type Place = [name: string, ask: (value: string) => Ask, statuses: number[]]

/** Every parameter in the table of routes. */
const parameters = (): Place[] =>
  routesOf(api.app)
    .filter(({ path }) => path.includes(':'))
    .map(({ method, path }) => [
      `${method} ${path}`,
      (value) => ({ url: path.replace(/:\w+/, encoded(value)), method: method as 'GET' }),
      [400, 404, 415],
    ])

const QUERIES: [string, number[]][] = [
  ['/api/news?medias=', [200, 400]],
  ['/api/news?title=', [400]],
  ['/api/news?before=', [400]],
  ['/api/news?limit=', [400]],
  ['/api/news?fields=', [400]],
  ['/api/admin/news?medias=false&search=', [200, 400]],
  ['/api/inquiries?search=', [200, 400]],
  ['/api/inquiries?before=', [400]],
  ['/api/inquiries?limit=', [400]],
]
const queries = [
  ...QUERIES.map(([url, statuses]): Place => [url, (value) => ({ url: url + encoded(value) }), statuses]),
  ...['confirm', 'unsubscribe'].map((page): Place => {
    const url = `/newsletter/${page}?token=`
    return [url, (value) => ({ url: url + encoded(value), method: 'POST' }), [303, 400]]
  }),
]

const KEYS = ['/api/news', '/api/news/item', '/api/careers', '/api/search', '/api/inquiries', '/api/trash']
const keys = KEYS.map((url): Place => [`${url}?key`, (value) => ({ url: `${url}?${encoded(value)}=1` }), [200, 400]])

const HEADERS = [
  'accept-language',
  'cookie',
  'if-match',
  'if-none-match',
  'prefer',
  'range',
  'x-forwarded-for',
  'apikey',
]
const headers = HEADERS.flatMap((name): Place[] =>
  ['/api/news/never', '/api/inquiries?search=never'].map((url) => [
    `${url} ${name}`,
    (value) => ({ url, headers: { [name]: encoded(value) } }),
    [200, 404],
  ]),
)

const position = { title: 'x', startDate: '2026-01-01', endDate: '2026-01-02' }
const BODIES: [string, Record<string, unknown>, number[]][] = [
  ['/api/admin/validate', { token: '' }, [400, 401]],
  ['/api/news/validate-url', { url: '' }, [200, 400]],
  [
    `/api/careers/update/${UNKNOWN_ID}`,
    { ...position, responsibilities: '', requirements: '', additional: '' },
    [400, 404],
  ],
  ['/api/inquiries', someInquiry(), [201, 400]],
  ['/api/newsletter', { email: '' }, [400]],
]
/** Every string of every body. */
const texts = BODIES.flatMap(([url, body, statuses]) =>
  Object.keys(body).map(
    (key): Place => [
      `${url} ${key}`,
      (value) => ({ url, method: 'POST', payload: { ...body, [key]: value } }),
      statuses,
    ],
  ),
)
const titles: Place = [
  'title of news',
  (value) => ({ url: '/api/news/updateTexts/never', method: 'POST', payload: someNews(value) }),
  [400, 404],
]

async function everything() {
  const tables = ['news', 'careers', 'admins', 'newsletter'] as const
  return Promise.all(tables.map(async (name) => (await api.supabase.from(name).select().order('id')).data))
}

/** What Supabase was asked, without the ids in it. */
function takeAsked(): string[] {
  const isId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
  return api.proxy.take().map(({ method, path }) => {
    const { pathname, searchParams } = new URL(path, 'http://supabase')
    const query = [...searchParams].map(([key, text]) => `${key}=${text}`)
    return `${method} ${decodeURIComponent(pathname)} ${query.join(' & ')}`.replace(isId, '…')
  })
}
/** What a value that is judged well asks, although a plain miss is refused. */
const LOOKED_UP = ['GET /rest/v1/news select=* & slug=eq.…', 'POST /rest/v1/rpc/news_page ']
const isSessionLookedUp = (asked: string) => /^GET \/rest\/v1\/(sessions|admins) /.test(asked)

const isYesOrNo = (body: string) => /^\{"valid":(true|false)\}$/.test(body)

test('F24 no parameter, key, header or text of JSON reaches SQL or PostgREST as anything but a value', async (context) => {
  const before = await everything()
  const places = [...parameters(), ...queries, ...keys, ...headers, ...texts, titles]
  const values = ATTACKS.flatMap((attack) => AROUND.map(([first, last]) => first + attack + last))
  const authorization = `Bearer ${token}`
  const inject = (ask: Ask) => api.app.inject({ ...ask, headers: { authorization, ...ask.headers } })
  const wrong: string[] = []
  let repetitions = 0

  for (const [name, ask, statuses] of places) {
    api.proxy.take()
    const miss = await inject(ask(PLAIN))
    const templates = new Set([...LOOKED_UP, ...takeAsked().map((asked) => asked.replaceAll(PLAIN, '…'))])
    for (const value of values) {
      const { statusCode, body } = await inject(ask(value))
      const strange = takeAsked().filter(
        (asked) => !isSessionLookedUp(asked) && !templates.has(asked) && !templates.has(asked.replaceAll(value, '…')),
      )
      const known = [body, body.replaceAll(JSON.stringify(value).slice(1, -1), PLAIN)]
      const isMiss =
        statusCode !== miss.statusCode || statusCode === 201 || known.includes(miss.body) || isYesOrNo(body)
      const isQuiet = !/argon2id|syntax error|PGRST|SQLSTATE/.test(body)
      repetitions += 1
      if (!statuses.includes(statusCode) || !isMiss || !isQuiet || strange.length > 0)
        wrong.push(`${name} ${JSON.stringify(value)} ${statusCode} ${strange} ${body} for ${miss.body}`)
    }
  }
  expect(wrong).toEqual([])
  expect(await everything()).toEqual(before)
  tellFault(context, 'F24 injections', { repetitions, wrongAnswers: wrong.length })
})
