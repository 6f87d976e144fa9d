const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The characters of a text as a reader counts them (UAX 29): an emoji of several code points is one. */
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** The first `length` characters of a text, with an ellipsis when it was cut (AMB-31). */
export function excerpt(text: string, length: number): string {
  // A grapheme is at least one code unit, and seldom more than a dozen.
  const characters = charactersOf(text.slice(0, length * 64))
  return characters.length <= length && text.length <= length * 64
    ? text
    : `${characters.slice(0, length).join('').trimEnd()}…`
}
