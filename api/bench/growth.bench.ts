/**
 * `pnpm bench growth`: what each read costs with 14, 100, 1,000 and 10,000 items of news, and up to 2,000 documents,
 * people and dates, when nothing of it is in memory. Draws `growth.svg`. The price is CPU time of the API and of the embedded Supabase together:
 * unlike the clock it hardly depends on what else the machine does.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cursorOf } from '#news/news.cursor.ts'
import { ask } from '#supabase/client.ts'
import { type BenchSite, startBenchSite } from './bench-site.ts'
import { drawGrowth, type Growth } from './growth.drawing.ts'
import { countNews, growDocuments, growEvents, growNews, growPeople } from './growth.rows.ts'
import { median } from './load.ts'
import { type Rows, reportBench } from './report.ts'

const SIZES = [14, 100, 1_000, 10_000]
/** More documents, people or dates than the site may have in thirty years; each begins with those of the specification. */
const MAX_OF_REGISTER = 2_000
const ROUNDS = 5
/** Milliseconds after which every process has forgotten what it kept. */
const FORGOTTEN = 2_500
const SUMMARIES = '/api/news?medias=false&fields=summary&limit=100'
const STAFF = '/api/admin/news?medias=false&limit=100'
const SELECTABLE = '/api/admin/selection/news?medias=false'
/** In no title, so that every one is looked at. */
const UNKNOWN = '&search=%D0%BD%D1%8F%D0%BC%D0%B0%20%D0%B3%D0%BE'
/** The begin of a word in the texts of every third item or so. */
const SAID = '&search=plan'
const PUBLIC = '/api/news?medias=false&title=en&limit=20&fields=summary'

type Measured = { name: string; size: number; cpu: number; clock: number }

const site = await startBenchSite()
const token = await site.signIn()
try {
  const all: Measured[] = []
  const memory: { size: number; heap: number; rss: number }[] = []
  for (const size of SIZES) {
    await growNews(site.supabase, size)
    for (const grow of [growDocuments, growPeople, growEvents])
      await grow(site.supabase, Math.min(size, MAX_OF_REGISTER))
    const reads = await readsOf(site)
    const rounds: Measured[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const kept = new Set<string>()
      await forgetAll(site)
      for (const [name, paths] of Object.entries(reads)) {
        if (paths.some((path) => kept.has(path))) await forgetAll(site)
        for (const path of paths) kept.add(path)
        rounds.push({ name, size, ...(await price(site, paths)) })
      }
    }
    for (const name of Object.keys(reads)) all.push(summaryOf(rounds.filter((each) => each.name === name)))
    const { heap, external, rss } = await site.server.used(true)
    memory.push({ size, heap: heap + external, rss })
    console.log(`${await countNews(site.supabase)} items measured`)
  }
  console.log('\nBy the clock, ms (the fastest):')
  console.table(tableOf(all, ({ clock }) => clock))
  const bySize = (pick: (used: (typeof memory)[number]) => number) =>
    Object.fromEntries(memory.map((used) => [used.size, megabytes(pick(used))]))
  reportBench('growth', {
    head: 'items of news',
    rows: {
      ...tableOf(all, ({ cpu }) => cpu),
      'memory of the API in use, MB': bySize(({ heap }) => heap),
      'resident, MB': bySize(({ rss }) => rss),
    },
  })
  const lines: Growth[] = [...Map.groupBy(all, ({ name }) => name)].map(([name, points]) => ({ name, points }))
  await writeFile(join(import.meta.dirname, 'growth.svg'), drawGrowth(lines))
} finally {
  await site.stop()
}

/** What is read, by name: the paths that one visitor, editor or crawler asks for. */
async function readsOf({ supabase }: BenchSite): Promise<Record<string, string[]>> {
  const half = Math.floor((await countNews(supabase)) / 2)
  const columns = 'slug, published_on, created_at, id'
  const order = { ascending: false }
  const [middle] = await ask(
    supabase.from('news').select(columns).eq('is_media', false).order('published_on', order).range(half, half),
  )
  const place = middle ?? (await ask(supabase.from('news').select(columns).limit(1).single()))
  const deep = `&before=${cursorOf(place)}`
  return {
    'latest news': ['/api/news/latest'],
    'public list': [PUBLIC],
    'public list, half way down': [PUBLIC + deep],
    'page of the list': ['/news'],
    article: [`/api/news/${place.slug}`],
    'page of an article': [`/news/${place.slug}`],
    'admin list': [SUMMARIES],
    'admin list, half way down': [SUMMARIES + deep],
    'staff list': [STAFF],
    'staff list, oldest first': [`${STAFF}&sort=oldest`],
    'staff list, last changed first': [`${STAFF}&sort=changed`],
    'staff list, by title': [`${STAFF}&sort=title`],
    'staff list, without Italian, of a year': [`${STAFF}&missing=it&year=2024`],
    'staff list, without descriptions': [`${STAFF}&withoutAlt=true`],
    'staff list, with unpublished changes': [`${STAFF}&hasDraft=true`],
    'staff list, drafts': [`${STAFF}&state=draft`],
    'staff list, translation outdated': [`${STAFF}&translation=outdated`],
    'staff list, of an author': [`${STAFF}&author=nobody`],
    'staff search, nothing found': [STAFF + UNKNOWN],
    'staff search, found in texts': [STAFF + SAID],
    'staff search, last changed first': [`${STAFF}${SAID}&sort=changed`],
    'all ids': [SELECTABLE],
    'all ids of a search': [SELECTABLE + SAID],
    'titles for the search': ['/api/search'],
    'documents of a section': ['/api/documents/statements'],
    'page of certificates': ['/download-center/certificates'],
    'page of a product': ['/products/rolled-foils/household-foil'],
    'admin documents': ['/api/admin/documents'],
    'people of sales': ['/api/people/sales-department'],
    'a person': ['/api/people/sales-department/vladimir-radkov'],
    'page of sales': ['/contacts/sales-department'],
    'admin people': ['/api/admin/people'],
    dates: ['/api/events'],
    'admin dates': ['/api/admin/events'],
    'what needs attention': ['/api/admin/attention'],
    'feed.xml': ['/feed.xml'],
    'sitemap.xml': ['/sitemap.xml'],
  }
}

async function forgetAll({ supabase }: BenchSite): Promise<void> {
  const { id, alt } = await ask(supabase.from('news').select('id, alt').limit(1).single())
  await ask(supabase.from('news').update({ alt }).eq('id', id).select('id'))
  await wait(FORGOTTEN)
}

async function price({ url, server, database }: BenchSite, paths: string[]): Promise<{ cpu: number; clock: number }> {
  const before = (await server.cpu()) + (await database.cpu())
  const begun = performance.now()
  for (const path of paths) {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br', authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  const clock = performance.now() - begun
  return { clock, cpu: ((await server.cpu()) + (await database.cpu()) - before) / 1000 }
}

function summaryOf(rounds: Measured[]): Measured {
  const { name = '', size = 0 } = rounds[0] ?? {}
  return {
    name,
    size,
    cpu: median(rounds.map(({ cpu }) => cpu)),
    clock: Math.min(...rounds.map(({ clock }) => clock)),
  }
}

function tableOf(all: Measured[], pick: (measured: Measured) => number): Rows {
  const kinds = [...Map.groupBy(all, ({ name }) => name)]
  return Object.fromEntries(
    kinds.map(([name, each]) => [name, Object.fromEntries(each.map((one) => [one.size, pick(one).toFixed(1)]))]),
  )
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20)
}
