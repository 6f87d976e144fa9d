import { createAnswerCache } from '#cache/answer-cache.ts'
import { DOCUMENT_SECTIONS } from '#contract/documents.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'

/** Which file stands at an address: one of Storage by its id, the one that came with the site, or none. */
export type ServedFile = { stored: string } | 'built in' | null

const ADDRESS = /^([a-z]+)\/([a-z0-9-]{1,110})(?:\/(\d{4}-\d\d-\d\d(?:-\d{1,3})?))?\.pdf$/

/** Knows which file stands at the address of a document, or of an earlier version of it. */
export function createServedFiles(supabase: Supabase) {
  async function read(address: string): Promise<ServedFile> {
    const [, folder = '', name = '', earlier] = ADDRESS.exec(address) ?? []
    const visible = supabase
      .from('documents')
      .select('id, file')
      .match({ folder, name, is_hidden: false })
      .is('deleted_at', null)
    const row = await ask(visible.maybeSingle())
    if (!row || earlier === undefined) return row && (row.file === null ? 'built in' : { stored: row.file })
    const replaced = supabase
      .from('document_files')
      .select('id, is_stored')
      .match({ document_id: row.id, earlier_name: earlier })
    const file = await ask(replaced.maybeSingle())
    return file && (file.is_stored ? { stored: file.id } : 'built in')
  }

  const { answerTo, changed } = createAnswerCache(read)
  return {
    /**
     * @param address below `/documents/`: `certificates/iso-9001.pdf`, `certificates/iso-9001/2026-11-23.pdf`
     * @returns as last known when Supabase is away, and as the site came when it is unknown
     */
    at: async (address: string): Promise<ServedFile> => {
      // Before it is a key of the cache: a client may ask for addresses without end.
      const [, folder] = ADDRESS.exec(address) ?? []
      if (!DOCUMENT_SECTIONS.some((one) => one === folder)) return null
      return answerTo(address).catch((error: unknown) => {
        if (error instanceof UnavailableError) return 'built in'
        throw error
      })
    },
    changed,
  }
}
