/** Shorter words are too alike for a guess: `coil` and `foil`. */
const MIN_LENGTH_WITH_TYPO = 4

/** The words of a text in small letters without accents. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Shorter words are too many words' beginning: `o`, `to`. */
const MIN_BEGINNING = 3

/**
 * How well a word answers what is typed, 0 (not at all) to 1 (the same); both as `wordsOf` gives them. A number is the same
 * or none, but for the letter of an alloy: `8011` is not `80112`, and finds `8011a`.
 */
export function closeness(typed: string, word: string): number {
  if (typed === word) return 1
  if (/^\d+$/.test(typed)) return word.startsWith(typed) && /^[a-z]$/.test(word.slice(typed.length)) ? 0.8 : 0
  if (typed.length < MIN_BEGINNING) return 0
  if (word.startsWith(typed)) return 0.8
  if (word.includes(typed)) return 0.5
  return 0
}

/**
 * As `closeness`, for one typing error in the word or in the beginning of it: one letter more, less or other, or two
 * neighbours swapped. Numbers are never guessed.
 */
export function closenessWithTypo(typed: string, word: string): number {
  const { length } = typed
  if (length < MIN_LENGTH_WITH_TYPO || word.length < length - 1 || /\d/.test(typed)) return 0
  let at = 0
  while (at < length && typed[at] === word[at]) at++
  const goesOn = (afterTyped: number, afterWord: number) =>
    word.startsWith(typed.slice(at + afterTyped), at + afterWord)
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  const meant = [
    goesOn(1, 0) && length - 1,
    (goesOn(1, 1) || (isSwapped && goesOn(2, 2))) && length,
    goesOn(0, 1) && length + 1,
  ]
  if (meant.includes(word.length)) return 0.4
  return meant.some(Boolean) ? 0.3 : 0
}
