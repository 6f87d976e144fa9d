/** What ends a line in some program or other: CR, CR LF, and the separators of lines and paragraphs. */
const LINE_END = /\r\n?|[\u2028\u2029]/g

/** What no keyboard writes and XML does not allow, but U+0000. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]+/g

/**
 * Characters without a shape that come along when text is pasted: soft hyphens, zero width spaces, marks of direction
 * (UAX 9), byte order marks, anchors of objects, fillers. Joiners (U+200C, U+200D) stay, for emoji and Persian need them.
 */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffc]+/g

/** Something to be read: not only spaces, accents and joiners. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A part of a text in NFC, without controls and invisible characters. */
export const withoutInvisible = (text: string): string =>
  text.replace(LINE_END, '\n').replace(CONTROLS, ' ').replace(INVISIBLE, '').normalize('NFC')

/**
 * A text as it is stored, in NFC, without controls (spaces stand for them) and without invisible characters; lines end with
 * U+000A. A text with nothing to be read is ''. U+0000 and halves of characters stay, for the API refuses them.
 */
export function cleanText(text: string): string {
  const clean = withoutInvisible(text)
  return VISIBLE.test(clean) || clean.includes('\0') ? clean : ''
}

/** As `cleanText`, on one line: a stretch of spaces, tabs and line ends is one space; no-break spaces stay. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[\t\n ]+/g, ' ')

/** What a visitor's form sends has no U+0000 and no half characters to complain of: they become spaces and U+FFFD. */
export const wellFormed = (text: string): string => text.replaceAll('\0', ' ').toWellFormed()
