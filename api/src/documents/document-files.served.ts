import { DOCUMENT_SECTIONS } from '#contract/documents.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'

/** Milliseconds for which it is not asked again which file stands at an address, unless something is written. */
const LIFETIME = 60_000
const MAX_KNOWN = 20_000

/** Which file stands at an address: one of Storage by its id, the one that came with the site, or none. */
export type ServedFile = { stored: string } | 'built in' | null

const ADDRESS = /^([a-z]+)\/([a-z0-9-]{1,110})(?:\/(\d{4}-\d\d-\d\d(?:-\d{1,3})?))?\.pdf$/

/** Knows which file stands at the address of a document, or of an earlier version of it. */
export function createServedFiles(supabase: Supabase) {
  const known = new Map<string, { file: ServedFile; until: number }>()
  const asked = new Map<string, Promise<ServedFile>>()

  async function read(address: string): Promise<ServedFile> {
    const [, folder, name, earlier] = ADDRESS.exec(address) ?? []
    if (folder === undefined || name === undefined || !DOCUMENT_SECTIONS.some((one) => one === folder)) return null
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

  async function askAbout(address: string): Promise<ServedFile> {
    const question = read(address)
    asked.set(address, question)
    try {
      const file = await question
      // What is written meanwhile has taken the question away.
      if (asked.get(address) !== question) return file
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(address, { file, until: Date.now() + LIFETIME })
      return file
    } finally {
      if (asked.get(address) === question) asked.delete(address)
    }
  }

  return {
    /**
     * @param address below `/documents/`: `certificates/iso-9001.pdf`, `certificates/iso-9001/2026-11-23.pdf`
     * @returns as last known when Supabase is away, and as the site came when nobody knows
     */
    async at(address: string): Promise<ServedFile> {
      const before = known.get(address)
      if (before && before.until > Date.now()) return before.file
      try {
        return await (asked.get(address) ?? askAbout(address))
      } catch (error) {
        if (!(error instanceof UnavailableError)) throw error
        return before ? before.file : 'built in'
      }
    },

    /** After everything that is written: each is asked about again. */
    changed(): void {
      for (const entry of known.values()) entry.until = 0
      asked.clear()
    },
  }
}
