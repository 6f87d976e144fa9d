/** Whether a text holds all words that are searched for, in any order and however they are capitalised. */
export function isFound(text: string, query: string): boolean {
  const lower = text.toLocaleLowerCase('bg')
  return query
    .toLocaleLowerCase('bg')
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
