import { access, constants, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createDocumentBucket } from '#documents/documents.bucket.ts'
import { createInquiryBucket } from '#inquiries/inquiry-files.bucket.ts'
import { createPortraitBucket } from '#people/portraits.bucket.ts'
import { type PictureBucket, pictureOf } from '#pictures/pictures.bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createArchive, type Manifest } from './backup.archive.ts'
import { BACKUP_TABLES, type BackupTable } from './backup.tables.ts'

const LISTED = 500
/** How often rows are read whose pictures are not stored. */
const MAX_ROUNDS = 5

/** Tables whose rows name pictures. */
const WITH_PICTURES: BackupTable['name'][] = ['news', 'news_drafts', 'news_versions']

type Row = Record<string, unknown>

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
export async function writeBackup(supabase: Supabase, bucket: PictureBucket, file: string): Promise<BackupReport> {
  if (await exists(file)) throw new Error(`${file} is there already; a backup never overwrites another.`)
  await access(dirname(file), constants.W_OK).catch((error: Error) => {
    throw new Error(`No file can be written into ${dirname(file)}: ${error.message}.`, { cause: error })
  })
  const part = `${file}.part`
  await rm(part, { force: true })
  try {
    const report = await writeArchive(supabase, bucket, part)
    await rename(part, file)
    return report
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeArchive(supabase: Supabase, bucket: PictureBucket, file: string): Promise<BackupReport> {
  const archive = createArchive(file)
  const madeAt = new Date().toISOString()
  const tables: Manifest['tables'] = {}
  const stored = new Set<string>()
  const inquiryFiles = createInquiryBucket(supabase)
  const documentFiles = createDocumentBucket(supabase)
  const portraits = createPortraitBucket(supabase)
  const storedFiles = new Set<string>()
  const missing: string[] = []
  const ids = new Set<string>()

  async function addPicture(name: string): Promise<void> {
    const bytes = await bucket.get(name)
    if (!bytes) return
    stored.add(name)
    await archive.add(`pictures/${name}`, bytes)
  }

  /** Adds what the rows name. @returns what is not stored */
  async function addFilesOf(table: BackupTable, rows: Row[]): Promise<string[]> {
    if (table.name === 'inquiry_files') {
      const names = rows.map(({ id }) => String(id))
      for (const id of names) if (!storedFiles.has(id)) await addInquiryFile(id)
      return names.filter((id) => !storedFiles.has(id))
    }
    if (table.name === 'document_files') {
      const names = rows.filter(({ is_stored }) => is_stored).map(({ id }) => String(id))
      for (const id of names) if (!storedFiles.has(id)) await addDocumentFile(id)
      return names.filter((id) => !storedFiles.has(id))
    }
    if (table.name === 'people') {
      const names = rows.flatMap(({ picture }) => (picture === null ? [] : String(picture)))
      for (const name of names) if (!storedFiles.has(name)) await addPortrait(name)
      return names.filter((name) => !storedFiles.has(name))
    }
    const named = new Set(rows.flatMap((row) => picturesOf(table, row)))
    for (const name of named) if (!stored.has(name)) await addPicture(name)
    return [...named].filter((name) => !stored.has(name))
  }

  async function addDocumentFile(id: string): Promise<void> {
    const [pdf, webp] = await Promise.all([documentFiles.get(id, 'pdf'), documentFiles.get(id, 'webp')])
    if (!pdf || !webp) return
    storedFiles.add(id)
    await archive.add(`documents/${id}.pdf`, pdf)
    await archive.add(`documents/${id}.webp`, webp)
  }

  /** Without the crops, which are made when they are asked for. */
  async function addPortrait(name: string): Promise<void> {
    const bytes = await portraits.get(`${name}.jpg`)
    if (!bytes) return
    storedFiles.add(name)
    await archive.add(`people/${name}.jpg`, bytes)
  }

  async function addInquiryFile(id: string): Promise<void> {
    const bytes = await inquiryFiles.get(id)
    if (!bytes) return
    storedFiles.add(id)
    await archive.add(`files/${id}`, bytes)
  }

  for await (const name of pictureNames(bucket)) await addPicture(name)
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

  await archive.finish({ madeAt, tables, pictures: stored.size, files: storedFiles.size })
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { rows, pictures: stored.size, files: storedFiles.size, missing: [...new Set(missing)] }
}

/** Without the other widths, which are made when they are asked for. */
async function* pictureNames(bucket: PictureBucket): AsyncGenerator<string> {
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

function picturesOf({ name }: BackupTable, row: Row): string[] {
  if (!WITH_PICTURES.includes(name)) return []
  return [row.cover as string, ...(row.gallery as string[])].filter((file) => file !== '')
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
