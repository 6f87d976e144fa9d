const MAX_TITLE = 80

/**
 * The last part of a new row's address, of texts in its order: `consolidated-report-2026`. A number follows when others have
 * it already.
 * @param otherwise the word for texts without a Latin letter or digit
 */
export function addressOf(texts: readonly string[], before: number, otherwise: string): string {
  const words = texts
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
  const name = words.join('-').slice(0, MAX_TITLE).replace(/-$/, '') || otherwise
  return before > 0 ? `${name}-${before + 1}` : name
}
