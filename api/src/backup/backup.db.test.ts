import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { startTestSupabase, type TestSupabase } from 'supabase/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsItem } from '#contract/news.ts'
import { createPictureBucket, pictureOf } from '#pictures/pictures.bucket.ts'
import { createSupabase, type Supabase } from '#supabase/client.ts'
import { publish, startTestApp, type TestApp } from '../../test-app.ts'
import { startProxy } from '../../test-proxy.ts'
import { verifyArchive } from './backup.archive.ts'
import { restoreBackup } from './backup.restore.ts'
import { BACKUP_TABLES, NOT_BACKED_UP } from './backup.tables.ts'
import { writeBackup } from './backup.write.ts'

let api: TestApp
let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
  file = join(folder, 'site.tar.gz')
  api = await startTestApp()
  await fill()
  await writeBackup(api.supabase, api.bucket, file)
})
afterAll(() => api.stop())

/** Rows of every table, more than a page of each, texts of all kinds among them, and pictures with other widths. */
async function fill() {
  const token = await api.signIn()
  const items = []
  for (let index = 0; index < 3; index += 1) items.push(await publish(api, token, { pictures: 3 }))
  await api.app.inject(`/uploads/news/${items[0]?.cover}?w=480`)
  await api.app.inject({
    method: 'DELETE',
    url: `/api/news/${items[2]?._id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const text = { title: 'Ю\u2028"\\ \n\t🙂', contentOne: `<p>${'я'.repeat(20_000)}</p>`, contentTwo: '' }
  const content = { bg: text, en: text, de: text, it: text }
  const cover = items[0]?.cover ?? ''
  const news = Array.from({ length: 45 }, (_, index) => ({
    slug: `row-${index}`,
    published_on: '2026-01-31',
    cover,
    content,
  }))
  const careers = Array.from({ length: 120 }, (_, index) => ({
    title: `Position ${index}`,
    start_date: '2026-01-01',
    end_date: '9999-12-31',
  }))
  const inquiries = Array.from({ length: 450 }, (_, index) => ({
    kind: 'contact',
    category: 'general',
    name: 'Anna',
    phone: '1',
    email: `anna-${index}@example.com`,
    message: text.title,
    status: index % 2 ? 'sent' : 'queued',
  }))
  const newsletter = [{ email: 'anna@example.com', token: 't'.repeat(43) }]
  const answers = [
    await api.supabase.from('news').insert(news),
    await api.supabase.from('careers').insert(careers),
    await api.supabase.from('inquiries').insert(inquiries),
    await api.supabase.from('newsletter').insert(newsletter),
  ]
  for (const { error } of answers) expect(error).toBeNull()
}

async function allRows(supabase: Supabase) {
  const tables: Record<string, unknown[]> = {}
  for (const { name } of BACKUP_TABLES) tables[name] = (await supabase.from(name).select().order('id')).data ?? []
  return tables
}

async function allPictures(supabase: Supabase) {
  const bucket = createPictureBucket(supabase)
  const names = (await bucket.list(0, 1000)).filter((name) => pictureOf(name) === name)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await bucket.get(name)] as const)))
}

async function onAnother(work: (supabase: Supabase, embedded: TestSupabase) => Promise<void>) {
  const embedded = await startTestSupabase()
  try {
    await work(createSupabase(embedded, { rest: 60_000, storage: 60_000, functions: 1000 }), embedded)
  } finally {
    await embedded.stop()
  }
}

test('every table is in the backup, or left out with a reason', async () => {
  const types = await readFile(join(import.meta.dirname, '../supabase/database.types.ts'), 'utf8')
  const [, tables = ''] = /Tables: \{([\s\S]*?)\n {4}\}/.exec(types) ?? []
  const names = [...tables.matchAll(/^ {6}(\w+): \{/gm)].map(([, name]) => name)
  expect([...BACKUP_TABLES.map(({ name }) => name), ...NOT_BACKED_UP].sort()).toEqual(names.sort())
})

test('a backup restored in another Supabase gives equal rows and equal bytes, and nothing else', async () => {
  await onAnother(async (supabase, embedded) => {
    const report = await restoreBackup(supabase, createPictureBucket(supabase), file)
    const [before, after] = [await allRows(api.supabase), await allRows(supabase)]
    expect(after).toEqual(before)
    expect(report.rows).toBe(Object.values(before).flat().length)
    const pictures = await allPictures(supabase)
    expect(Object.keys(pictures)).toHaveLength(12)
    expect(pictures).toEqual(await allPictures(api.supabase))
    expect((await supabase.from('sessions').select()).data).toEqual([])

    const again = join(folder, 'again.tar.gz')
    await writeBackup(supabase, createPictureBucket(supabase), again)
    expect((await verifyArchive(again)).sha256).toEqual((await verifyArchive(file)).sha256)

    const refusal = restoreBackup(supabase, createPictureBucket(supabase), file)
    await expect(refusal).rejects.toThrow(/There are rows already: admins \(1\).*--replace/)
    await supabase.from('careers').update({ title: 'Changed' }).neq('title', '')
    await supabase.from('news').delete().eq('slug', 'row-1')
    const environment = { ...process.env, SUPABASE_URL: embedded.url, SUPABASE_SECRET_KEY: embedded.secretKey }
    const { output, code } = await run(['restore', file, '--replace'], environment)
    expect([code, output]).toEqual([0, expect.stringContaining(`${report.rows} rows and 12 pictures`)])
    expect(await allRows(supabase)).toEqual(before)
  })
})

function run(args: string[], env: NodeJS.ProcessEnv): Promise<{ output: string; code: number }> {
  return new Promise((resolve) => {
    const cli = join(import.meta.dirname, 'backup.cli.ts')
    execFile(process.execPath, [cli, ...args], { env }, (error, stdout, stderr) =>
      resolve({ output: stdout + stderr, code: error ? 1 : 0 }),
    )
  })
}

test('the file is for its owner alone, and never overwrites another', async () => {
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  const before = await readFile(file)
  await expect(writeBackup(api.supabase, api.bucket, file)).rejects.toThrow('is there already')
  expect(await readFile(file)).toEqual(before)
})

const tar = () => readFile(file).then((bytes) => gunzipSync(bytes))
const replaced = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  [
    'one letter of a row is another',
    async () => gzipSync(replaced(await tar(), 'Position 7', 'Position 8')),
    /damaged/,
  ],
  ['one byte of a picture is another', async () => gzipSync(replaced(await tar(), 'IHDR', 'IHDS')), /damaged/],
  [
    'an entry has another name',
    async () => gzipSync(replaced(await tar(), 'rows/news/', 'rows/nexs/')),
    /damaged|read/,
  ],
  ['its end is missing', async () => (await readFile(file)).subarray(0, -2000), /read to its end|no manifest/],
  ['its end is missing, well compressed', async () => gzipSync((await tar()).subarray(0, -60_000)), /read|manifest/],
  ['it is something else', () => Buffer.from('hello'), /read to its end/],
  ['it is empty', () => Buffer.alloc(0), /read to its end|manifest/],
])('nothing is written when %s', async (_name, make, reason) => {
  const bad = join(folder, 'bad.tar.gz')
  await writeFile(bad, await make())
  const before = await allRows(api.supabase)
  await expect(restoreBackup(api.supabase, api.bucket, bad, { isReplacing: true })).rejects.toThrow(reason)
  expect(await allRows(api.supabase)).toEqual(before)
})

test('a backup that Supabase breaks off leaves no file', async () => {
  const proxy = await startProxy(api.embedded.url)
  const supabase = createSupabase({ url: proxy.url, secretKey: api.embedded.secretKey })
  let pages = 0
  proxy.breakWhen(({ path }) => (path.startsWith('/rest/v1/news?') && ++pages === 2 ? 503 : undefined))
  const before = await readdir(folder)
  const cutOff = writeBackup(supabase, createPictureBucket(supabase), join(folder, 'cut-off.tar.gz'))
  await expect(cutOff).rejects.toThrow('not available')
  expect(await readdir(folder)).toEqual(before)
  await proxy.stop()
})

test('what is published while a backup is written has all its pictures in it', async () => {
  const token = await api.signIn()
  let item: NewsItem | undefined
  const bucket = {
    ...api.bucket,
    async list(offset: number, limit: number) {
      const names = await api.bucket.list(offset, limit)
      item ??= await publish(api, token, { url: 'meanwhile', pictures: 2 })
      return names
    },
  }
  const during = join(folder, 'during.tar.gz')
  expect((await writeBackup(api.supabase, bucket, during)).missing).toEqual([])
  const { sha256, tables } = await verifyArchive(during)
  expect(tables.news?.rows).toBe(49)
  for (const name of [item?.cover, ...(item?.gallery ?? [])]) expect(sha256).toHaveProperty([`pictures/${name}`])
})

test('a picture that an item names and Storage does not have is told', async () => {
  const gone = 'gone-16x9.jpg'
  await api.supabase
    .from('news')
    .update({ gallery: [gone] })
    .eq('slug', 'row-2')
  const { missing } = await writeBackup(api.supabase, api.bucket, join(folder, 'incomplete.tar.gz'))
  expect(missing).toEqual([gone])
})
