import { z } from 'zod/mini'
import { DOCUMENT_SECTIONS, type SiteDocument } from '#contract/documents.ts'
import type { Database } from '#supabase/database.ts'

type Tables = Database['public']['Tables']
type Row = Tables['documents']['Row']
type FileRow = Tables['document_files']['Row']
type EarlierRow = Pick<FileRow, 'earlier_name' | 'replaced_at' | 'bytes' | 'pages' | 'sha256' | 'number'>
/** A document with the files that were replaced. */
export type DocumentRow = Row & { document_files: EarlierRow[] }

/** What a document is read with. */
export const WITH_EARLIER = '*, document_files(earlier_name, replaced_at, bytes, pages, sha256, number)'

/** What is read of a row. */
export const documentRow = z.object({
  id: z.string(),
  section: z.enum(DOCUMENT_SECTIONS),
  folder: z.string(),
  name: z.string(),
  title_en: z.string(),
  file: z.nullable(z.string()),
  document_files: z.array(z.object({ bytes: z.number() })),
})

type Address = Pick<Row, 'folder' | 'name'>

/** The address of a document, whichever file it has. */
export function documentPath({ folder, name }: Address): string {
  return `/documents/${folder}/${name}.pdf`
}

/** The address of the picture of a first page that Storage holds. */
export function thumbnailPath(file: string): string {
  return `/documents/thumbnails/${file}.webp`
}

function thumbnailOf(row: Row): SiteDocument['thumbnail'] {
  const { folder, name, file, thumbnail_width: width, thumbnail_height: height } = row
  return { src: file === null ? `/documents/${folder}/${name}.webp` : thumbnailPath(file), width, height }
}

function earlierOf({ folder, name, document_files = [] }: Row & Partial<DocumentRow>): SiteDocument['earlier'] {
  return document_files
    .toSorted((one, other) => (other.replaced_at ?? '').localeCompare(one.replaced_at ?? ''))
    .flatMap(({ earlier_name, bytes, pages, sha256, number }) => {
      if (earlier_name === null) return []
      const file = `/documents/${folder}/${name}/${earlier_name}.pdf`
      return [{ file, until: earlier_name.slice(0, '2026-11-23'.length), bytes, pages, sha256, number }]
    })
}

/** A row as visitors see it. */
export function toSiteDocument(row: DocumentRow): SiteDocument {
  return {
    name: row.name,
    file: documentPath(row),
    title: row.title_en,
    note: row.note_en,
    year: row.year,
    day: row.day,
    bytes: row.bytes,
    pages: row.pages,
    sha256: row.sha256,
    thumbnail: thumbnailOf(row),
    isSample: row.is_sample,
    number: row.number,
    scope: row.scope_en,
    issuer: row.issuer,
    issuedOn: row.issued_on,
    validUntil: row.valid_until,
    products: row.products,
    earlier: earlierOf(row),
  }
}

/** What staff only read of a row. */
export function keptOfDocument(row: Row & { document_files?: EarlierRow[] }) {
  return {
    address: documentPath(row),
    bytes: row.bytes,
    pages: row.pages,
    sha256: row.sha256,
    thumbnail: thumbnailOf(row),
    isSample: row.is_sample,
    keptUntil: row.kept_until,
    fileSince: row.file_since,
    earlier: earlierOf(row),
  }
}
