import { z } from 'zod/mini'

/** UTF-16 units of one rich text; cleaning stays fast below it. */
export const MAX_RICH_TEXT = 200_000

/** Elements open at once; the editor has four at most. To read a text costs as much as they are, once for each of them. */
export const MAX_OPEN_ELEMENTS = 500
const TAG = /<(\/?)(?!br\b)[a-z]/gi

function isShallow(html: string): boolean {
  let open = 0
  for (const [, slash] of html.matchAll(TAG)) {
    open = slash ? Math.max(0, open - 1) : open + 1
    if (open > MAX_OPEN_ELEMENTS) return false
  }
  return true
}

/** HTML as the editor writes it; left out means empty. */
export const richText = z._default(
  z
    .string('the text is not a text')
    .check(
      z.maxLength(MAX_RICH_TEXT, `the text is longer than ${MAX_RICH_TEXT} characters`),
      z.refine(isShallow, 'the text has too many elements within each other'),
    ),
  '',
)
