import type { DocumentSection, SiteDocument } from '#contract/documents.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkRows } from '#supabase/rows.ts'
import { type DocumentRow, documentRow, toSiteDocument, WITH_EARLIER } from './documents.rows.ts'

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 500

/** Reads documents in the order of the site: of years and days the newest first, then in their order. May throw 503. */
export async function readDocumentRows(
  supabase: Supabase,
  wanted: { section?: DocumentSection; is_hidden?: boolean; id?: string },
): Promise<DocumentRow[]> {
  const documents: DocumentRow[] = []
  for (;;) {
    const rows = await ask(
      supabase
        .from('documents')
        .select(WITH_EARLIER)
        .match(wanted)
        .is('deleted_at', null)
        .order('day', { ascending: false, nullsFirst: false })
        .order('year', { ascending: false, nullsFirst: false })
        .order('position')
        .order('id')
        .range(documents.length, documents.length + PAGE - 1),
    )
    documents.push(...checkRows(documentRow, rows))
    if (rows.length < PAGE) return documents
  }
}

/** What visitors read of the documents. Every method may throw 503. */
export function createDocumentReads(supabase: Supabase) {
  return {
    /** Those of a section that are on the site. */
    ofSection: async (section: DocumentSection): Promise<SiteDocument[]> =>
      (await readDocumentRows(supabase, { section, is_hidden: false })).map(toSiteDocument),
  }
}
export type DocumentReads = ReturnType<typeof createDocumentReads>
