import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC_URL, startTestApp, type TestApp } from '../../testing/app.ts'
import { type LinkedSite, startLinkedSite } from '../../testing/linked-site.ts'
import { askLinks } from './ask-links.ts'
import { createLinkCheck } from './link-check.ts'
import { createLinkGuard } from './link-guard.ts'

let api: TestApp
let site: LinkedSite

beforeAll(async () => {
  api = await startTestApp()
  site = await startLinkedSite()
})
afterAll(async () => {
  await api.stop()
  await site.stop()
})

const run = ({ app } = api) =>
  askLinks({
    supabase: api.supabase,
    site: PUBLIC_URL,
    checkLink: createLinkCheck({
      supabase: api.supabase,
      guard: createLinkGuard({ allowsLoopback: true }),
      site: PUBLIC_URL,
      // Without pages: what an item's page asks the API for.
      ownStatus: async (path) => (await app.inject(`/api${path}`)).statusCode,
    }),
    log: api.app.log,
  }).run()

/** Stores a published item with these links in its English text. */
async function publishLinks(...addresses: string[]): Promise<string> {
  const words = (contentOne: string) => ({ title: 'Fair', contentOne, contentTwo: '' })
  const row = {
    slug: `fair-${randomUUID()}`,
    published_on: '2026-01-31',
    cover: 'cover-16x9.jpg',
    content: {
      bg: words(''),
      de: words(''),
      it: words(''),
      en: words(addresses.map((address) => `<a href="${address}">there</a>`).join('')),
    },
  }
  await api.supabase.from('news').insert(row).throwOnError()
  return row.slug
}
const dead = async () => {
  const { data } = await api.supabase.rpc('attention_findings').throwOnError()
  return data.filter(({ kind }) => kind === 'linkDead').map(({ address }) => address)
}
const noteDead = (address: string, hours: number) =>
  api.supabase
    .rpc('note_link', {
      of_address: address,
      is_dead: true,
      is_certain: false,
      of_status: 404,
      moment: new Date(Date.now() - hours * 3_600_000).toISOString(),
    })
    .throwOnError()

test('a link that answers 404 on the third day is told, one that is slow, refused or inside a network never', async () => {
  const [gone, back] = [`${site.url}/gone`, `${site.url}/back`]
  site.say('/back', 200)
  site.say('/login', 403)
  await publishLinks(gone, back, `${site.url}/login`, 'http://169.254.169.254/latest/meta-data', 'http://10.0.0.1/')
  for (const hours of [72, 48]) for (const address of [gone, back]) await noteDead(address, hours)
  await noteDead(back, 24)
  expect(await dead()).toEqual([back])
  await run()
  expect(await dead()).toEqual([gone])
  expect([...site.asked].sort()).toEqual(['GET /gone', 'GET /login', 'HEAD /back', 'HEAD /gone', 'HEAD /login'])

  // The same day nothing is asked again, also by another process.
  site.asked.length = 0
  await Promise.all([run(), run()])
  expect(site.asked).toEqual([])
  await api.supabase.from('news').delete().neq('slug', '').throwOnError()
  expect(await dead()).toEqual([])
})

test('an item that is gone is told at once where another links to it, for the site itself says so', async () => {
  const slug = await publishLinks()
  await publishLinks(`/news/${slug}`, `${PUBLIC_URL}/news/${slug}`, '/news/never-there')
  await run()
  expect(await dead()).toEqual(['/news/never-there'])
  await api.supabase.from('news').delete().eq('slug', slug).throwOnError()
  // Its own links the site asks each hour.
  const hourAgo = new Date(Date.now() - 3_700_000).toISOString()
  for (const of_address of [`/news/${slug}`, `${PUBLIC_URL}/news/${slug}`])
    await api.supabase
      .rpc('note_link', { of_address, is_dead: false, is_certain: true, moment: hourAgo })
      .throwOnError()
  // One that has kept no answers.
  const app = await api.buildAnother()
  await run({ ...api, app })
  await app.close()
  expect((await dead()).sort()).toEqual([`/news/${slug}`, '/news/never-there', `${PUBLIC_URL}/news/${slug}`].sort())
  await api.supabase.from('news').delete().neq('slug', '').throwOnError()
})

test('of one host few are asked in a run, and the others in the next one', async () => {
  const addresses = Array.from({ length: 7 }, (_, index) => `${site.url}/many/${index}`)
  site.asked.length = 0
  await publishLinks(...addresses)
  await run()
  const first = new Set(site.asked.map((line) => line.split(' ')[1]))
  expect(first.size).toBe(5)
  await run()
  expect(new Set(site.asked.map((line) => line.split(' ')[1])).size).toBe(7)
  await api.supabase.from('news').delete().neq('slug', '').throwOnError()
})
