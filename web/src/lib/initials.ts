/** `AK` for `Anna Keller`; '' for a name of one word, which names no person. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/)
  return parts.length > 1 ? parts.map(([first = '']) => first).join('') : ''
}
