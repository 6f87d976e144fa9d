import { z } from 'zod/mini'
import { DOCUMENT_SECTIONS, type DocumentInput, type SiteDocument, type StaffDocument } from '#contract/documents.ts'
import type { Database } from '#supabase/database.ts'

type Tables = Database['public']['Tables']
type Row = Tables['documents']['Row']
type FileRow = Tables['document_files']['Row']
type EarlierRow = Pick<FileRow, 'earlier_name' | 'replaced_at' | 'bytes' | 'pages'>
/** A document with the files that were replaced. */
export type DocumentRow = Row & { document_files: EarlierRow[] }

/** What a document is read with. */
export const WITH_EARLIER = '*, document_files(earlier_name, replaced_at, bytes, pages)'

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

function earlierOf({ folder, name, document_files }: DocumentRow): SiteDocument['earlier'] {
  return document_files
    .toSorted((one, other) => (other.replaced_at ?? '').localeCompare(one.replaced_at ?? ''))
    .flatMap(({ earlier_name, bytes, pages }) => {
      if (earlier_name === null) return []
      const file = `/documents/${folder}/${name}/${earlier_name}.pdf`
      return [{ file, until: earlier_name.slice(0, '2026-11-23'.length), bytes, pages }]
    })
}

function certificateOf({ number, scope_en, issuer, issued_on, valid_until, products }: Row) {
  return { number, scope: scope_en, issuer, issuedOn: issued_on, validUntil: valid_until, products }
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
    thumbnail: thumbnailOf(row),
    isSample: row.is_sample,
    ...certificateOf(row),
    earlier: earlierOf(row),
  }
}

/** A row as staff see it. */
export function toStaffDocument(row: DocumentRow): StaffDocument {
  return {
    _id: row.id,
    section: documentRow.shape.section.parse(row.section),
    address: documentPath(row),
    titleEn: row.title_en,
    titleBg: row.title_bg,
    note: row.note_en,
    year: row.year,
    day: row.day,
    isHidden: row.is_hidden,
    bytes: row.bytes,
    pages: row.pages,
    thumbnail: thumbnailOf(row),
    isSample: row.is_sample,
    fileSince: row.file_since,
    ...certificateOf(row),
    earlier: earlierOf(row),
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  }
}

/** The columns of what staff sent, but the file; what only certificates have is left out of others. */
export function toDocumentColumns(input: DocumentInput) {
  const { section, day } = input
  const isCertificate = section === 'certificates'
  return {
    section,
    title_en: input.titleEn,
    title_bg: input.titleBg,
    note_en: input.note,
    year: day ? Number(day.slice(0, 4)) : input.year,
    day,
    is_hidden: input.isHidden,
    number: isCertificate ? input.number : '',
    scope_en: isCertificate ? input.scope : '',
    issuer: isCertificate ? input.issuer : '',
    issued_on: isCertificate ? input.issuedOn : null,
    valid_until: isCertificate ? input.validUntil : null,
    products: isCertificate ? input.products : [],
  }
}
