import { ask, type Supabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'

/** Milliseconds for which it is not asked again whether a picture is withheld, unless something is published. */
const LIFETIME = 60_000
const MAX_KNOWN = 20_000

/** Knows which pictures visitors may not see: those that only drafts, hidden and planned items show. */
export function createWithheldPictures(supabase: Supabase) {
  const known = new Map<string, { isWithheld: boolean; until: number }>()

  return {
    /** @throws 503 when nobody knows, and nobody has known */
    async isWithheld(file: string): Promise<boolean> {
      const before = known.get(file)
      if (before && before.until > Date.now()) return before.isWithheld
      try {
        const isWithheld = await ask(supabase.rpc('is_withheld_picture', { file }))
        if (known.size >= MAX_KNOWN) known.clear()
        known.set(file, { isWithheld, until: Date.now() + LIFETIME })
        return isWithheld
      } catch (error) {
        if (before && error instanceof UnavailableError) return before.isWithheld
        throw error
      }
    },

    /** After everything that is published: each is asked about again. */
    changed(): void {
      for (const entry of known.values()) entry.until = 0
    },
  }
}
export type WithheldPictures = ReturnType<typeof createWithheldPictures>
