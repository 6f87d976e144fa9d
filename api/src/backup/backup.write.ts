import { rename, rm, stat } from 'node:fs/promises'
import { type PictureBucket, pictureOf } from '#pictures/pictures.bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createArchive, type Manifest } from './backup.archive.ts'
import { BACKUP_TABLES, type BackupTable } from './backup.tables.ts'

const LISTED = 500

export type BackupReport = {
  rows: number
  pictures: number
  /** Pictures that an item names and Storage does not have. */
  missing: string[]
}

/**
 * Writes all rows and pictures into a new file. What is written meanwhile may be in it or not; no row is half, and every
 * picture that a row names is in it, for pictures are read before the rows and once more after them.
 * @throws when the file exists, when Supabase is away; the file is then not there
 */
export async function writeBackup(supabase: Supabase, bucket: PictureBucket, file: string): Promise<BackupReport> {
  if (await exists(file)) throw new Error(`${file} is there already; a backup never overwrites another.`)
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
  const named = new Set<string>()

  async function addPicture(name: string): Promise<void> {
    const bytes = await bucket.get(name)
    if (!bytes) return
    stored.add(name)
    await archive.add(`pictures/${name}`, bytes)
  }

  for await (const name of pictureNames(bucket)) await addPicture(name)
  for (const table of BACKUP_TABLES) {
    const columns = new Set<string>()
    let rows = 0
    let pages = 0
    for await (const page of pagesOf(supabase, table)) {
      for (const row of page) for (const column of Object.keys(row)) columns.add(column)
      for (const row of page) for (const name of picturesOf(table, row)) named.add(name)
      rows += page.length
      pages += 1
      const lines = page.map((row) => `${JSON.stringify(row)}\n`).join('')
      await archive.add(`rows/${table.name}/${String(pages).padStart(6, '0')}.ndjson`, Buffer.from(lines))
    }
    tables[table.name] = { rows, columns: [...columns] }
  }
  for (const name of named) if (!stored.has(name)) await addPicture(name)

  await archive.finish({ madeAt, tables, pictures: stored.size })
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { rows, pictures: stored.size, missing: [...named].filter((name) => !stored.has(name)) }
}

/** Without the other widths, which are made when somebody asks for them. */
async function* pictureNames(bucket: PictureBucket): AsyncGenerator<string> {
  for (let offset = 0; ; offset += LISTED) {
    const page = await bucket.list(offset, LISTED)
    yield* page.filter((name) => pictureOf(name) === name)
    if (page.length < LISTED) return
  }
}

async function* pagesOf(
  supabase: Supabase,
  { name, key, page, made = [] }: BackupTable,
): AsyncGenerator<Record<string, unknown>[]> {
  for (let last: string | undefined; ; ) {
    const query = supabase.from(name).select().order(key).limit(page)
    const rows: Record<string, unknown>[] = await ask(last === undefined ? query : query.gt(key, last))
    for (const row of rows) for (const column of made) delete row[column]
    if (rows.length > 0) yield rows
    if (rows.length < page) return
    last = String(rows.at(-1)?.id)
  }
}

function picturesOf({ name }: BackupTable, row: Record<string, unknown>): string[] {
  return name === 'news' ? [row.cover as string, ...(row.gallery as string[])] : []
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
