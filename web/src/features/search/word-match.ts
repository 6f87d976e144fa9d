/** Shorter words are too alike for a guess: `coil` and `foil`. */
const SHORTEST_WITH_TYPO = 4

/** The words of a text in small letters without accents. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** How well a word answers what is typed, 0 (not at all) to 1 (the same); both as `wordsOf` gives them. */
export function closeness(typed: string, word: string): number {
  if (typed === word) return 1
  if (word.startsWith(typed)) return 0.8
  if (typed.length > 2 && word.includes(typed)) return 0.5
  return 0
}

/** As `closeness`, for one typing error in the word or in the beginning of it. Numbers are never guessed. */
export function closenessWithTypo(typed: string, word: string): number {
  const { length } = typed
  if (length < SHORTEST_WITH_TYPO || word.length < length - 1 || /\d/.test(typed)) return 0
  if (isOneTypoApart(typed, word)) return 0.4
  return [length + 1, length, length - 1].some((end) => end < word.length && isOneTypoApart(typed, word.slice(0, end)))
    ? 0.3
    : 0
}

/** Whether one letter more, less or other, or two neighbours swapped, turn `a` into `b`; also when they are the same. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const endsAlike = (fromA: number, fromB: number) => a.slice(start + fromA) === b.slice(start + fromB)
  if (a.length > b.length) return endsAlike(1, 0)
  if (a.length < b.length) return endsAlike(0, 1)
  return endsAlike(1, 1) || (a[start] === b[start + 1] && a[start + 1] === b[start] && endsAlike(2, 2))
}
