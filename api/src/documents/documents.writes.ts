import { addressOf } from '#collections/collection.address.ts'
import { describedRows } from '#collections/collection.described.ts'
import { createCollectionWrites } from '#collections/collection.writes.ts'
import {
  type DocumentInput,
  type DocumentLinks,
  documents,
  type StaffDocument,
} from '#contract/collections/documents.ts'
import { DOCUMENT_SECTIONS } from '#contract/documents.ts'
import { HttpError, invalid } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { readDocumentRows } from './documents.reads.ts'
import { keptOfDocument } from './documents.rows.ts'

/** What staff do with the documents. Every method may throw 503; those that take an id throw 404 when it names none. */
export function createDocumentWrites(supabase: Supabase, changed: () => void) {
  /** @throws 409 when no such file waits for its document */
  async function checkFile(file: string | null): Promise<void> {
    if (file === null) return
    const unused = supabase.from('document_files').select('id').eq('id', file).is('document_id', null)
    if (!(await ask(unused.maybeSingle())))
      throw new HttpError(409, 'the file is not there any more', { field: 'file', code: 'documentFileGone' })
  }

  /** The place behind all of the section. */
  async function lastPosition(section: string): Promise<number> {
    const last = supabase
      .from('documents')
      .select('position')
      .eq('section', section)
      .order('position', { ascending: false })
    return (await ask(last.limit(1).maybeSingle()))?.position ?? 0
  }

  const rows = describedRows(documents, keptOfDocument)

  const writes = createCollectionWrites<'documents', DocumentInput, StaffDocument>(supabase, changed, {
    ...rows,
    read: async (wanted) => Promise.all((await readDocumentRows(supabase, wanted)).map(rows.itemOf)),

    // Papers of a meeting are of its year; without another file the one there is stays.
    async columns(input) {
      const { section, day, file } = input
      return {
        ...(await rows.columns(input)),
        ...(section === 'meetings' && day && { year: Number(day.slice(0, 4)) }),
        ...(file !== null && { file }),
      }
    },

    // Papers of a meeting begin with its day.
    nameOf: ({ titleEn, day, section }, before) =>
      addressOf(section === 'meetings' && day ? [day, titleEn] : [titleEn], before, 'document'),

    async added(input) {
      if (input.file === null) throw invalid('the file is missing', 'file', 'documentFileMissing')
      await checkFile(input.file)
      return {
        // What the file measures is written by the database.
        ...{ bytes: 1, pages: 1, sha256: '', thumbnail_width: 1, thumbnail_height: 1 },
        folder: input.section,
        position: (await lastPosition(input.section)) + 1,
      }
    },

    changedWith: (reason) => ({ withdrawal_reason: reason }),

    check: (_id, input) => checkFile(input.file),
  })

  return {
    ...writes,

    /** All that are not in the trash, by section. */
    async all(): Promise<StaffDocument[]> {
      const place = ({ section }: StaffDocument) => DOCUMENT_SECTIONS.indexOf(section)
      return (await writes.all()).sort((one, other) => place(one) - place(other))
    },

    /** What a text may link to: those on the site, the last changed first, as staff call them. */
    async links(): Promise<DocumentLinks['documents']> {
      const all = await readDocumentRows(supabase, { is_hidden: false })
      return (await Promise.all(all.map(rows.itemOf)))
        .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
        .map(({ address, section, titleEn, titleBg, note, day }) => ({ address, section, titleEn, titleBg, note, day }))
    },
  }
}
export type DocumentWrites = ReturnType<typeof createDocumentWrites>
