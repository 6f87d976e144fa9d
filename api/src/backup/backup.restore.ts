import { basename } from 'node:path'
import { PICTURE_FILE } from '#contract/pictures.ts'
import type { PictureBucket } from '#pictures/pictures.bucket.ts'
import { PICTURE_TYPES, type PictureFormat } from '#pictures/pictures.formats.ts'
import { ask, DatabaseError, type Supabase } from '#supabase/client.ts'
import { ArchiveError, type Manifest, readEntries, verifyArchive } from './backup.archive.ts'
import { BACKUP_TABLES, type BackupTable } from './backup.tables.ts'

/**
 * Puts the rows and pictures of a backup where they were. Every checksum is compared before anything is written.
 * @param isReplacing erases the rows that are there, and the sign-ins; without it one row is enough to refuse
 * @throws ArchiveError for a bad file, Error when rows are there or the tables are older than the backup
 */
export async function restoreBackup(
  supabase: Supabase,
  bucket: PictureBucket,
  file: string,
  { isReplacing = false } = {},
): Promise<Pick<Manifest, 'madeAt' | 'pictures'> & { rows: number }> {
  const manifest = await verifyArchive(file)
  await checkColumns(supabase, manifest)
  if (!isReplacing) await checkIsEmpty(supabase)

  for await (const { name, bytes } of readEntries(file)) {
    if (!name.startsWith('pictures/')) continue
    const picture = basename(name)
    if (!PICTURE_FILE.test(picture)) throw new ArchiveError(`${name} is not a picture of this site`)
    const type = PICTURE_TYPES[picture.slice(picture.lastIndexOf('.') + 1) as PictureFormat]
    await bucket.put(picture, bytes, type, { upsert: true })
  }
  if (isReplacing)
    for (const { name, key } of BACKUP_TABLES) await ask(supabase.from(name).delete().not(key, 'is', null))
  for await (const { name, bytes } of readEntries(file)) {
    const table = BACKUP_TABLES.find((each) => name.startsWith(`rows/${each.name}/`))
    if (table) await ask(supabase.from(table.name).insert(rowsOf(bytes) as never))
  }

  const rows = await checkCounts(supabase, manifest)
  return { madeAt: manifest.madeAt, pictures: manifest.pictures, rows }
}

function rowsOf(bytes: Buffer): object[] {
  return bytes
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

async function checkColumns(supabase: Supabase, { tables }: Manifest): Promise<void> {
  for (const [name, { rows, columns }] of Object.entries(tables)) {
    const table = BACKUP_TABLES.find((each) => each.name === name)
    if (!table) throw new Error(`There is no table ${name} here: the backup is of a newer version of this site.`)
    if (rows === 0) continue
    await ask(supabase.from(table.name).select(columns.join(',')).limit(1)).catch((error: unknown) => {
      if (!(error instanceof DatabaseError)) throw error
      throw new Error(`The table ${name} is older than the backup (${error.message}). Apply the migrations first.`)
    })
  }
}

async function countOf(supabase: Supabase, { name, key }: BackupTable): Promise<number> {
  const answer = await supabase.from(name).select(key, { count: 'exact', head: true })
  await ask(Promise.resolve(answer))
  return answer.count ?? 0
}

async function checkIsEmpty(supabase: Supabase): Promise<void> {
  const found: string[] = []
  for (const table of BACKUP_TABLES) {
    const count = await countOf(supabase, table)
    if (count > 0) found.push(`${table.name} (${count})`)
  }
  if (found.length > 0) throw new Error(`There are rows already: ${found.join(', ')}. --replace erases them.`)
}

async function checkCounts(supabase: Supabase, { tables }: Manifest): Promise<number> {
  let sum = 0
  for (const table of BACKUP_TABLES) {
    const count = await countOf(supabase, table)
    const expected = tables[table.name]?.rows ?? 0
    if (count !== expected)
      throw new Error(`${table.name} has ${count} rows now, not ${expected}; somebody else writes.`)
    sum += count
  }
  return sum
}
