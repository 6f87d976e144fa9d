import { afterAll, beforeAll, expect, test } from 'vitest'
import { slug } from '#contract/slug.ts'
import { publish, someNews, startTestApp, type TestApp } from '../test-app.ts'
import { tellFault, times } from '../test-faults.ts'
import { someInquiry } from '../test-mail.ts'
import { startProxy, type TestProxy } from '../test-proxy.ts'

let api: TestApp
let proxy: TestProxy
let token: string

beforeAll(async () => {
  api = await startTestApp({
    formLimit: 1_000_000,
    through: async (url) => {
      proxy = await startProxy(url)
      return proxy.url
    },
  })
  token = await api.signIn()
  await publish(api, token, { url: 'item', pictures: 1 })
})
afterAll(async () => {
  await api.stop()
  await proxy.stop()
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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template that nobody must evaluate.
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
/** Every parameter of a public or staff read, and how a plain miss of it is answered. */
const READS: [string, (value: string) => string, number[]][] = [
  ['address of news', (value) => `/api/news/${encoded(value)}`, [404]],
  ['id of a position', (value) => `/api/careers/${encoded(value)}`, [404]],
  ['picture', (value) => `/uploads/news/${encoded(value)}`, [404]],
  ['medias', (value) => `/api/news?medias=${encoded(value)}`, [200, 400]],
  ['title', (value) => `/api/news?title=${encoded(value)}`, [400]],
  ['before', (value) => `/api/news?before=${encoded(value)}`, [400]],
  ['limit', (value) => `/api/news?limit=${encoded(value)}`, [400]],
  ['any key', (value) => `/api/news?${encoded(value)}=1`, [400]],
  ['search of inquiries', (value) => `/api/inquiries?search=${encoded(value)}`, [200, 400]],
  ['moment of the trash', (value) => `/api/trash?until=${encoded(value)}`, [200]],
  ['token of a link', (value) => `/newsletter/confirm?token=${encoded(value)}`, [303]],
]

async function everything() {
  const tables = ['news', 'careers', 'admins', 'newsletter'] as const
  return Promise.all(tables.map(async (name) => (await api.supabase.from(name).select().order('id')).data))
}

test('F24 no parameter, header or text of JSON reaches SQL or PostgREST as anything but a value', async (context) => {
  const before = await everything()
  const around = AROUND.slice(0, times(1, AROUND.length))
  const values = ATTACKS.flatMap((attack) => around.map(([first, last]) => first + attack + last))
  let repetitions = 0
  const wrong: string[] = []
  const note = (isRight: boolean, what: string) => {
    repetitions += 1
    if (!isRight) wrong.push(what)
  }
  proxy.take()
  const headers = { authorization: `Bearer ${token}` }
  for (const value of values) {
    for (const [name, path, statuses] of READS) {
      const { statusCode, body } = await api.app.inject({ url: path(value), headers })
      note(
        statuses.includes(statusCode) && !/argon2id|syntax error/.test(body),
        `${name} ${JSON.stringify(value)} ${statusCode}`,
      )
    }
    const question = { url: value, method: 'POST', payload: { url: value } }
    const answer = await api.app.inject({ ...question, url: '/api/news/validate-url', method: 'POST', headers })
    note(answer.statusCode === 200 && answer.json().valid === slug.safeParse(value).success, `validate ${value}`)
    const login = await api.app.inject({ method: 'POST', url: '/api/admin/validate', payload: { token: value } })
    note([400, 401].includes(login.statusCode), `token ${value} ${login.statusCode}`)
    const texts = await api.app.inject({
      method: 'POST',
      url: `/api/news/updateTexts/${encoded(value)}`,
      payload: someNews(value),
      headers: { ...headers, 'if-match': `"${encoded(value)}"` },
    })
    note([400, 404].includes(texts.statusCode), `update ${value} ${texts.statusCode}`)
    const restored = await api.app.inject({
      method: 'POST',
      url: `/api/trash/news/${encoded(value)}/restore`,
      payload: {},
      headers,
    })
    note([400, 404].includes(restored.statusCode), `restore ${value} ${restored.statusCode}`)
    const inquiry = await api.app.inject({
      method: 'POST',
      url: '/api/inquiries',
      payload: someInquiry({ message: value }),
    })
    note([201, 400].includes(inquiry.statusCode), `message ${value} ${inquiry.statusCode}`)
  }
  for (const { path } of proxy.take()) {
    const isKnown =
      /^\/rest\/v1\/(rpc\/[a-z_]+|[a-z]+(\?|$))/.test(path) &&
      !/pg_sleep|union|drop|script/i.test(decodeURIComponent(path))
    note(isKnown || path.startsWith('/storage/v1/'), `upstream ${path}`)
  }
  expect(wrong).toEqual([])
  expect(await everything()).toEqual(before)
  tellFault(context, 'F24 injections', { repetitions, wrongAnswers: wrong.length })
})
