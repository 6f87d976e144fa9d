/** Whether each typed word is somewhere in the texts, in any case and as a part of a word; so with nothing typed. */
export function wordsWithin(texts: readonly string[], typed: string): boolean {
  const text = texts.join('\n').toLowerCase()
  const words = typed.toLowerCase().split(/\s/)
  return words.every((word) => text.includes(word))
}
