import { PICTURE_FILE } from '#contract/pictures.ts'
import { PORTRAIT } from '#contract/portraits.ts'
import type { BucketId } from '#supabase/bucket.ts'
import { isUuid } from '#supabase/uuid.ts'
import type { BackupTable } from './backup.tables.ts'

export type Row = Record<string, unknown>

/** The files of a bucket in an archive. */
type BackupFiles = {
  folder: string
  /** What one is called in an error. */
  what: string
  /** Whether a name in the bucket is that of one. */
  isName: (name: string) => boolean
  /** What the rows of a table name. */
  namedBy: { [name in BackupTable['name']]?: (row: Row) => string[] }
  /** The names in the bucket of what a row names: without other widths and crops, which are made when they are requested. */
  storedAs: (named: string) => string[]
}

const picturesOf = ({ cover, gallery }: Row) =>
  [cover as string, ...(gallery as string[])].filter((file) => file !== '')

export const BACKUP_FILES: Record<BucketId, BackupFiles> = {
  news: {
    folder: 'pictures',
    what: 'a picture of this site',
    isName: (name) => PICTURE_FILE.test(name),
    namedBy: { news: picturesOf, news_drafts: picturesOf, news_versions: picturesOf },
    storedAs: (file) => [file],
  },
  inquiries: {
    folder: 'files',
    what: 'a file of an inquiry',
    isName: isUuid,
    namedBy: { inquiry_files: ({ id }) => [String(id)] },
    storedAs: (id) => [id],
  },
  documents: {
    folder: 'documents',
    what: 'a file of a document',
    isName: (name) => isUuid(name.replace(/\.(pdf|webp)$/, '')) && name.includes('.'),
    namedBy: { document_files: ({ id, is_stored }) => (is_stored ? [String(id)] : []) },
    storedAs: (id) => [`${id}.pdf`, `${id}.webp`],
  },
  people: {
    folder: 'people',
    what: 'a photograph of a person',
    isName: (name) => name.endsWith('.jpg') && PORTRAIT.test(name.slice(0, -4)),
    namedBy: { people: ({ picture }) => (picture === null ? [] : [String(picture)]) },
    storedAs: (picture) => [`${picture}.jpg`],
  },
}
