import { cleanLine, cleanText } from 'supabase/clean-text'
import { z } from 'zod/mini'

/** The title of a collection's row: text of one to `limit` characters; `missing` is the error where there is none. */
export const titleText = (missing: string, limit: number) =>
  z
    .string(missing)
    .check(
      z.overwrite(cleanLine),
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(limit, `a title is longer than ${limit} characters`),
    )

/** Any other text of a collection's row: at most `limit` characters. */
export const boundedText = (limit: number) =>
  z.string().check(z.overwrite(cleanText), z.trim(), z.maxLength(limit, `a text is longer than ${limit} characters`))
