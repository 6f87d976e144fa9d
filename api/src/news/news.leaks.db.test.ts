import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsItem, StaffNews } from '#contract/news.ts'
import type { SiteParts } from '#pages/site.ts'
import { formRequest, newsForm, pictureFile, publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'
import { routesOf } from '../../testing/routes.ts'

/** In every title and text that visitors may not read, and nowhere else. */
const SECRET = 'zyxquor'
const PLACES = {
  '/feed.txt': async ({ news }: Parts) =>
    (await news.newest(undefined, 100)).map((item) => JSON.stringify(item)).join(),
  '/addresses.txt': async ({ news }: Parts) => {
    const all: object[] = []
    for await (const portion of news.addresses()) all.push(...portion)
    return JSON.stringify(all)
  },
}
type Parts = Pick<SiteParts, 'news'>

let api: TestApp
let token: string
const secret: { item: NewsItem; files: string[] }[] = []
let open: NewsItem
/** Ids of positions that visitors may not read. */
const positions: string[] = []

beforeAll(async () => {
  api = await startTestApp({
    site: async (app, parts) => {
      for (const [path, make] of Object.entries(PLACES)) app.get(path, () => make(parts))
    },
  })
  token = await api.signIn()
  open = await publish(api, token, { url: 'open', data: written('Open', {}), pictures: 1 })
  const far = { past: '2020-01-01T00:00:00Z', future: '2999-01-01T00:00:00Z' }
  const states = [
    { status: 'draft' },
    { status: 'draft', isMediaNews: true },
    { status: 'hidden' },
    { visibleFrom: far.future },
    { visibleFrom: far.past, visibleUntil: '2020-01-02T00:00:00Z' },
    { status: 'draft', visibleFrom: far.past },
  ]
  for (let number = 0; number < 20; number += 1) {
    const data = written(`${SECRET} ${number}`, states[number % states.length] ?? {})
    const item = await publish(api, token, { url: `${SECRET}-${number}`, data, pictures: 1 })
    secret.push({ item, files: [item.cover, ...item.gallery] })
  }
  for (const state of [{ status: 'hidden' }, { startDate: '2998-01-01' }, { endDate: '2020-01-02' }]) {
    const payload = { ...positionOf(`${SECRET} position`), ...state }
    const headers = { authorization: `Bearer ${token}` }
    const answer = await api.app.inject({ method: 'POST', url: '/api/careers', headers, payload })
    positions.push(answer.json().career._id)
  }
  // A public item with a secret in its draft, and one that became hidden after visitors had read it.
  const beside = await save('/api/news/update/open', {
    data: written(`${SECRET} beside`, { status: 'draft', gallery: ['new:0', ...open.gallery] }),
    gallery: [await pictureFile(`${SECRET}.png`, 91)],
  })
  secret.push({ item: open, files: beside.staffOnly.draft?.gallery.slice(0, 1) ?? [] })
  const read = await publish(api, token, { url: `${SECRET}-read`, data: written(`${SECRET} read`, {}) })
  for (const path of publicPaths()) await api.app.inject(path)
  await save(`/api/news/update/${SECRET}-read`, { data: written(`${SECRET} read`, { status: 'hidden' }) })
  secret.push({ item: read, files: [read.cover] })
})
afterAll(() => api.stop())

/** An item whose every text in every language holds the same words. */
function written(words: string, more: object) {
  const texts = { title: words, contentOne: `<p>${words} one</p>`, contentTwo: `<p>${words} two</p>` }
  return someNews('', {
    content: { bg: texts, en: texts, de: texts, it: texts },
    alt: { cover: { en: words } },
    ...more,
  })
}

/** A position that is open on every day. */
function positionOf(words: string) {
  const texts = { responsibilities: words, requirements: words, additional: words }
  return { title: words, startDate: '2020-01-01', endDate: '2999-01-01', ...texts }
}

async function save(url: string, parts: Parameters<typeof newsForm>[0]): Promise<StaffNews> {
  return (await api.app.inject(await formRequest(url, token, newsForm(parts)))).json()
}

/** Every route that answers a GET, with what it may be asked. */
function publicPaths(): string[] {
  const values: Record<string, string[]> = {
    url: ['open', '0'.repeat(80), ...secret.map(({ item }) => item.url), `${SECRET}-read`],
    file: secret.flatMap(({ files }) => files.flatMap((file) => [file, `${file}?w=480`, `${file}?w=card`])),
    id: [...secret.map(({ item }) => item._id), ...positions],
    access: ['1.x'],
  }
  const paths = routesOf(api.app)
    .filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/admin'))
    .flatMap(({ path }) => {
      const [, name] = /:(\w+)/.exec(path) ?? []
      return name ? (values[name] ?? []).map((value) => path.replace(`:${name}`, value)) : [path]
    })
  const lists = [
    'fields=summary',
    'fields=summary&title=de',
    'title=bg',
    'medias=true',
    'medias=false&limit=100',
    'limit=100',
  ]
  return [...paths, ...lists.map((query) => `/api/news?${query}`)]
}

test('no word, address or picture of what visitors may not read is in any public answer', async () => {
  const paths = publicPaths()
  expect(paths.filter((path) => path.startsWith('/api/news/')).length).toBeGreaterThan(20)
  for (const path of paths) {
    const answer = await api.app.inject(path)
    const told = JSON.stringify(answer.headers) + answer.body
    expect(told.toLowerCase(), path).not.toContain(SECRET)
    for (const id of positions) expect(told, path).not.toContain(id)
    for (const { item, files } of secret) {
      if (item !== open) expect(told, path).not.toContain(item._id)
      for (const file of files) expect(told, path).not.toContain(file)
    }
  }
  const counted = (await api.app.inject('/api/news?fields=summary&limit=100')).json()
  expect(counted.news.map(({ url }: NewsItem) => url)).toEqual(['open'])
})

test('their pictures are not there for visitors, in any width', async () => {
  for (const { item, files } of secret)
    for (const file of files)
      for (const query of ['', '?w=480', '?w=card'])
        expect((await api.app.inject(`/uploads/news/${file}${query}`)).statusCode, `${item.url} ${file}`).toBe(404)
  for (const file of [open.cover, ...open.gallery])
    expect((await api.app.inject(`/uploads/news/${file}`)).statusCode).toBe(200)
})

/**
 * What the types of the database name, which are read from its catalogue (`types.test.ts` holds that none is missing):
 * every table and view with its columns, and every function with its arguments.
 */
function catalogue() {
  const types = readFileSync(join(import.meta.dirname, '../supabase/database.types.ts'), 'utf8')
  const [, tables = '', functions = ''] =
    /\n {4}Tables: \{\n([\s\S]*?)\n {4}Functions: \{\n([\s\S]*?)\n {4}\}\n/.exec(types) ?? []
  const columnsOf = (rows = '') => [...rows.matchAll(/^ {10}(\w+):/gm)].map(([, column = '']) => column)
  return {
    tables: [...tables.matchAll(/^ {6}(\w+): \{\n {8}Row: \{\n([\s\S]*?)\n {8}\}/gm)].map(([, name = '', rows]) => ({
      name,
      columns: columnsOf(rows),
    })),
    functions: [...functions.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name),
  }
}

/** Of these visitors may read columns of the rows that are on the site. */
const OPEN_COLUMNS: Record<string, string[]> = {
  news: ['alt', 'content', 'cover', 'created_at', 'gallery', 'id', 'is_media', 'published_on', 'slug', 'updated_at'],
  careers: [
    'additional',
    'created_at',
    'end_date',
    'id',
    'is_internship',
    'requirements',
    'responsibilities',
    'start_date',
    'title',
    'updated_at',
  ],
}

test('nor does the database tell them to the role of visitors: of no table, column or function that there is', async () => {
  const headers = { apikey: api.embedded.publishableKey }
  const ask = async (path: string) => fetch(`${api.embedded.url}/rest/v1/${path}`, { headers })
  const { tables, functions } = catalogue()
  for (const name of ['news_drafts', 'news_versions', 'journal', 'newsletter_tests', 'news', 'careers'])
    expect(tables.map((table) => table.name)).toContain(name)
  for (const name of ['staff_news_page', 'preview_versions']) expect(functions).toContain(name)
  const readable: Record<string, string[]> = {}
  for (const { name, columns } of tables) {
    expect(columns.length, name).toBeGreaterThan(0)
    for (const column of columns) {
      const answer = await ask(`${name}?select=${column}&limit=1000`)
      const body = await answer.text()
      expect(body.toLowerCase(), `${name}.${column}`).not.toContain(SECRET)
      for (const { item, files } of secret) {
        if (item !== open) expect(body, `${name}.${column}`).not.toContain(item._id)
        for (const file of files) expect(body, `${name}.${column}`).not.toContain(file)
      }
      if (answer.ok) readable[name] = [...(readable[name] ?? []), column]
    }
  }
  expect(readable).toEqual(OPEN_COLUMNS)
  for (const name of functions) {
    const answer = await ask(`rpc/${name}`)
    expect([name, answer.ok]).toEqual([name, false])
  }
  expect(await (await ask('careers?select=title')).json()).toEqual([])
  expect(await (await ask('news?select=slug')).json()).toEqual([{ slug: 'open' }])
})

test('what visitors may read is there: the test can fail', async () => {
  for (const path of ['/api/news', '/api/news/latest', '/api/search', '/feed.txt', '/addresses.txt', '/api/news/open'])
    expect((await api.app.inject(path)).body.toLowerCase(), path).toContain('open')
})
