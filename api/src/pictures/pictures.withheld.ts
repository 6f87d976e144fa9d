import { ask, type Supabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'

/** Milliseconds for which it is not asked again whether a picture is withheld, unless something is published. */
const LIFETIME = 60_000
const MAX_KNOWN = 20_000

/** Knows which pictures visitors may not see: those that only drafts, hidden and planned items show. */
export function createWithheldPictures(supabase: Supabase) {
  const known = new Map<string, { isWithheld: boolean; until: number }>()
  /** Questions under way: however many want a picture, it is asked about once. */
  const asked = new Map<string, Promise<boolean>>()

  async function askAbout(file: string): Promise<boolean> {
    const question = ask(supabase.rpc('is_withheld_picture', { file }))
    asked.set(file, question)
    try {
      const isWithheld = await question
      // What is published meanwhile has taken the question away.
      if (asked.get(file) !== question) return isWithheld
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(file, { isWithheld, until: Date.now() + LIFETIME })
      return isWithheld
    } finally {
      if (asked.get(file) === question) asked.delete(file)
    }
  }

  return {
    /** @throws 503 when nobody knows, and nobody has known */
    async isWithheld(file: string): Promise<boolean> {
      const before = known.get(file)
      if (before && before.until > Date.now()) return before.isWithheld
      try {
        return await (asked.get(file) ?? askAbout(file))
      } catch (error) {
        if (before && error instanceof UnavailableError) return before.isWithheld
        throw error
      }
    },

    /** After everything that is published: each is asked about again. */
    changed(): void {
      for (const entry of known.values()) entry.until = 0
      asked.clear()
    },
  }
}
export type WithheldPictures = ReturnType<typeof createWithheldPictures>
