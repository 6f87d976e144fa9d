import { randomUUID } from 'node:crypto'
import { DOCUMENT_SECTIONS, type DocumentInput, type StaffDocument } from '#contract/documents.ts'
import { HttpError, invalid, notFound, stale } from '#http/errors.ts'
import { isRepeated, type RepeatableRequest } from '#http/idempotency-key.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { isTaken } from '#supabase/errors.ts'
import { nameOf } from './documents.name.ts'
import { readDocumentRows } from './documents.reads.ts'
import { toDocumentColumns, toStaffDocument } from './documents.rows.ts'

type Save = { request: RepeatableRequest | null; byWhom: string }

/** What staff do with the documents. Every method may throw 503; those that take an id throw 404 when it names none. */
export function createDocumentWrites(supabase: Supabase, changed: () => void) {
  async function byId(id: string): Promise<StaffDocument> {
    const [row] = await readDocumentRows(supabase, { id })
    if (!row) throw notFound('document')
    return toStaffDocument(row)
  }

  /** @throws 409 when no such file waits for its document */
  async function checkFile(file: string | null): Promise<void> {
    if (file === null) return
    const waiting = supabase.from('document_files').select('id').eq('id', file).is('document_id', null)
    if (!(await ask(waiting.maybeSingle())))
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

  return {
    byId,

    /** All that are not in the trash. */
    async all(): Promise<StaffDocument[]> {
      const documents = (await readDocumentRows(supabase, {})).map(toStaffDocument)
      const place = ({ section }: StaffDocument) => DOCUMENT_SECTIONS.indexOf(section)
      return documents.sort((one, other) => place(one) - place(other))
    },

    /**
     * Its address is made of its title.
     * @param save.request names the request: when it comes again, the document of the first time is the answer
     * @throws 400 without a file, 409 when the file is gone or the key named another content
     */
    async create(
      input: DocumentInput,
      { request, byWhom }: Save,
    ): Promise<{ document: StaffDocument; isNew: boolean }> {
      async function earlier(): Promise<StaffDocument | null> {
        if (!request) return null
        const row = await ask(
          supabase
            .from('documents')
            .select('id, request_key, request_hash')
            .eq('request_key', request.key)
            .maybeSingle(),
        )
        return row && isRepeated(request, { key: row.request_key, hash: row.request_hash }) ? byId(row.id) : null
      }
      const first = await earlier()
      if (first) return { document: first, isNew: false }
      if (input.file === null) throw invalid('the file is missing', 'file', 'documentFileMissing')
      await checkFile(input.file)
      const row = {
        ...toDocumentColumns(input),
        id: randomUUID(),
        file: input.file,
        // What the file measures is written by the database.
        ...{ bytes: 1, pages: 1, thumbnail_width: 1, thumbnail_height: 1 },
        position: (await lastPosition(input.section)) + 1,
        updated_by: byWhom,
        request_key: request?.key ?? null,
        request_hash: request?.hash ?? null,
      }
      for (let before = 0; ; before += 1) {
        try {
          await ask(supabase.from('documents').insert({ ...row, name: nameOf(input, before) })).finally(changed)
          return { document: await byId(row.id), isNew: true }
        } catch (error) {
          if (isTaken(error, 'documents_have_their_own_address')) continue
          const afterAll = await earlier()
          if (afterAll) return { document: afterAll, isNew: false }
          throw error
        }
      }
    },

    /**
     * @param options.version the `updatedAt` that the editor saw; left out, the last write wins
     * @throws 400 when it names another section, 409 when the file is gone or the key named another content, 412 with the
     *   current document when somebody changed it meanwhile
     */
    async update(
      id: string,
      input: DocumentInput,
      { version, request, byWhom }: Save & { version: string | undefined },
    ): Promise<StaffDocument> {
      const keysOf = async () => {
        const keys = supabase.from('documents').select('section, update_key, update_hash').eq('id', id)
        const row = await ask(keys.is('deleted_at', null).maybeSingle())
        if (!row) throw notFound('document')
        return row
      }
      const isDone = ({ update_key: key, update_hash: hash }: Awaited<ReturnType<typeof keysOf>>) =>
        isRepeated(request, { key, hash })
      const before = await keysOf()
      if (isDone(before)) return byId(id)
      if (before.section !== input.section) throw invalid('a document stays in its section', 'section')
      await checkFile(input.file)
      const columns = {
        ...toDocumentColumns(input),
        ...(input.file !== null && { file: input.file }),
        updated_by: byWhom,
        update_key: request?.key ?? null,
        update_hash: request?.hash ?? null,
      }
      const update = supabase.from('documents').update(columns).eq('id', id).is('deleted_at', null)
      const asked = (version ? update.eq('updated_at', version) : update).select('id').maybeSingle()
      const written = await ask(asked).finally(changed)
      if (!written && !isDone(await keysOf())) throw stale(await byId(id))
      return byId(id)
    },

    /** Changes its place with the one before or after it; at the end of a list nothing happens. */
    async move(id: string, isUp: boolean, byWhom: string): Promise<void> {
      await byId(id)
      await ask(supabase.rpc('move_document', { document_id: id, is_up: isUp, by_whom: byWhom })).finally(changed)
    },

    /** Moves a document to the trash. */
    async remove(id: string, byWhom: string): Promise<void> {
      const trashed = ask(supabase.rpc('trash_register_item', { register: 'documents', item_id: id, by_whom: byWhom }))
      if (!(await trashed.finally(changed))) throw notFound('document')
    },
  }
}
export type DocumentWrites = ReturnType<typeof createDocumentWrites>
