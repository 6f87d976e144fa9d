import { z } from 'zod/mini'

/** UTF-16 units of one rich text; cleaning stays fast below it. */
export const MAX_RICH_TEXT = 200_000

/** HTML as the editor writes it; left out means empty. */
export const richText = z._default(
  z
    .string('the text is not a text')
    .check(z.maxLength(MAX_RICH_TEXT, `the text is longer than ${MAX_RICH_TEXT} characters`)),
  '',
)
