import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { NewsItem, StaffNews } from '#contract/news.ts'
import { formRequest, newsForm, pictureFile, someNews, startTestApp, type TestApp } from '../../testing/app.ts'
import { type EventStream, openEventStream } from '../../testing/event-stream.ts'

let api: TestApp
let token: string
let origin: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.stop())

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })

async function draft(title: string): Promise<NewsItem> {
  const parts = { data: someNews(title, { status: 'draft' }), cover: await pictureFile() }
  return (await api.app.inject(await formRequest('/api/news', token, newsForm(parts)))).json<StaffNews>().news
}
const links = ({ _id }: NewsItem) => `/api/admin/news/${_id}/preview-links`
async function share(item: NewsItem): Promise<string> {
  const { url } = (await call('POST', links(item))).json()
  return url.split('/').at(-1)
}
/** What the form does by itself while an editor writes. */
const write = (item: NewsItem, title: string) =>
  call('POST', `/api/news/updateTexts/${item._id}`, someNews(title, { status: 'draft', isAutomatic: true }))

async function follow(of: string, at = origin): Promise<EventStream> {
  const stream = await openEventStream(`${at}/api/news/${of}/events`)
  onTestFinished(() => stream.close())
  return stream
}
const titleOf = async (of: string) =>
  (await api.app.inject(`/api/news/${of}`)).json<{ news: NewsItem[] }>().news[0]?.content.en.title

test('"The director looks at a telephone while I write": told at once, and of what is kept', async () => {
  const [item, other] = [await draft('First'), await draft('Other')]
  const [of, ofOther] = [await share(item), await share(other)]
  const [phone, tablet, elsewhere] = [await follow(of), await follow(of), await follow(ofOther)]
  expect([phone.status, phone.headers.get('content-type'), phone.headers.get('content-encoding')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    null,
  ])
  expect(phone.headers.get('cache-control')).toBe('no-store, no-transform')
  for (const { events } of [phone, tablet, elsewhere]) await expect.poll(() => events).toHaveLength(1)

  expect((await write(item, 'Second')).statusCode).toBe(200)
  for (const { events } of [phone, tablet])
    await expect.poll(() => events).toEqual([events[0], expect.stringMatching(/^version ./)])
  expect(phone.events[1]).not.toBe(phone.events[0])
  expect(await titleOf(of)).toBe('Second')
  // What nothing was written of is told nothing, and who looks again begins with what there is.
  expect(elsewhere.events).toHaveLength(1)
  const again = await follow(of)
  await expect.poll(() => again.events).toEqual([phone.events[1]])
})

test('a change that another process has stored is told as well', async () => {
  const item = await draft('Elsewhere')
  const another = await api.buildAnother()
  const of = await share(item)
  const phone = await follow(of, await another.listen({ port: 0, host: '127.0.0.1' }))
  await expect.poll(() => phone.events).toHaveLength(1)
  await write(item, 'Written here')
  await expect.poll(() => phone.events).toHaveLength(2)
  // A process that ends lets its readers go, who ask again.
  await another.close()
  await phone.ended
  expect(phone.events).toHaveLength(2)
  const again = await follow(of)
  await expect.poll(() => again.events).toEqual([phone.events[1]])
})

test('it ends with the link: when that is revoked, expires, or its item goes to the trash; the next are refused', async () => {
  const ends: [string, (item: NewsItem) => unknown][] = [
    ['revoked', async (item) => call('DELETE', `${links(item)}/${(await call('POST', links(item))).json()._id}`)],
    [
      'expired',
      ({ _id }) =>
        api.supabase
          .from('preview_links')
          .update({ expires_at: new Date(Date.now() - 1000).toISOString() })
          .eq('news_id', _id)
          .throwOnError(),
    ],
    ['deleted', ({ _id }) => call('DELETE', `/api/news/${_id}`)],
  ]
  for (const [how, end] of ends) {
    const item = await draft(how)
    const of = await share(item)
    const phone = await follow(of)
    await expect.poll(() => phone.events, { message: how }).toHaveLength(1)
    await end(item)
    await phone.ended
    expect(phone.events.at(-1), how).toBe('ended ')
    if (how !== 'deleted') expect((await follow(of)).status, how).toBe(404)
  }
  const of = await share(await draft('Altered'))
  for (const altered of [`${of.slice(1)}0`, 'press', '0'.repeat(80)])
    expect((await api.app.inject(`/api/news/${altered}/events`)).statusCode).toBe(404)
})

test('SEC forty previews of one network may be open, twelve of one link; who goes makes room', async () => {
  const tokens: string[] = []
  for (const name of ['a', 'b', 'c', 'd']) tokens.push(await share(await draft(name)))
  const streams: EventStream[] = []
  for (const of of tokens)
    for (let count = 0; count < 12 && streams.length < 40; count += 1) streams.push(await follow(of))
  expect(streams.map(({ status }) => status)).toEqual(Array(40).fill(200))
  for (const { events } of streams) await expect.poll(() => events).toHaveLength(1)
  const refused = await fetch(`${origin}/api/news/${tokens.at(-1)}/events`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  await streams.at(-1)?.close()
  await expect.poll(async () => (await follow(tokens.at(-1) ?? '')).status).toBe(200)
  for (const stream of streams.slice(12)) await stream.close()
  const ofOneLink = async () => (await fetch(`${origin}/api/news/${tokens[0]}/events`)).status
  await expect.poll(ofOneLink).toBe(429)
})
