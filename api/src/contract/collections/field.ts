import type { z } from 'zod/mini'

/** The other fields, and the values of each, with which a field means something: `{ section: ['meetings'] }`. */
type When = Readonly<Record<string, readonly (string | boolean)[]>>

/** What is answered when a field is left out that means something, and the code by which the page says it. */
export interface Missing {
  error: string
  code: string
}

/** What every field says, whatever its kind. */
export interface Common<Sent, Typed, Stored = Sent> {
  /** Judges what staff send. */
  sent: z.ZodMiniType<Sent>
  /** Reads what stands in its column. */
  stored: z.ZodMiniType<Stored>
  /** What is stored while its `when` does not hold. */
  blank: Sent
  /** What a new form holds. */
  empty: Typed
  /** The name of its column, when that is another one than its own: of `titleBg` it is `title_bg`. */
  column?: string | undefined
  /** Left out, it always means something. */
  when?: When | undefined
  /** It has to be there while it means something; `null` is not accepted then. */
  missing?: Missing | undefined
}

/** The options of every field. */
export interface Placed {
  column?: string
  when?: When
}
