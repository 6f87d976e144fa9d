import { suggestSlug } from '#contract/suggested-slug.ts'

/**
 * The last part of a new row's address, of texts in its order: `consolidated-report-2026`. A number follows when others have
 * it already.
 * @param otherwise the word for texts without a letter or digit that has a Latin form
 */
export function addressOf(texts: readonly string[], before: number, otherwise: string): string {
  const name = suggestSlug(texts.join(' ')) || otherwise
  return before > 0 ? `${name}-${before + 1}` : name
}
