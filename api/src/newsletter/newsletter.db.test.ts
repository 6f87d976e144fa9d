import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDispatcher, type TestResend } from '../../testing/mail.ts'
import { type MailApp, startMailApp } from '../../testing/mail-app.ts'

let api: MailApp
let resend: TestResend
let dispatcher: ReturnType<typeof createTestDispatcher>

beforeAll(async () => {
  api = await startMailApp()
  resend = api.resend
  dispatcher = createTestDispatcher(api.supabase)
  dispatcher.start(api.app.log)
})
afterAll(async () => {
  await dispatcher.stop()
  await api.stop()
})
beforeEach(async () => {
  await api.supabase.from('newsletter').delete().neq('email', '')
  resend.accepted.clear()
})

const subscribe = (email: unknown) => api.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email } })
const rows = async () => (await api.supabase.from('newsletter').select('*, mails!inner(status, mailing)')).data ?? []
const row = async () => (await rows())[0]
/** So many mails are sent, and every row says so. */
const mailed = (count: number) =>
  expect
    .poll(async () => [resend.accepted.size, (await rows()).filter(({ mails }) => mails.status !== 'sent').length], {
      interval: 50,
    })
    .toEqual([count, 0])

/** Path and query of the address in the last mail that leads to `page`. */
function linkTo(page: 'confirm' | 'unsubscribe'): string {
  const mail = [...resend.accepted.values()].at(-1)
  const words = `${mail?.text} ${JSON.stringify(mail)}`
  const [link = ''] = new RegExp(`https://site\\.example/newsletter/${page}\\?token=[\\w-]+`).exec(words) ?? []
  return link.replace('https://site.example', '')
}

/** Presses the button of the page that the link of the last mail leads to. */
const confirm = () => api.app.inject({ method: 'POST', url: linkTo('confirm') })

test('an address is stored once and asked to confirm', { tags: ['AMB-12'] }, async () => {
  const first = await subscribe('  Anna@Example.com ')
  expect([first.statusCode, first.json()]).toEqual([202, { ok: true }])
  await mailed(1)
  const mail = [...resend.accepted.values()][0]
  expect(mail?.to).toEqual(['anna@example.com'])
  expect(mail?.subject).toBe('Please confirm your subscription to Balkalum news')
  expect(JSON.stringify(mail)).toContain('"List-Unsubscribe-Post":"List-Unsubscribe=One-Click"')
  expect(await rows()).toMatchObject([{ email: 'anna@example.com', confirmed_at: null, unsubscribed_at: null }])

  const again = await subscribe('anna@example.com')
  expect([again.statusCode, again.body]).toEqual([202, first.body])
  expect(await rows()).toHaveLength(1)
})

test('to look at the link of the mail confirms nothing; its button confirms, and only what was asked', {
  tags: ['AMB-12'],
}, async () => {
  await subscribe('anna@example.com')
  await mailed(1)
  await api.app.inject(linkTo('confirm'))
  expect((await row())?.confirmed_at).toBeNull()
  const page = await confirm()
  expect([page.statusCode, page.headers.location]).toEqual([303, '/newsletter/confirmed'])
  expect(page.headers['cache-control']).toBe('no-store')
  const confirmed = (await row())?.confirmed_at
  expect(confirmed).not.toBeNull()
  expect((await confirm()).headers.location).toBe('/newsletter/confirmed')
  expect((await row())?.confirmed_at).toBe(confirmed)
})

test.each(['', '?token=', '?token=x', `?token=${'A'.repeat(43)}`, `?token=${'A'.repeat(201)}`, "?token='--"])(
  'a link that is not ours%s confirms nothing',
  async (query) => {
    await subscribe('anna@example.com')
    await mailed(1)
    const { statusCode, headers } = await api.app.inject({ method: 'POST', url: `/newsletter/confirm${query}` })
    expect([400, 303]).toContain(statusCode)
    expect(headers.location).not.toBe('/newsletter/confirmed')
    expect((await row())?.confirmed_at).toBeNull()
  },
)

test('after 48 hours the link is over and the address is erased', async () => {
  await subscribe('anna@example.com')
  await mailed(1)
  await api.supabase.from('newsletter').update({ asked_at: '2026-01-01T00:00:00Z' }).neq('email', '')
  expect((await confirm()).headers.location).toBe('/newsletter/expired')
  expect((await api.supabase.rpc('erase_old_subscriptions')).data).toBe(1)
  expect(await rows()).toEqual([])
})

test('to look at the link of leaving changes nothing; one click, or the button of a mail program, leaves', {
  tags: ['AMB-12'],
}, async () => {
  await subscribe('anna@example.com')
  await mailed(1)
  await confirm()
  await api.app.inject(linkTo('unsubscribe'))
  expect((await row())?.unsubscribed_at).toBeNull()

  const left = await api.app.inject({
    method: 'POST',
    url: linkTo('unsubscribe'),
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([left.statusCode, left.body]).toEqual([200, 'You have unsubscribed.'])
  expect((await row())?.unsubscribed_at).not.toBeNull()
})

test('a link is followed, no matter who made its token: this server, or the SQL of the docs', async () => {
  const token = crypto.randomUUID() + crypto.randomUUID()
  const confirmed_at = new Date().toISOString()
  await api.supabase.from('newsletter').insert({ email: 'anna@example.com', token, confirmed_at }).throwOnError()
  await api.app.inject({ method: 'POST', url: `/newsletter/unsubscribe?token=${token}` })
  const { data } = await api.supabase.from('newsletter').select('unsubscribed_at').throwOnError()
  expect(data).toEqual([{ unsubscribed_at: expect.any(String) }])
})

test('a subscriber who subscribes again gets no mail; one who unsubscribed gets a new confirmation mail', async () => {
  await subscribe('anna@example.com')
  await mailed(1)
  await confirm()
  const earlier = linkTo('unsubscribe')
  expect((await subscribe('anna@example.com')).statusCode).toBe(202)
  expect(await row()).toMatchObject({ mails: { status: 'sent', mailing: 1 } })

  await api.app.inject({ method: 'POST', url: earlier })
  expect((await subscribe('anna@example.com')).statusCode).toBe(202)
  await mailed(2)
  expect(await row()).toMatchObject({ mails: { mailing: 2 }, confirmed_at: null, unsubscribed_at: null })
  await api.app.inject({ method: 'POST', url: earlier })
  expect((await row())?.unsubscribed_at).toBeNull()
})

const sendTopics = (page: 'confirm' | 'unsubscribe', payload: string) =>
  api.app.inject({
    method: 'POST',
    url: linkTo(page),
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('who confirms chooses topics, news without a choice; who subscribes again begins with news', async () => {
  await subscribe('anna@example.com')
  await mailed(1)
  await confirm()
  expect(await row()).toMatchObject({ topics: ['news'] })
  await sendTopics('confirm', 'topic=investors&topic=jobs&topic=gossip&language=de')
  expect(await row()).toMatchObject({ topics: ['investors', 'jobs'], language: 'de' })
  await confirm()
  expect(await row()).toMatchObject({ topics: ['investors', 'jobs'] })

  await api.app.inject({ method: 'POST', url: linkTo('unsubscribe') })
  await subscribe('anna@example.com')
  await mailed(2)
  expect(await row()).toMatchObject({ topics: ['news'], confirmed_at: null })
})

test('the link of a mail changes the topics, at least one, and ends no subscription', async () => {
  await subscribe('anna@example.com')
  await mailed(1)
  const choose = async (payload: string) => (await sendTopics('unsubscribe', payload)).headers.location
  expect(await choose('topic=jobs&choose='), 'before the address is confirmed').toBe('/newsletter/expired')
  await confirm()
  expect(await choose('topic=jobs&choose=')).toBe('/newsletter/changed')
  expect(await row()).toMatchObject({ topics: ['jobs'], unsubscribed_at: null })
  expect(await choose('choose=')).toBe('/newsletter/unchosen')
  expect(await choose('topic=gossip&choose=')).toBe('/newsletter/unchosen')
  expect(await row()).toMatchObject({ topics: ['jobs'], unsubscribed_at: null })
  expect(await choose('')).toBe('/newsletter/unsubscribed')
  expect(await choose('topic=news&choose=')).toBe('/newsletter/expired')
  expect(await row()).toMatchObject({ topics: ['jobs'], unsubscribed_at: expect.any(String) })
})

test('an address gets at most one confirmation mail an hour', async () => {
  await subscribe('anna@example.com')
  await mailed(1)
  await subscribe('anna@example.com')
  expect(await row()).toMatchObject({ mails: { status: 'sent', mailing: 1 } })
  await api.supabase.from('newsletter').update({ asked_at: '2026-01-01T00:00:00Z' }).neq('email', '')
  await subscribe('anna@example.com')
  await mailed(2)
})

test.each(['', 'anna', 'anna@example', 5, null, `${'x'.repeat(250)}@example.com`])('%o is refused', async (email) => {
  const answer = await subscribe(email)
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'email'])
  expect(await rows()).toEqual([])
})

const sendForm = (payload: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/newsletter/subscribe',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

test('the form of a page without scripts subscribes, and leads to a page that says so', {
  tags: ['FOOT-07'],
}, async () => {
  const sent = await sendForm('email=Anna%40Example.com')
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/newsletter/asked'])
  await mailed(1)
  expect(await rows()).toMatchObject([{ email: 'anna@example.com', confirmed_at: null }])
})

test.each(['', 'email=', 'email=anna', 'name=anna%40example.com', `email=${'a'.repeat(400)}%40example.com`])(
  'the form of a page without scripts that sends %o leads to a page that refuses it, and stores nothing',
  { tags: ['FOOT-07'] },
  async (payload) => {
    const sent = await sendForm(payload)
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/newsletter/invalid'])
    expect(await rows()).toEqual([])
  },
)

test('the form takes nothing from another site, nothing long and nothing but a form', {
  tags: ['FOOT-07'],
}, async () => {
  const email = 'email=anna%40example.com'
  expect((await sendForm(email, { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await sendForm(email, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await sendForm(`${email}&x=${'x'.repeat(3000)}`)).statusCode).toBe(413)
  expect((await sendForm('{"email":"anna@example.com"}', { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect(await rows()).toEqual([])
})
