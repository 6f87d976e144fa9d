import { z } from 'zod/mini'

/** UTF-16 units of one rich text. */
export const MAX_RICH_TEXT = 200_000

/** Signs of markup, `<`, `>` and `&`, in one rich text: what cleaning costs grows with them. A long article has 1,000. */
export const MAX_MARKS = 10_000
const MARK = /[<>&]/g

/** Elements open at once; the editor has four at most. To read a text costs as much as they are, once for each of them. */
export const MAX_OPEN_ELEMENTS = 500
const TAG = /<(\/?)(?!br\b)[a-z]/gi

function isSparse(html: string): boolean {
  return (html.match(MARK)?.length ?? 0) <= MAX_MARKS
}

function isShallow(html: string): boolean {
  let open = 0
  for (const [, slash] of html.matchAll(TAG)) {
    open = slash ? Math.max(0, open - 1) : open + 1
    if (open > MAX_OPEN_ELEMENTS) return false
  }
  return true
}

/** HTML as the editor writes it; left out means empty. What costs more to be judged comes last. */
export const richText = z._default(
  z
    .string('the text is not a text')
    .check(
      z.maxLength(MAX_RICH_TEXT, { error: `the text is longer than ${MAX_RICH_TEXT} characters`, abort: true }),
      z.refine(isSparse, { error: `the text has more than ${MAX_MARKS} signs of markup`, abort: true }),
      z.refine(isShallow, 'the text has too many elements within each other'),
    ),
  '',
)
