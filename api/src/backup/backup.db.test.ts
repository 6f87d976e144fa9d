import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createClient } from '@supabase/supabase-js'
import { startTestSupabase, type TestSupabase } from 'supabase/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsItem } from '#contract/news.ts'
import { pictureOf } from '#pictures/pictures.variants.ts'
import { type Bucket, createBucket } from '#supabase/bucket.ts'
import { createSupabase, type Supabase } from '#supabase/client.ts'
import { InvalidValueError } from '#supabase/errors.ts'
import { formRequest, newsForm, pictureFile, publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'
import { replaceFile, sendDocumentFile } from '../../testing/documents.ts'
import { startProxy } from '../../testing/fault-proxy.ts'
import { times } from '../../testing/faults.ts'
import { sendFiles, stageFile } from '../../testing/inquiry-files.ts'
import { someInquiry, storeInquiries } from '../../testing/mail.ts'
import { pdfFile } from '../../testing/pdf-files.ts'
import { portray } from '../../testing/portraits.ts'
import { createArchive, readEntries, verifyArchive } from './backup.archive.ts'
import { restoreBackup } from './backup.restore.ts'
import { BACKUP_TABLES, NOT_BACKED_UP, PRIVATE_TABLES } from './backup.tables.ts'
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
  await replaceFile(api, token, '/documents/certificates/iso-14001.pdf', [1, 2])
  await sendDocumentFile(api, token, await pdfFile(3))
  await portray(api, token, 'borislav-chakarov')
  const text = { title: 'Ю\u2028"\\ \n\t🙂', contentOne: '<p>я</p>', contentTwo: '' }
  const long = { ...text, contentOne: `<p>${'я'.repeat(80_000)}</p>` }
  const cover = items[0]?.cover ?? ''
  const news = Array.from({ length: 45 }, (_, index) => ({
    slug: `row-${index}`,
    published_on: '2026-01-31',
    cover,
    content: { bg: index === 0 ? long : text, en: text, de: text, it: text },
  }))
  const careers = Array.from({ length: 120 }, (_, index) => ({
    title: `Position ${index}`,
    start_date: '2026-01-01',
    end_date: '9999-12-31',
  }))
  const inquiries = Array.from({ length: 450 }, (_, index) => ({
    inquiry: someInquiry({ email: `anna-${index}@example.com`, message: text.title }),
    mail: { status: index % 2 ? ('sent' as const) : ('queued' as const) },
  }))
  const [inquiry = ''] = await storeInquiries(api.supabase, inquiries)
  await sendFiles(api.app, ['ISO-10303-21;', '%PDF-1.7 sheet'])
  await stageFile(api.app, 'bracket.dxf', '0\nSECTION\n')
  const { data: anna } = await api.supabase.from('admins').select('id').single()
  const inWork = { state: 'inWork' as const, assignee: anna?.id ?? null }
  const answers = [
    await api.supabase.from('inquiries').update(inWork).eq('id', inquiry),
    await api.supabase.from('inquiry_notes').insert({ inquiry_id: inquiry, author: 'anna', note: text.title.trim() }),
    await api.supabase.from('news').insert(news),
    await api.supabase.from('careers').insert(careers),
    await api.supabase.rpc('snooze_finding', {
      of_finding: 'noDateAhead:',
      why: 'The board decides on the 10th',
      until_day: '2999-01-01',
      staff_name: 'anna',
    }),
    await api.supabase.rpc('take_subscription', { address: 'anna@example.com', new_token: 't'.repeat(43) }),
  ]
  for (const { error } of answers) expect(error).toBeNull()
  await fillNewsletter(items[0]?._id ?? '')
}

/** An item that two subscribers got, and one who has been erased since. */
async function fillNewsletter(news: string) {
  const reader = { confirmed_at: '2026-01-01T00:00:00Z', language: 'de' }
  const readers = ['boris', 'vera'].map((name) => ({
    ...reader,
    email: `${name}@example.com`,
    token: name.padEnd(43, '-'),
  }))
  const rows = await api.supabase.from('newsletter').insert(readers).select('id').throwOnError()
  const sending = {
    news_id: news,
    label: 'A press',
    asked_by: 'anna',
    started_at: '2026-01-02T00:00:00Z',
    recipients: 2,
  }
  const { data: sent } = await api.supabase.from('newsletter_sendings').insert(sending).select('id').single()
  const newsletterMails = [...(rows.data ?? []).map(({ id }) => id), null].map((subscriber_id) => ({
    sending_id: sent?.id ?? '',
    subscriber_id,
  }))
  const { data } = await api.supabase.from('newsletter_mails').insert(newsletterMails).select('id').throwOnError()
  const mails = data?.map(({ id }) => ({ id, kind: 'newsletter' as const, status: 'sent' as const })) ?? []
  await api.supabase.from('mails').insert(mails).throwOnError()
}

/** Without what is in no backup: files that wait for their inquiry or document. */
async function allRows(supabase: Supabase) {
  const tables: Record<string, unknown[]> = {}
  for (const { name } of BACKUP_TABLES) tables[name] = (await supabase.from(name).select().order('id')).data ?? []
  tables.inquiry_files =
    (await supabase.from('inquiry_files').select().not('inquiry_id', 'is', null).order('id')).data ?? []
  tables.document_files =
    (await supabase.from('document_files').select().not('document_id', 'is', null).order('id')).data ?? []
  return tables
}

async function allPictures(supabase: Supabase) {
  const bucket = createBucket(supabase, 'news')
  const names = (await bucket.list(0, 1000)).filter((name) => pictureOf(name) === name)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await bucket.get(name)] as const)))
}

async function allFiles(supabase: Supabase) {
  const bucket = createBucket(supabase, 'inquiries')
  const names = await bucket.list(0, 100)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await bucket.get(name)] as const)))
}

/** With the pictures of their first pages, by their names. */
async function allDocumentFiles(supabase: Supabase) {
  const bucket = createBucket(supabase, 'documents')
  const names = (await bucket.list(0, 100)).map((name) => name.replace(/\.\w+$/, ''))
  const files = [...new Set(names)].map(async (id) => [
    id,
    await bucket.get(`${id}.pdf`),
    await bucket.get(`${id}.webp`),
  ])
  return Promise.all(files)
}

async function allPortraits(supabase: Supabase) {
  const bucket = createBucket(supabase, 'people')
  const names = await bucket.list(0, 100)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await bucket.get(name)] as const)))
}

async function onAnother(work: (supabase: Supabase, embedded: TestSupabase) => Promise<void>) {
  const embedded = await startTestSupabase({ isShared: true })
  try {
    await work(createSupabase(embedded, { rest: 60_000, storage: 60_000, functions: 1000 }), embedded)
  } finally {
    await embedded.stop()
  }
}

test('a path whose folder is not there is named', async () => {
  const nowhere = join(folder, 'no/such/folder')
  await expect(writeBackup(api.supabase, api.bucket, join(nowhere, 'x.tar.gz'))).rejects.toThrow(
    `No file can be written into ${nowhere}: ENOENT`,
  )
})

test('every table is in the backup, or left out with a reason', async () => {
  const types = await readFile(join(import.meta.dirname, '../supabase/database.types.ts'), 'utf8')
  const [, tables = ''] = /Tables: \{([\s\S]*?)\n {4}\}/.exec(types) ?? []
  const names = [...tables.matchAll(/^ {6}(\w+): \{/gm)].map(([, name]) => name)
  expect([...BACKUP_TABLES.map(({ name }) => name), ...NOT_BACKED_UP].sort()).toEqual(names.sort())
})

test('no table of the schema private is in the backup: each is left out with a reason', async () => {
  const migrations = join(import.meta.dirname, '../../../supabase/migrations')
  const sql = await Promise.all((await readdir(migrations)).map((name) => readFile(join(migrations, name), 'utf8')))
  const made = [...sql.join('\n').matchAll(/create (?:unlogged )?table (?:if not exists )?private\.(\w+)/g)]
  expect(Object.keys(PRIVATE_TABLES).sort()).toEqual(made.map(([, name]) => name).sort())
})

test('a backup restored in another Supabase gives equal rows and equal bytes, and nothing else', async () => {
  await onAnother(async (supabase, embedded) => {
    const report = await restoreBackup(supabase, file)
    const [before, after] = [await allRows(api.supabase), await allRows(supabase)]
    expect(after).toEqual(before)
    expect(report.rows).toBe(Object.values(before).flat().length)
    const pictures = await allPictures(supabase)
    expect(Object.keys(pictures)).toHaveLength(12)
    expect(pictures).toEqual(await allPictures(api.supabase))
    const files = await allFiles(supabase)
    expect(Object.values(files).map(String).toSorted()).toEqual(['%PDF-1.7 sheet', 'ISO-10303-21;'])
    const waiting = (await createBucket(api.supabase, 'inquiries').list(0, 10)).length
    expect(waiting, 'a file that waits for its inquiry is in no backup').toBe(3)
    const documents = await allDocumentFiles(supabase)
    expect(documents, 'the file of a document and the one before, and none that waits').toHaveLength(2)
    for (const document of documents) expect(await allDocumentFiles(api.supabase)).toContainEqual(document)
    const portraits = await allPortraits(supabase)
    expect(Object.keys(portraits), 'a photograph without its crops').toHaveLength(1)
    expect(await allPortraits(api.supabase)).toMatchObject(portraits)
    expect((await supabase.from('sessions').select()).data).toEqual([])

    const again = join(folder, 'again.tar.gz')
    await writeBackup(supabase, createBucket(supabase, 'news'), again)
    expect((await verifyArchive(again)).sha256).toEqual((await verifyArchive(file)).sha256)

    const refusal = restoreBackup(supabase, file)
    await expect(refusal).rejects.toThrow(/There are rows already: admins \(1\).*--replace/)
    await supabase.from('careers').update({ title: 'Changed' }).neq('title', '')
    await supabase.from('news').delete().eq('slug', 'row-1')
    const environment = { ...process.env, SUPABASE_URL: embedded.url, SUPABASE_SECRET_KEY: embedded.secretKey }
    const { output, code } = await run(['restore', file, '--replace'], environment)
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(`${report.rows} rows, 12 pictures and 5 files of inquiries, documents and people`),
    ])
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

/** A backup of what `file` holds, in which `spoil` has changed the lines of the last news. */
async function spoiledBackup(name: string, spoil: (line: string) => string): Promise<string> {
  const { madeAt, tables, pictures, files, sha256 } = await verifyArchive(file)
  const spoiled = join(folder, name)
  const archive = createArchive(spoiled)
  const last = Object.keys(sha256)
    .filter((entry) => entry.startsWith('rows/news/'))
    .at(-1)
  for await (const entry of readEntries(file)) {
    if (!Object.hasOwn(sha256, entry.name)) continue
    const lines = entry.bytes.toString()
    await archive.add(entry.name, entry.name === last ? Buffer.from(spoil(lines)) : entry.bytes)
  }
  await archive.finish({ madeAt, tables, pictures, files })
  return spoiled
}

test.each([
  [
    'the database refuses a row',
    'refused',
    (lines: string) => lines.replace('"slug":"row-', '"slug":"Row '),
    /violates check constraint/,
  ],
  ['two rows have one address', 'twice', (lines: string) => `${lines}${lines.split('\n')[0]}\n`, /duplicate key/],
  ['a row is missing', 'missing', (lines: string) => lines.slice(lines.indexOf('\n') + 1), /rows instead of/],
])('a restoration with --replace changes no row when %s', { tags: ['RS-5'] }, async (_name, name, spoil, reason) => {
  const spoiled = await spoiledBackup(`${name}.tar.gz`, spoil)
  const before = await allRows(api.supabase)
  const sessions = (await api.supabase.from('sessions').select()).data
  expect(sessions).not.toEqual([])
  await expect(restoreBackup(api.supabase, spoiled, { isReplacing: true })).rejects.toThrow(reason)
  expect(await allRows(api.supabase)).toEqual(before)
  expect((await api.supabase.from('sessions').select()).data).toEqual(sessions)
})

test('a backup of an older version, which had no queue of mails, is refused by name', async () => {
  const { madeAt, tables, pictures, files } = await verifyArchive(file)
  const { mails: _, ...others } = tables
  const older = join(folder, 'older.tar.gz')
  const archive = createArchive(older)
  await archive.finish({ madeAt, tables: others, pictures, files })
  const refusal = restoreBackup(api.supabase, older, { isReplacing: true })
  await expect(refusal).rejects.toThrow('The backup has no table mails')
})

test('an inquiry that comes while a backup is written does not spoil it: its mail is left out', async () => {
  let id: string | undefined
  const supabase: Supabase = createClient(api.embedded.url, api.embedded.secretKey, {
    global: {
      async fetch(input, init) {
        // After the inquiries were read, and before the mails are.
        if (String(input).includes('/rest/v1/newsletter'))
          id ??= (await storeInquiries(api.supabase, [{ inquiry: someInquiry() }]))[0]
        return fetch(input, init)
      },
    },
  })
  const during = join(folder, 'inquiry-meanwhile.tar.gz')
  await writeBackup(supabase, createBucket(supabase, 'news'), during)
  expect(id).toBeDefined()
  await api.supabase
    .from('inquiries')
    .delete()
    .eq('id', id ?? '')
  await onAnother(async (other) => {
    await restoreBackup(other, during)
    expect((await allRows(other)).mails).toEqual((await allRows(api.supabase)).mails)
  })
})

test('a restoration without --replace writes no row when one of them is refused', { tags: ['RS-5'] }, async () => {
  const spoiled = await spoiledBackup('into-nothing.tar.gz', (lines) => lines.replace('"slug":"row-', '"slug":"Row '))
  await onAnother(async (supabase) => {
    const { documents, events, people, ...others } = await allRows(supabase)
    await expect(restoreBackup(supabase, spoiled)).rejects.toThrow(InvalidValueError)
    expect(await allRows(supabase)).toEqual({ documents, events, people, ...others })
    for (const rows of Object.values(others)) expect(rows).toEqual([])
  })
})

test('rows that the seed brought give way to those of the backup, and one that staff changed does not', async () => {
  await onAnother(async (supabase) => {
    const account = { username: 'anna', password_hash: '$argon2id$' }
    await supabase.from('admins').insert(account).throwOnError()
    const change = { title_bg: 'ISO 9001, нов', updated_by: 'anna' }
    await supabase.from('documents').update(change).match({ section: 'certificates', name: 'iso-9001' })
    await supabase.from('events').update({ is_cancelled: true, updated_by: 'anna' }).eq('name', 'general-meeting-2023')
    const moved = { phone: '+359 54 000 088', updated_by: 'anna' }
    await supabase.from('people').update(moved).eq('name', 'krasimir-daskalov')
    await supabase.from('admins').delete().eq('username', 'anna').throwOnError()
    await expect(restoreBackup(supabase, file)).rejects.toThrow(
      'There are rows already: documents (1), events (1), people (1).',
    )
    await restoreBackup(supabase, file, { isReplacing: true })
    const [restored, saved] = [await allRows(supabase), await allRows(api.supabase)]
    const brought = ({ documents, events, people }: typeof saved) => ({ documents, events, people })
    expect(brought(restored)).toEqual(brought(saved))
  })
})

test('a restoration without --replace goes on beside forms that are open', { tags: ['RS-5'] }, async () => {
  await onAnother(async (supabase) => {
    const news = randomUUID()
    const measured = { bytes: 900, pages: 1, sha256: '0'.repeat(64), thumbnail_width: 10, thumbnail_height: 10 }
    const staged = `${randomUUID()}-64x48.jpg`
    await supabase.from('presence').insert({ item_id: news, tab: randomUUID(), who: 'anna' }).throwOnError()
    const account = { username: 'anna', password_hash: '$argon2id$' }
    await supabase.from('admins').insert(account).throwOnError()
    await supabase.from('staged_pictures').insert({ file: staged, staged_by: 'anna' }).throwOnError()
    await supabase.from('admins').delete().eq('username', 'anna').throwOnError()
    await supabase
      .from('document_files')
      .insert({ id: randomUUID(), ...measured })
      .throwOnError()
    const drawing = { id: randomUUID(), name: 'bracket.dxf', kind: 'dxf' as const, size: 9 }
    await supabase.from('inquiry_files').insert(drawing).throwOnError()

    await restoreBackup(supabase, file)
    expect(await allRows(supabase)).toEqual(await allRows(api.supabase))
    const { data: left } = await supabase.from('staged_pictures').select('file')
    expect(left).toEqual([{ file: staged }])
    const { data: waiting } = await supabase.from('inquiry_files').select('id').is('inquiry_id', null)
    expect(waiting).toEqual([{ id: drawing.id }])
  })
})

test('a restoration that is killed leaves the rows as they were, or restores all of them', {
  tags: ['RS-5'],
}, async () => {
  await onAnother(async (supabase, embedded) => {
    await restoreBackup(supabase, file)
    const restored = await allRows(supabase)
    const change = () => supabase.from('careers').delete().eq('title', 'Position 1')
    await change()
    const changed = await allRows(supabase)
    const proxy = await startProxy(embedded.url)
    const env = { ...process.env, SUPABASE_URL: proxy.url, SUPABASE_SECRET_KEY: embedded.secretKey }
    const isWrite = ({ method, path }: { method: string; path: string }) =>
      ['POST', 'DELETE'].includes(method) && path.startsWith('/rest/v1/')

    /** Kills it when it sends its nth write, which is done or not; resolves with how many it sent. */
    async function restore(nth: number, fault?: 'cut' | 'answer lost'): Promise<number> {
      const cli = join(import.meta.dirname, 'backup.cli.ts')
      const child = spawn(process.execPath, [cli, 'restore', file, '--replace'], { env, stdio: 'ignore' })
      const gone = once(child, 'exit')
      let seen = 0
      proxy.breakWhen((request) => {
        if (isWrite(request)) seen += 1
        if (seen !== nth || !isWrite(request)) return undefined
        if (fault === 'cut') child.kill('SIGKILL')
        return fault
      })
      await gone
      return seen
    }

    const writes = await restore(0)
    expect(writes).toBeGreaterThan(5)
    expect(await allRows(supabase)).toEqual(restored)
    await change()
    for (const nth of times([writes >> 1, writes], [1, 2, writes >> 1, writes - 1, writes])) {
      await restore(nth, 'cut')
      expect(await allRows(supabase)).toEqual(changed)
    }
    await restore(writes, 'answer lost')
    expect(await allRows(supabase)).toEqual(restored)
    await proxy.stop()
  })
})

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
  await expect(restoreBackup(api.supabase, bad, { isReplacing: true })).rejects.toThrow(reason)
  expect(await allRows(api.supabase)).toEqual(before)
})

test('a backup that Supabase breaks off leaves no file', async () => {
  const proxy = await startProxy(api.embedded.url)
  const supabase = createSupabase({ url: proxy.url, secretKey: api.embedded.secretKey })
  let pages = 0
  proxy.breakWhen(({ path }) => (path.startsWith('/rest/v1/news?') && ++pages === 2 ? 503 : undefined))
  const before = await readdir(folder)
  const cutOff = writeBackup(supabase, createBucket(supabase, 'news'), join(folder, 'cut-off.tar.gz'))
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

/** Gives a draft that saves itself another cover, whose old one is removed, whenever the backup asks for the present one; so often. */
async function editedDuringBackup(times: number) {
  const token = await api.signIn()
  const url = `edited-${times}`
  const data = someNews('Edited', { status: 'draft', isAutomatic: true, url })
  const first = await formRequest('/api/news', token, newsForm({ data, cover: await pictureFile() }))
  let { cover } = (await api.app.inject(first)).json<{ news: NewsItem }>().news
  let edits = 0
  let isRowRead = false
  const bucket: Bucket = {
    ...api.bucket,
    // Not in the list: only a row tells the backup of this picture.
    list: async (offset, limit) => (await api.bucket.list(offset, limit)).filter((name) => name !== cover),
    async get(name) {
      isRowRead ||= name === cover
      if (name === cover && edits < times) {
        edits += 1
        const form = newsForm({ data, cover: await pictureFile(`${edits}.png`, 30 + edits) })
        const answer = await api.app.inject(await formRequest(`/api/news/update/${url}`, token, form))
        cover = answer.json<{ news: NewsItem }>().news.cover
      }
      return api.bucket.get(name)
    },
  }
  const edited = join(folder, `${url}.tar.gz`)
  const { missing } = await writeBackup(api.supabase, bucket, edited)
  expect(isRowRead).toBe(true)
  return { missing, edited, lastCover: () => cover, url }
}

test('a backup taken while editors replace pictures has every picture that its items show', async () => {
  const { missing, edited, lastCover, url } = await editedDuringBackup(3)
  expect(missing).toEqual([])
  const { sha256 } = await verifyArchive(edited)
  let shown: string | undefined
  for await (const { name, bytes } of readEntries(edited)) {
    if (!name.startsWith('rows/news/')) continue
    for (const line of bytes.toString().split('\n')) {
      if (line === '') continue
      const { slug, cover, gallery } = JSON.parse(line)
      if (slug === url) shown = cover
      for (const picture of [cover, ...gallery]) expect(sha256).toHaveProperty([`pictures/${picture}`])
    }
  }
  expect(shown).toBe(lastCover())
})

test('a backup during edits without end does not end well', async () => {
  expect((await editedDuringBackup(1000)).missing).toHaveLength(1)
})

test('an item whose picture is not in Storage is named, and the exit code of the backup says no', async () => {
  const gone = 'gone-16x9.jpg'
  await api.supabase
    .from('news')
    .update({ gallery: [gone] })
    .eq('slug', 'row-2')
  const incomplete = join(folder, 'incomplete.tar.gz')
  const env = { ...process.env, SUPABASE_URL: api.embedded.url, SUPABASE_SECRET_KEY: api.embedded.secretKey }
  const { output, code } = await run(['write', incomplete], env)
  expect([code, output]).toEqual([1, expect.stringContaining(`${incomplete} is incomplete: 1 of its files is missing`)])
  expect(output).toContain(gone)
  expect((await verifyArchive(incomplete)).tables.news?.rows).toBeGreaterThan(0)
})

test('what waited for subscribers in a backup is sent to no one: it may have gone since', async () => {
  const { data: sendings } = await api.supabase.from('newsletter_sendings').select('id')
  const [{ id: sending_id } = { id: '' }] = sendings ?? []
  const { data: newsletterMail } = await api.supabase
    .from('newsletter_mails')
    .insert({ sending_id })
    .select('id')
    .single()
  await api.supabase
    .from('mails')
    .insert({ id: newsletterMail?.id ?? '', kind: 'newsletter' })
    .throwOnError()
  const later = join(folder, 'with-newsletter.tar.gz')
  await writeBackup(api.supabase, api.bucket, later)
  await onAnother(async (supabase) => {
    await restoreBackup(supabase, later)
    const { data } = await supabase.rpc('newsletter_sendings_page', {})
    expect(data).toMatchObject([{ sent: 3, queued: 0, recipients: 2, stopped_at: expect.any(String) }])
  })
  await api.supabase
    .from('newsletter_mails')
    .delete()
    .eq('id', newsletterMail?.id ?? '')
})
