import { randomUUID } from 'node:crypto'
import type { NewsletterCall } from 'supabase/mail-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewsItem } from '#contract/news.ts'
import type { NewsSending, Sending, SendingPage } from '#contract/newsletter-admin.ts'
import { createMailQueue } from '#mail/mail.queue.ts'
import { ANNA, publish, someNews } from '../../testing/app.ts'
import { createTestDispatcher, someInquiry, type TestResend } from '../../testing/mail.ts'
import { type MailApp, startMailApp } from '../../testing/mail-app.ts'
import { clearNewsletter, storeSubscribers } from '../../testing/newsletter.ts'

let api: MailApp
let resend: TestResend
let token: string
const dispatchers: ReturnType<typeof createTestDispatcher>[] = []

beforeAll(async () => {
  api = await startMailApp()
  resend = api.resend
  token = await api.signIn()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await Promise.all(dispatchers.splice(0).map((dispatcher) => dispatcher.stop()))
  await clearNewsletter(api.supabase)
  await api.supabase.from('mails').delete().neq('attempts', -1)
  resend.accepted.clear()
  resend.heal()
})

function dispatch(options = {}): void {
  const dispatcher = createTestDispatcher(api.supabase, { leaseSeconds: 300, ...options })
  dispatcher.start(api.app.log)
  dispatchers.push(dispatcher)
}

const ask = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
const send = (item: NewsItem) => ask('POST', '/api/admin/newsletter/sendings', { news: item._id })
const sendings = async () => (await ask('GET', '/api/admin/newsletter/sendings')).json<SendingPage>().sendings
const sendingOf = async (item: NewsItem): Promise<Sending | undefined> =>
  (await sendings()).find(({ news }) => news === item._id)
const setStatus = (item: NewsItem, status: 'hidden' | 'published') =>
  ask('POST', `/api/admin/news/${item._id}/status`, { status })
const mailed = () => [...resend.accepted.values()].flatMap(({ to }) => to).sort()
const inLanguages = (titles: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [
      language,
      { title, contentOne: `<p>Text of ${title} &amp; more.</p>`, contentTwo: '' },
    ]),
  )
const queue = () => createMailQueue(api.supabase, 'https://site.example', 1000)

test('each subscriber gets one mail, in the own language where the item has it', async () => {
  const [german = ''] = await storeSubscribers(api.supabase, 1, 'de')
  const [italian = ''] = await storeSubscribers(api.supabase, 1, 'it')
  const [english = ''] = await storeSubscribers(api.supabase, 1, 'en')
  const item = await publish(api, token, {
    data: someNews('', { content: inLanguages({ en: 'A press', de: 'Eine Presse' }) }),
  })
  const answer = await send(item)
  expect(answer.statusCode).toBe(201)
  expect(answer.json().sending).toMatchObject({ news: item._id, title: 'A press', askedBy: ANNA.username })
  dispatch()
  await expect.poll(mailed).toEqual([english, german, italian].sort())
  const mailTo = (email: string) => [...resend.accepted.values()].find(({ to }) => to.includes(email))
  expect([english, german, italian].map((email) => mailTo(email)?.subject)).toEqual([
    'A press',
    'Eine Presse',
    'A press',
  ])
  expect(mailTo(german)?.text).toContain(`https://site.example/news/${item.url}?lang=de`)
  expect(mailTo(german)?.html).toContain('Text of Eine Presse &amp; more.')
  expect(mailTo(english)?.html).toContain(`https://site.example/uploads/news/${item.cover}?w=card`)
  expect(JSON.stringify(mailTo(italian))).toMatch(
    /"List-Unsubscribe":"<https:\/\/site\.example\/newsletter\/unsubscribe\?token=[\w-]{43}>","List-Unsubscribe-Post":"List-Unsubscribe=One-Click"/,
  )
  await expect
    .poll(() => sendingOf(item))
    .toMatchObject({ recipients: 3, sent: 3, failed: 0, queued: 0, stoppedAt: null, startsAt: null })
})

test('an item goes to those who have chosen its topic and still want it when their mail is due, and says so', async () => {
  const [reader = ''] = await storeSubscribers(api.supabase, 1)
  const [investor = '', other = ''] = await storeSubscribers(api.supabase, 2)
  const choose = (email: string, topics: string[]) =>
    api.supabase.from('newsletter').update({ topics }).eq('email', email).throwOnError()
  await choose(investor, ['news', 'investors'])
  await choose(other, ['investors'])
  const item = await publish(api, token)
  const { recipients } = (await ask('GET', `/api/admin/newsletter/news/${item._id}`)).json<NewsSending>()
  expect(recipients).toEqual({ news: 2, investors: 2, jobs: 0 })
  const payload = { news: item._id, topic: 'investors' }
  expect((await ask('POST', '/api/admin/newsletter/sendings', payload)).json().sending).toMatchObject({
    topic: 'investors',
  })
  expect((await ask('POST', '/api/admin/newsletter/sendings', { ...payload, topic: 'news' })).statusCode).toBe(409)
  const wrong = await ask('POST', '/api/admin/newsletter/sendings', { ...payload, topic: 'gossip' })
  expect([wrong.statusCode, wrong.json().field]).toEqual([400, 'topic'])

  // The first look puts the mails into the queue, and takes one of them.
  const taken = (await queue().claim(60))?.call() as NewsletterCall
  const [waits = ''] = [investor, other].filter((email) => email !== taken.email)
  await choose(waits, ['jobs'])
  await api.supabase.from('mails').update({ claimed_until: null }).eq('kind', 'newsletter').throwOnError()
  dispatch()
  await expect.poll(() => sendingOf(item)).toMatchObject({ recipients: 2, sent: 1, queued: 0 })
  expect(mailed()).toEqual([taken.email])
  expect(mailed()).not.toContain(reader)
  const [mail] = [...resend.accepted.values()]
  expect(mail?.text).toContain('is subscribed to Balkalum news for investors.')
  expect(mail?.text).toContain('Change topics or unsubscribe: https://site.example/newsletter/unsubscribe?token=')
})

test('an item is sent once: anyone who asks again is told who did it, and when', async () => {
  await storeSubscribers(api.supabase, 1)
  const item = await publish(api, token)
  const [one, other] = await Promise.all([send(item), send(item)])
  expect([one.statusCode, other.statusCode].sort()).toEqual([201, 409])
  const again = await send(item)
  expect([again.statusCode, again.json()]).toEqual([
    409,
    {
      error: expect.any(String),
      code: 'alreadySent',
      current: { by: ANNA.username, at: (await sendingOf(item))?.askedAt },
    },
  ])
  dispatch()
  await expect.poll(() => sendingOf(item)).toMatchObject({ recipients: 1, sent: 1 })
  expect((await send(item)).statusCode).toBe(409)
})

test('nothing is sent of a draft, a hidden item, one in the trash or one that is not there', async () => {
  const hidden = await publish(api, token, { data: someNews('Hidden', { status: 'hidden' }) })
  const trashed = await publish(api, token)
  await ask('DELETE', `/api/news/${trashed._id}`)
  expect((await send(hidden)).json()).toMatchObject({ code: 'notPublic' })
  expect((await send(trashed)).statusCode).toBe(404)
  expect((await send({ ...hidden, _id: randomUUID() })).statusCode).toBe(404)
  expect(await sendings()).toEqual([])
})

test('a planned item goes to the subscribers of the moment when it is public; until then it can be taken back', async () => {
  const item = await publish(api, token, { data: someNews('Planned', { visibleFrom: '2099-01-01T09:00:00+02:00' }) })
  expect((await send(item)).statusCode).toBe(201)
  const pending = await sendingOf(item)
  expect(pending).toMatchObject({ startedAt: null, recipients: null })
  expect(Date.parse(pending?.startsAt ?? '')).toBe(Date.parse('2099-01-01T07:00:00Z'))
  expect(await queue().claim(60)).toBeUndefined()

  expect((await ask('DELETE', `/api/admin/newsletter/sendings/${pending?._id}`)).statusCode).toBe(200)
  expect(await sendings()).toEqual([])
  expect((await send(item)).statusCode).toBe(201)
  const readers = await storeSubscribers(api.supabase, 2)
  await api.supabase
    .from('news')
    .update({ visible_from: new Date(Date.now() - 1000).toISOString() })
    .eq('id', item._id)
  dispatch()
  await expect.poll(mailed).toEqual(readers)
  const started = await sendingOf(item)
  expect((await ask('DELETE', `/api/admin/newsletter/sendings/${started?._id}`)).statusCode).toBe(404)
})

test('who leaves between claim and sending gets no mail, and neither does who is erased', async () => {
  const readers = await storeSubscribers(api.supabase, 3)
  const item = await publish(api, token)
  await send(item)
  const mails = [await queue().claim(60), await queue().claim(60), await queue().claim(60)]
  const calls = mails.map((mail) => mail?.call() as NewsletterCall)
  expect(calls.map(({ email }) => email).sort()).toEqual(readers)
  const [left, erased, stays] = calls
  await api.app.inject({ method: 'POST', url: `/newsletter/unsubscribe?token=${left?.token}` })
  const { data } = await api.supabase
    .from('newsletter')
    .select('id')
    .eq('email', erased?.email ?? '')
    .single()
  expect((await ask('DELETE', `/api/admin/newsletter/subscribers/${data?.id}`)).statusCode).toBe(200)
  const outcomes = await Promise.all(
    calls.map(async (body) => (await api.supabase.functions.invoke('send-newsletter', { body })).data.outcome),
  )
  expect(outcomes).toEqual(['dropped', 'dropped', 'sent'])
  expect(mailed()).toEqual([stays?.email])
  expect(await sendingOf(item)).toMatchObject({ sent: 1, failed: 0, queued: 0 })
})

test('an item that is hidden on the way is sent to no one more, and to no one when it is shown again', async () => {
  await storeSubscribers(api.supabase, 3)
  const item = await publish(api, token)
  await send(item)
  const mail = await queue().claim(60)
  const body = mail?.call()
  await setStatus(item, 'hidden')
  expect((await api.supabase.functions.invoke('send-newsletter', { body: body ?? {} })).data.outcome).toBe('dropped')
  await mail?.settle({ outcome: 'dropped', note: '' })
  await setStatus(item, 'published')
  expect(await queue().claim(60)).toBeUndefined()
  expect(await sendingOf(item)).toMatchObject({ recipients: 3, queued: 0, stoppedAt: expect.any(String) })
  expect((await send(item)).statusCode).toBe(409)
  expect(mailed()).toEqual([])
})

test('two items are sent a day apart', async () => {
  await storeSubscribers(api.supabase, 1)
  const [first, second] = [await publish(api, token), await publish(api, token)]
  await send(first)
  await send(second)
  dispatch()
  await expect.poll(() => sendingOf(first)).toMatchObject({ sent: 1 })
  const pending = await sendingOf(second)
  const hours = (Date.parse(pending?.startsAt ?? '') - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  await api.supabase.from('newsletter_sendings').update({ started_at: yesterday }).eq('news_id', first._id)
  await expect.poll(() => sendingOf(second)).toMatchObject({ sent: 1 })
})

test('an inquiry that comes in the middle of a thousand mails of the newsletter is mailed first', async () => {
  await storeSubscribers(api.supabase, 1000)
  await send(await publish(api, token))
  const kinds: (string | undefined)[] = []
  for (let index = 0; index < 3; index += 1) kinds.push((await queue().claim(300))?.functionName)
  await api.app.inject({ method: 'POST', url: '/api/inquiries', payload: someInquiry() })
  kinds.push((await queue().claim(300))?.functionName, (await queue().claim(300))?.functionName)
  expect(kinds).toEqual(['send-newsletter', 'send-newsletter', 'send-newsletter', 'send-inquiry', 'send-newsletter'])
})

test('within an hour go so many mails of the newsletter and no more, and inquiries go all the same', async () => {
  await storeSubscribers(api.supabase, 5)
  await send(await publish(api, token))
  const bounded = createMailQueue(api.supabase, 'https://site.example', 2)
  expect([await bounded.claim(300), await bounded.claim(300)].map((mail) => mail?.isNewsletter)).toEqual([true, true])
  expect(await bounded.claim(300)).toBeUndefined()
  const due = await bounded.nextDue()
  expect(due).toBeGreaterThan(3500)
  expect(due).toBeLessThanOrEqual(3600)
  await api.app.inject({ method: 'POST', url: '/api/inquiries', payload: someInquiry() })
  expect(await bounded.nextDue()).toBeLessThanOrEqual(0)
  expect((await bounded.claim(300))?.functionName).toBe('send-inquiry')
  const longAgo = new Date(Date.now() - 3_700_000).toISOString()
  await api.supabase.from('mails').update({ first_attempt_at: longAgo }).not('first_attempt_at', 'is', null)
  expect((await bounded.claim(300))?.isNewsletter).toBe(true)
})

test('while the provider is slow an inquiry need not wait for the newsletter under way', async () => {
  await storeSubscribers(api.supabase, 30)
  await send(await publish(api, token))
  resend.breakWhen((request) => (request <= resend.requests() + 1 ? 'accepted, then silence' : undefined))
  dispatch()
  await expect.poll(() => resend.accepted.size).toBe(8)
  await api.app.inject({ method: 'POST', url: '/api/inquiries', payload: someInquiry() })
  await expect
    .poll(() => [...resend.accepted.values()].filter(({ subject }) => subject.startsWith('Запитване')).length, {
      timeout: 8_000,
      interval: 20,
    })
    .toBe(1)
  resend.heal()
})

test('a test shows the unpublished changes, goes to one address before all mails, and cannot be unsubscribed by', async () => {
  const item = await publish(api, token)
  await storeSubscribers(api.supabase, 3)
  await send(item)
  const asked = await ask('POST', '/api/admin/newsletter/tests', {
    news: item._id,
    email: 'me@example.com',
    language: 'en',
  })
  expect(asked.statusCode).toBe(202)
  expect((await queue().claim(1))?.call()).toMatchObject({ email: 'me@example.com', token: null })
  await api.supabase.from('mails').update({ claimed_until: null }).neq('attempts', -1)
  dispatch()
  await expect.poll(() => mailed().includes('me@example.com')).toBe(true)
  const mail = [...resend.accepted.values()].find(({ to }) => to.includes('me@example.com'))
  expect(mail?.subject).toBe('[Проба] A new press')
  expect(JSON.stringify(mail)).not.toContain('List-Unsubscribe')
})

test('the mail is shown to who may see drafts, as it is saved, and to no one else', async () => {
  const item = await publish(api, token, {
    data: someNews('', { status: 'draft', content: inLanguages({ en: 'A draft', de: 'Ein Entwurf' }) }),
  })
  const { previewAccess: access } = (await ask('GET', `/api/admin/newsletter/news/${item._id}`)).json<NewsSending>()
  const { access: pictures } = (await ask('GET', '/api/admin/pictures/access')).json<{ access: string }>()
  const other = await publish(api, token, { data: someNews('Another', { status: 'draft' }) })
  const address = `/newsletter/preview/${item._id}?language=de`
  const shown = await api.app.inject(`${address}&access=${access}`)
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(shown.body).toContain('Ein Entwurf')
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
  const [picture = ''] = /\/uploads\/news\/[^"]+/.exec(shown.body) ?? []
  expect((await api.app.inject(picture.replaceAll('&amp;', '&'))).statusCode).toBe(200)
  const another = `/uploads/news/${access}/${other.cover}`
  for (const wrong of [
    address,
    `${address}&access=1.x`,
    `${address}&access=${pictures}`,
    `/newsletter/preview/${other._id}?access=${access}`,
    another,
  ])
    expect((await api.app.inject(wrong)).statusCode, wrong).toBe(404)
})
