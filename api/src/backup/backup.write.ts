import { access, constants, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pictureOf } from '#pictures/pictures.variants.ts'
import { BUCKET_IDS, type Bucket, type BucketId, createBucket } from '#supabase/bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createArchive, type Manifest } from './backup.archive.ts'
import { BACKUP_FILES, type Row } from './backup.files.ts'
import { BACKUP_TABLES, type BackupTable } from './backup.tables.ts'

const LISTED = 500
/** How often rows are read whose pictures are not stored. */
const MAX_ROUNDS = 5

export type BackupReport = {
  rows: number
  pictures: number
  /** Of inquiries, documents and people. */
  files: number
  /** Pictures and files that a row names and Storage does not have. */
  missing: string[]
}

/**
 * Writes all rows, pictures, files of inquiries, of documents and of people into a new file. What is written meanwhile may be in it or not; no row is half, and every
 * picture and file that a row names is in it: rows whose pictures an editor has just removed are read again.
 * @throws when the file exists, when its folder cannot be written, when Supabase is away; the file is then not there
 */
export async function writeBackup(supabase: Supabase, pictures: Bucket, file: string): Promise<BackupReport> {
  if (await exists(file)) throw new Error(`${file} is there already; a backup never overwrites another.`)
  await access(dirname(file), constants.W_OK).catch((error: Error) => {
    throw new Error(`No file can be written into ${dirname(file)}: ${error.message}.`, { cause: error })
  })
  const part = `${file}.part`
  await rm(part, { force: true })
  try {
    const report = await writeArchive(supabase, pictures, part)
    await rename(part, file)
    return report
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeArchive(supabase: Supabase, pictures: Bucket, file: string): Promise<BackupReport> {
  const archive = createArchive(file)
  const madeAt = new Date().toISOString()
  const tables: Manifest['tables'] = {}
  const of = <Value>(make: (id: BucketId) => Value) =>
    Object.fromEntries(BUCKET_IDS.map((id) => [id, make(id)])) as Record<BucketId, Value>
  const buckets = { ...of((id) => createBucket(supabase, id)), news: pictures }
  const archived = of(() => new Set<string>())
  const missing: string[] = []
  const ids = new Set<string>()

  async function addFile(id: BucketId, named: string): Promise<void> {
    const names = BACKUP_FILES[id].storedAs(named)
    const files = await Promise.all(names.map((name) => buckets[id].get(name)))
    if (files.includes(null)) return
    archived[id].add(named)
    for (const [index, name] of names.entries())
      await archive.add(`${BACKUP_FILES[id].folder}/${name}`, files[index] as Buffer)
  }

  /** Adds what the rows name. @returns what is not stored */
  async function addFilesOf(table: BackupTable, rows: Row[]): Promise<string[]> {
    const absent: string[] = []
    for (const id of BUCKET_IDS) {
      const named = new Set(rows.flatMap((row) => BACKUP_FILES[id].namedBy[table.name]?.(row) ?? []))
      for (const name of named) if (!archived[id].has(name)) await addFile(id, name)
      absent.push(...[...named].filter((name) => !archived[id].has(name)))
    }
    return absent
  }

  for await (const name of pictureNames(pictures)) await addFile('news', name)
  for (const table of BACKUP_TABLES) {
    const columns = new Set<string>()
    let rows = 0
    let pages = 0
    for await (const first of pagesOf(supabase, table)) {
      let page = withinBackup(table, first, ids)
      for (const { id } of page) ids.add(String(id))
      let absent = await addFilesOf(table, page)
      for (let round = 1; absent.length > 0 && round < MAX_ROUNDS; round += 1) {
        page = await readAgain(supabase, table, page)
        absent = await addFilesOf(table, page)
      }
      missing.push(...absent)
      for (const row of page) for (const column of Object.keys(row)) columns.add(column)
      rows += page.length
      pages += 1
      const lines = page.map((row) => `${JSON.stringify(row)}\n`).join('')
      await archive.add(`rows/${table.name}/${String(pages).padStart(6, '0')}.ndjson`, Buffer.from(lines))
    }
    tables[table.name] = { rows, columns: [...columns] }
  }

  const { news, ...others } = archived
  const counts = { pictures: news.size, files: Object.values(others).reduce((sum, { size }) => sum + size, 0) }
  await archive.finish({ madeAt, tables, ...counts })
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { rows, ...counts, missing: [...new Set(missing)] }
}

/** Without the other widths, which are made when they are asked for. */
async function* pictureNames(bucket: Bucket): AsyncGenerator<string> {
  for (let offset = 0; ; offset += LISTED) {
    const page = await bucket.list(offset, LISTED)
    yield* page.filter((name) => pictureOf(name) === name)
    if (page.length < LISTED) return
  }
}

async function* pagesOf(supabase: Supabase, { name, key, page, made = [] }: BackupTable): AsyncGenerator<Row[]> {
  for (let last: string | undefined; ; ) {
    const query = supabase.from(name).select().order(key).limit(page)
    const rows: Row[] = await ask(last === undefined ? query : query.gt(key, last))
    leaveOut(made, rows)
    if (rows.length > 0) yield rows
    if (rows.length < page) return
    last = String(rows.at(-1)?.id)
  }
}

/** Those of the rows that are still there, as they are now. */
async function readAgain(supabase: Supabase, { name, key, made = [] }: BackupTable, rows: Row[]): Promise<Row[]> {
  const keys = rows.map((row) => String(row[key]))
  const now: Row[] = await ask(supabase.from(name).select().in(key, keys).order(key))
  leaveOut(made, now)
  return now
}

/** Without what belongs to rows that came after their table was read. @param ids of the rows read so far */
function withinBackup({ partOf, refersTo }: BackupTable, rows: Row[], ids: Set<string>): Row[] {
  const whole = partOf ? rows.filter((row) => ids.has(String(row[partOf]))) : rows
  if (refersTo) for (const row of whole) if (!ids.has(String(row[refersTo]))) row[refersTo] = null
  return whole
}

function leaveOut(columns: string[], rows: Row[]): void {
  for (const row of rows) for (const column of columns) delete row[column]
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
