import { cleanLine } from 'supabase/clean-text'
import { z } from 'zod/mini'
import { LANGUAGES } from './languages.ts'

/** Characters of the sentence that says why a text was corrected. */
export const MAX_REASON = 200

/** A stretch of a paragraph; without what was added it says what stood there before, without what was removed what stands there now. */
const changedRun = z.strictObject({ change: z.enum(['same', 'added', 'removed']), text: z.string() })

/** The words that readers of one language find changed, as plain text. */
export const wordChange = z.strictObject({
  language: z.enum(LANGUAGES),
  /** A changed title, then the changed paragraphs in their order. */
  paragraphs: z.array(z.array(changedRun)),
  /** How many further paragraphs have changed. */
  more: z.number(),
})
export type WordChange = z.infer<typeof wordChange>
export type ChangedParagraph = WordChange['paragraphs'][number]

/** A notice to readers that the text of a language was corrected. */
export const correction = z.strictObject({
  id: z.uuid(),
  /** ISO 8601: when it was published. */
  at: z.string(),
  /** '' when no reason was given. */
  reason: z.string(),
  ...wordChange.shape,
})
export type Correction = z.infer<typeof correction>

/**
 * What staff answer when words of a public item change. An object: readers are told, with a reason by language. `null`: a slip,
 * which only the journal and the history know. Left out: as answered before for what readers have not seen yet, else a slip.
 */
export const correctionAnswer = z.optional(
  z.nullable(
    z.partialRecord(
      z.enum(LANGUAGES),
      z
        .string('the reason is not a text')
        .check(
          z.overwrite(cleanLine),
          z.trim(),
          z.maxLength(MAX_REASON, `the reason is longer than ${MAX_REASON} characters`),
        ),
    ),
  ),
)
export type CorrectionAnswer = z.infer<typeof correctionAnswer>

/** `POST /api/admin/news/{ref}/word-changes`: what readers would find changed in each language. */
export const wordChanges = z.strictObject({ changes: z.array(wordChange) })
