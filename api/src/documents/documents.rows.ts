import { z } from 'zod/mini'
import { DOCUMENT_SECTIONS, type SiteDocument } from '#contract/documents.ts'
import type { Database } from '#supabase/database.ts'

export type DocumentRow = Database['public']['Tables']['documents']['Row']

/** What is read of a row. */
export const documentRow = z.object({
  id: z.string(),
  section: z.enum(DOCUMENT_SECTIONS),
  name: z.string(),
  title_en: z.string(),
  file: z.nullable(z.string()),
})

type Address = Pick<DocumentRow, 'section' | 'name'>

/** The address of a document, whichever file it has. */
function documentPath({ section, name }: Address): string {
  return `/documents/${section}/${name}.pdf`
}

/** The address of the picture of its first page: a file of Storage has one of its own. */
function thumbnailPath(row: Address & Pick<DocumentRow, 'file'>): string {
  return row.file === null ? `/documents/${row.section}/${row.name}.webp` : `/documents/thumbnails/${row.file}.webp`
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
    thumbnail: { src: thumbnailPath(row), width: row.thumbnail_width, height: row.thumbnail_height },
    isSample: row.is_sample,
  }
}
