import type { DocumentSection, SiteDocument } from '#contract/documents.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkRows } from '#supabase/rows.ts'
import { type DocumentRow, documentRow, toSiteDocument } from './documents.rows.ts'

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 500

/** What visitors read of the documents. Every method may throw 503. */
export function createDocumentReads(supabase: Supabase) {
  return {
    /** Those of a section that are on the site: of years and days the newest first, then in their order. */
    async ofSection(section: DocumentSection): Promise<SiteDocument[]> {
      const documents: DocumentRow[] = []
      for (;;) {
        const rows = await ask(
          supabase
            .from('documents')
            .select()
            .match({ section, is_hidden: false })
            .is('deleted_at', null)
            .order('day', { ascending: false, nullsFirst: false })
            .order('year', { ascending: false, nullsFirst: false })
            .order('position')
            .order('id')
            .range(documents.length, documents.length + PAGE - 1),
        )
        documents.push(...checkRows(documentRow, rows))
        if (rows.length < PAGE) return documents.map(toSiteDocument)
      }
    },
  }
}
export type DocumentReads = ReturnType<typeof createDocumentReads>
