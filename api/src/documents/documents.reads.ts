import { z } from 'zod/mini'
import { readAllRows } from '#collections/collection.reads.ts'
import type { DocumentSection, SiteDocument } from '#contract/documents.ts'
import type { SearchTitles } from '#contract/search.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { type DocumentRow, documentPath, documentRow, toSiteDocument, WITH_EARLIER } from './documents.rows.ts'

/** Reads documents in the order of the site: of years and days the newest first, then in their order. May throw 503. */
export async function readDocumentRows(
  supabase: Supabase,
  wanted: { section?: DocumentSection; is_hidden?: boolean; id?: string },
): Promise<DocumentRow[]> {
  return readAllRows(documentRow, (from, to) =>
    ask(
      supabase
        .from('documents')
        .select(WITH_EARLIER)
        .match(wanted)
        .is('deleted_at', null)
        .order('day', { ascending: false, nullsFirst: false })
        .order('year', { ascending: false, nullsFirst: false })
        .order('position')
        .order('id')
        .range(from, to),
    ),
  )
}

const searchedRow = z.object({
  section: documentRow.shape.section,
  folder: z.string(),
  name: z.string(),
  title_en: z.string(),
})

/** What visitors read of the documents. Every method may throw 503. */
export function createDocumentReads(supabase: Supabase) {
  return {
    /** Those of a section that are on the site. */
    ofSection: async (section: DocumentSection): Promise<SiteDocument[]> =>
      (await readDocumentRows(supabase, { section, is_hidden: false })).map(toSiteDocument),

    /** What the search knows of all that are on the site. */
    searched: async (): Promise<SearchTitles['documents']> => {
      const rows = await readAllRows(searchedRow, (from, to) =>
        ask(
          supabase
            .from('documents')
            .select('section, folder, name, title_en, note_en, day, number, issuer, scope_en')
            .match({ is_hidden: false })
            .is('deleted_at', null)
            .order('day', { ascending: false, nullsFirst: false })
            .order('year', { ascending: false, nullsFirst: false })
            .order('position')
            .order('id')
            .range(from, to),
        ),
      )
      return rows.map(({ folder, name, title_en, note_en, day, number, issuer, scope_en, ...row }) => {
        const section = documentRow.shape.section.parse(row.section)
        const text = [number, issuer, scope_en].filter((part) => part !== '').join(' ')
        return { file: documentPath({ folder, name }), section, title: title_en, note: note_en, day, text }
      })
    },
  }
}
export type DocumentReads = ReturnType<typeof createDocumentReads>
