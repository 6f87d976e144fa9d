import { cleanLine } from 'supabase/clean-text'
import { z } from 'zod/mini'
import { LANGUAGES } from './languages.ts'

/** Characters of an alternative text, and of a caption. */
export const MAX_ALT = 300

const altText = z
  .string('the description of a picture is not a text')
  .check(
    z.overwrite(cleanLine),
    z.maxLength(MAX_ALT, `the description of a picture is longer than ${MAX_ALT} characters`),
  )
/** Alternative texts of one language by the files of the pictures. */
export const altTexts = z.record(z.string(), altText)
/** Alternative texts: file (or `cover`, `new:0` … for files sent along) → language → text. */
export const newsAlt = z.record(z.string(), z.partialRecord(z.enum(LANGUAGES), altText))
export type NewsAlt = z.infer<typeof newsAlt>

const caption = z
  .string('a caption is not a text')
  .check(z.overwrite(cleanLine), z.maxLength(MAX_ALT, `a caption is longer than ${MAX_ALT} characters`))

/** Captions of one language by the files of the pictures. */
export const captionTexts = z.record(z.string(), caption)

/** What is said of a picture in addition to its alternative text. */
export const pictureNotes = z.strictObject({
  /** What stands below it. */
  caption: z.optional(z.partialRecord(z.enum(LANGUAGES), caption)),
  /** It says nothing that the text does not: it has no alternative text, and needs none. */
  isDecorative: z.optional(z.boolean('isDecorative must be true or false')),
  /** What every crop keeps: percent from the left and from the top, in tens, as `30 70`. */
  focus: z.optional(
    z
      .string('focus is not a text')
      .check(z.regex(/^(?:[1-9]?0|100) (?:[1-9]?0|100)$/, 'focus must be two tens of percent')),
  ),
})
export type PictureNotes = z.infer<typeof pictureNotes>
/** File (or `cover`, `new:0` … for files sent along) → what is said of it. */
export const newsPictures = z.record(z.string(), pictureNotes)
export type NewsPictures = z.infer<typeof newsPictures>
