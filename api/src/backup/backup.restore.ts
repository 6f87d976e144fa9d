import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { BUCKET_IDS, createBucket } from '#supabase/bucket.ts'
import { ask, askWithCount, type Supabase } from '#supabase/client.ts'
import type { Json } from '#supabase/database.ts'
import { DatabaseError } from '#supabase/errors.ts'
import { ArchiveError, type Manifest, readEntries, verifyArchive } from './backup.archive.ts'
import { BACKUP_FILES } from './backup.files.ts'
import { BACKUP_TABLES, type BackupTable } from './backup.tables.ts'

/**
 * Puts the rows, pictures and files of a backup where they were. Every checksum is compared before anything is written, and the
 * rows change in one transaction: all of them or, when anything refuses, none. Pictures and files come before; those of a
 * restoration that failed are named by no row, and the server sweeps them away.
 * @param isReplacing erases the rows that are there, and the sign-ins; without it one row is enough to refuse
 * @throws ArchiveError for a bad file, Error when rows are there or the tables are older than the backup
 */
export async function restoreBackup(
  supabase: Supabase,
  file: string,
  { isReplacing = false } = {},
): Promise<Pick<Manifest, 'madeAt' | 'pictures' | 'files'> & { rows: number }> {
  const manifest = await verifyArchive(file)
  await checkColumns(supabase, manifest)
  if (!isReplacing) await checkIsEmpty(supabase)
  const restoration = randomUUID()
  try {
    let part = 0
    for await (const { name, bytes } of readEntries(file)) {
      const table = BACKUP_TABLES.find((each) => name.startsWith(`rows/${each.name}/`))
      if (await putFile(supabase, name, bytes)) continue
      if (table) {
        part += 1
        const staged = { restoration, part, table_name: table.name, entries: rowsOf(bytes) as Json }
        await ask(supabase.rpc('stage_restoration', staged))
      }
    }
    const rows = await ask(
      supabase.rpc('apply_restoration', {
        of_restoration: restoration,
        counts: Object.fromEntries(Object.entries(manifest.tables).map(([name, { rows }]) => [name, rows])),
        is_replacing: isReplacing,
      }),
    )
    return { madeAt: manifest.madeAt, pictures: manifest.pictures, files: manifest.files, rows }
  } catch (error) {
    await ask(supabase.rpc('discard_restoration', { of_restoration: restoration })).catch(() => {})
    throw error
  }
}

/** @returns whether the entry is a file of a bucket @throws ArchiveError for a name that none has */
async function putFile(supabase: Supabase, entry: string, bytes: Buffer): Promise<boolean> {
  const bucket = BUCKET_IDS.find((id) => entry.startsWith(`${BACKUP_FILES[id].folder}/`))
  if (!bucket) return false
  const name = basename(entry)
  const { isName, what } = BACKUP_FILES[bucket]
  if (!isName(name)) throw new ArchiveError(`${entry} is not ${what}`)
  await createBucket(supabase, bucket).put(name, bytes, { upsert: true })
  return true
}

function rowsOf(bytes: Buffer): object[] {
  return bytes
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

async function checkColumns(supabase: Supabase, { tables }: Manifest): Promise<void> {
  const lacking = BACKUP_TABLES.find(({ name }) => !Object.hasOwn(tables, name))
  if (lacking) {
    throw new Error(
      `The backup has no table ${lacking.name}: it is of an older version of this site; restore it there.`,
    )
  }
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

async function countOf(supabase: Supabase, { name, key, isBrought, isStaged, partOf }: BackupTable): Promise<number> {
  const rows = supabase.from(name).select(key, { count: 'exact', head: true })
  if (isStaged && partOf) return (await askWithCount(rows.not(partOf, 'is', null))).count
  return (await askWithCount(isBrought ? rows.not('updated_by', 'is', null) : rows)).count
}

async function checkIsEmpty(supabase: Supabase): Promise<void> {
  const found: string[] = []
  for (const table of BACKUP_TABLES) {
    if (table.isOverwritten) continue
    const count = await countOf(supabase, table)
    if (count > 0) found.push(`${table.name} (${count})`)
  }
  if (found.length > 0) throw new Error(`There are rows already: ${found.join(', ')}. --replace erases them.`)
}
