import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JournalPage } from '#contract/journal.ts'
import type { SubscriberPage } from '#contract/newsletter-admin.ts'
import { publish, startTestApp, type TestApp } from '../../testing/app.ts'
import { clearNewsletter, storeSubscribers } from '../../testing/newsletter.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await clearNewsletter(api.supabase)
  await api.supabase.from('newsletter_months').delete().gt('id', '2000-01-01')
})

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/admin/newsletter${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
const subscribers = async (query = '') => (await ask('GET', `/subscribers?${query}`)).json<SubscriberPage>()
const leave = async (email: string) => {
  const { data } = await api.supabase.from('newsletter').select('token').eq('email', email).single()
  await api.app.inject({ method: 'POST', url: `/newsletter/unsubscribe?token=${data?.token}` })
}
/** An address that no form would take: no one knows what may once come here. */
const store = (email: string) =>
  api.supabase
    .from('newsletter')
    .insert({ email, token: email.padEnd(43, '-') })
    .throwOnError()
const subscribe = (email: string, headers = {}) =>
  api.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email }, headers })

test('who reads a page in another language subscribes to that one, and may choose another when confirming', async () => {
  await subscribe('de@example.com', { referer: 'https://www.balkalum.example/news/item?lang=de' })
  await subscribe('en@example.com', { referer: 'https://www.balkalum.example/news/item' })
  await subscribe('xx@example.com', { referer: 'https://www.balkalum.example/news?lang=xx' })
  const found = async () =>
    Object.fromEntries(
      (await subscribers()).subscribers.map(({ email, language, state }) => [email, [language, state]]),
    )
  expect(await found()).toEqual({
    'de@example.com': ['de', 'unconfirmed'],
    'en@example.com': ['en', 'unconfirmed'],
    'xx@example.com': ['en', 'unconfirmed'],
  })
  const confirm = async (email: string, payload: string) => {
    const { data } = await api.supabase.from('newsletter').select('token').eq('email', email).single()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await api.app.inject({ method: 'POST', url: `/newsletter/confirm?token=${data?.token}`, payload, headers })
  }
  await confirm('de@example.com', '')
  await confirm('en@example.com', 'language=it')
  await confirm('xx@example.com', 'language=klingon')
  expect(await found()).toEqual({
    'de@example.com': ['de', 'confirmed'],
    'en@example.com': ['it', 'confirmed'],
    'xx@example.com': ['en', 'confirmed'],
  })
})

test('staff see how many there are in each state and language, and how many came and left this month', async () => {
  const [first = ''] = await storeSubscribers(api.supabase, 2, 'de')
  await storeSubscribers(api.supabase, 1, 'bg')
  await subscribe('waits@example.com')
  await leave(first)
  expect((await subscribers()).numbers).toEqual({
    confirmed: 2,
    unconfirmed: 1,
    left: 1,
    languages: { bg: 1, en: 0, de: 1, it: 0 },
    topics: { news: 2, investors: 0, jobs: 0 },
    joinedThisMonth: 0,
    leftThisMonth: 1,
  })
  await api.supabase.rpc('confirm_subscription', { of_token: 't'.repeat(43) })
  await api.supabase
    .from('newsletter')
    .update({ confirmed_at: new Date().toISOString() })
    .eq('email', 'waits@example.com')
  expect((await subscribers()).numbers).toMatchObject({ confirmed: 3, unconfirmed: 0, joinedThisMonth: 1 })
})

test('they are found by a part of the address, by state and by language, and read page by page', async () => {
  const all = await storeSubscribers(api.supabase, 60, 'it')
  await store('anna_100%@example.com')
  expect((await subscribers('search=NNA_100%25')).subscribers.map(({ email }) => email)).toEqual([
    'anna_100%@example.com',
  ])
  expect((await subscribers('search=_')).total).toBe(1)
  expect((await subscribers('state=unconfirmed')).total).toBe(1)
  expect((await subscribers('language=de')).subscribers).toEqual([])
  const first = await subscribers('language=it')
  expect([first.subscribers.length, first.total]).toEqual([50, 60])
  const rest = await subscribers(`language=it&before=${first.next}`)
  expect([rest.subscribers.length, rest.next]).toEqual([10, null])
  expect([...first.subscribers, ...rest.subscribers].map(({ email }) => email).sort()).toEqual(all)
  for (const query of ['state=x', 'language=xx', 'before=x', 'other=1'])
    expect((await ask('GET', `/subscribers?${query}`)).statusCode, query).toBe(400)
})

test('they are found by a topic that they have chosen, in the list and in the table', async () => {
  const [both = '', jobs = '', news = ''] = await storeSubscribers(api.supabase, 3)
  const choose = (email: string, topics: string[]) =>
    api.supabase.from('newsletter').update({ topics }).eq('email', email).throwOnError()
  await choose(both, ['news', 'investors'])
  await choose(jobs, ['jobs'])
  const found = async (topic: string) => {
    const { subscribers: rows, total } = await subscribers(`topic=${topic}`)
    expect(total).toBe(rows.length)
    return rows.map(({ email }) => email).sort()
  }
  expect(await found('news')).toEqual([both, news].sort())
  expect(await found('investors')).toEqual([both])
  expect(await found('jobs')).toEqual([jobs])
  const { body } = await ask('GET', '/subscribers/export?topic=investors')
  expect([both, jobs, news].map((email) => body.includes(email))).toEqual([true, false, false])
  const wrong = await ask('GET', '/subscribers?topic=gossip')
  expect([wrong.statusCode, wrong.json().field]).toEqual([400, 'topic'])
})

test('the table for a spreadsheet runs no formula, and the journal says who took it', async () => {
  await store('=cmd@example.com')
  const { body, headers } = await ask('GET', '/subscribers/export')
  expect(headers['content-disposition']).toBe('attachment; filename="subscribers.csv"')
  expect(body).toContain(`"'=cmd@example.com";"английски";"новини";"Чака потвърждение"`)
  expect(await acts()).toContainEqual(['export', 'newsletter', ''])
})

test('"To whom did it go?": the journal names the topic of what was sent, and of what was cancelled', async () => {
  const item = await publish(api, token)
  const { sending } = (await ask('POST', '/sendings', { news: item._id, topic: 'investors' })).json()
  expect((await ask('DELETE', `/sendings/${sending._id}`)).statusCode).toBe(200)
  const headers = { authorization: `Bearer ${token}` }
  const { entries } = (await api.app.inject({ url: '/api/admin/journal?kind=newsletter', headers })).json<JournalPage>()
  const changes = [{ field: 'topic', before: '', after: 'investors' }]
  expect(entries.filter(({ itemId }) => itemId === item._id)).toMatchObject([
    { act: 'cancel', changes },
    { act: 'send', changes },
  ])
  const { body } = await api.app.inject({ url: '/api/admin/journal/export?kind=newsletter', headers })
  expect(body).toContain('"Тема: За инвеститори"')
})

const acts = async () => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await api.app.inject({ url: '/api/admin/journal?kind=newsletter', headers })
  return answer.json<JournalPage>().entries.map(({ act, kind, label }) => [act, kind, label])
}

test('a person is erased for good, the journal says by whom but not who, and the numbers of what was sent stay', async () => {
  const [email = ''] = await storeSubscribers(api.supabase, 1)
  const item = await publish(api, token)
  expect((await ask('POST', '/sendings', { news: item._id })).statusCode).toBe(201)
  await api.supabase.rpc('claim_mails', { how_many: 1, lease_seconds: 0 })
  await api.supabase
    .from('mails')
    .update({ status: 'failed', last_error: `refused: ${email}` })
    .eq('kind', 'newsletter')
  const [{ _id } = { _id: '' }] = (await subscribers()).subscribers
  expect((await ask('DELETE', `/subscribers/${_id}`)).statusCode).toBe(200)
  expect((await ask('DELETE', `/subscribers/${_id}`)).statusCode).toBe(404)
  for (const table of ['newsletter', 'newsletter_mails', 'mails', 'journal', 'newsletter_sendings'] as const)
    expect(JSON.stringify((await api.supabase.from(table).select()).data), table).not.toContain(email)
  expect((await ask('GET', `/news/${item._id}`)).json()).toMatchObject({
    recipients: { news: 0, investors: 0, jobs: 0 },
    sending: { recipients: 1, failed: 1, title: 'A new press' },
  })
  expect(await acts()).toEqual(
    expect.arrayContaining([
      ['erase', 'newsletter', ''],
      ['send', 'newsletter', 'A new press'],
    ]),
  )
})
