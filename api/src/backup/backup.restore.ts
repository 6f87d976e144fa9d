import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { PICTURE_FILE } from '#contract/pictures.ts'
import { PORTRAIT } from '#contract/portraits.ts'
import { createDocumentBucket, type DocumentBucket } from '#documents/documents.bucket.ts'
import { createInquiryBucket, type InquiryBucket } from '#inquiries/inquiry-files.bucket.ts'
import { createPortraitBucket, type PortraitBucket } from '#people/portraits.bucket.ts'
import type { PictureBucket } from '#pictures/pictures.bucket.ts'
import { PICTURE_TYPES, type PictureFormat } from '#pictures/pictures.formats.ts'
import { ask, askWithCount, type Supabase } from '#supabase/client.ts'
import type { Json } from '#supabase/database.ts'
import { DatabaseError } from '#supabase/errors.ts'
import { isUuid } from '#supabase/uuid.ts'
import { ArchiveError, type Manifest, readEntries, verifyArchive } from './backup.archive.ts'
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
  bucket: PictureBucket,
  file: string,
  { isReplacing = false } = {},
): Promise<Pick<Manifest, 'madeAt' | 'pictures' | 'files'> & { rows: number }> {
  const manifest = await verifyArchive(file)
  await checkColumns(supabase, manifest)
  if (!isReplacing) await checkIsEmpty(supabase)
  const restoration = randomUUID()
  const inquiryFiles = createInquiryBucket(supabase)
  const documentFiles = createDocumentBucket(supabase)
  const portraits = createPortraitBucket(supabase)
  try {
    let part = 0
    for await (const { name, bytes } of readEntries(file)) {
      const table = BACKUP_TABLES.find((each) => name.startsWith(`rows/${each.name}/`))
      if (name.startsWith('pictures/')) await putPicture(bucket, name, bytes)
      else if (name.startsWith('files/')) await putFile(inquiryFiles, name, bytes)
      else if (name.startsWith('documents/')) await putDocument(documentFiles, name, bytes)
      else if (name.startsWith('people/')) await putPortrait(portraits, name, bytes)
      else if (table) {
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

async function putPicture(bucket: PictureBucket, name: string, bytes: Buffer): Promise<void> {
  const picture = basename(name)
  if (!PICTURE_FILE.test(picture)) throw new ArchiveError(`${name} is not a picture of this site`)
  const type = PICTURE_TYPES[picture.slice(picture.lastIndexOf('.') + 1) as PictureFormat]
  await bucket.put(picture, bytes, type, { upsert: true })
}

async function putFile(bucket: InquiryBucket, name: string, bytes: Buffer): Promise<void> {
  const id = basename(name)
  if (!isUuid(id)) throw new ArchiveError(`${name} is not a file of an inquiry`)
  await bucket.put(id, bytes, { upsert: true })
}

async function putDocument(bucket: DocumentBucket, name: string, bytes: Buffer): Promise<void> {
  const [, id = '', kind] = /^documents\/(.+)\.(pdf|webp)$/.exec(name) ?? []
  if (!isUuid(id)) throw new ArchiveError(`${name} is not a file of a document`)
  await bucket.put(id, kind === 'pdf' ? 'pdf' : 'webp', bytes, { upsert: true })
}

async function putPortrait(bucket: PortraitBucket, name: string, bytes: Buffer): Promise<void> {
  const portrait = basename(name)
  if (!PORTRAIT.test(basename(portrait, '.jpg'))) throw new ArchiveError(`${name} is not a photograph of a person`)
  await bucket.put(portrait, bytes)
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
