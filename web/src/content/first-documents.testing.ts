import type { DocumentSection } from 'api/contract/documents'
import { firstRows } from './first-rows.testing.ts'

interface FirstDocument {
  section: DocumentSection
  name: string
  title_en: string
  title_bg: string
  note_en: string
  year: number | null
  /** Of the general meeting that it belongs to, `YYYY-MM-DD`. */
  day: string | null
  is_sample: boolean
  sha256: string
}

/** The documents of a new database, in the order of their sections. */
export const firstDocuments = firstRows<FirstDocument>('documents')

/** Where it is on the site: `/documents/certificates/iso-9001.pdf`. */
export function addressOf({ section, name }: FirstDocument): string {
  return `/documents/${section}/${name}.pdf`
}
