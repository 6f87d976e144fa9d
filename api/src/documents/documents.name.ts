import type { DocumentInput } from '#contract/documents.ts'

const MAX_NAME = 80

/**
 * The last part of a new document's address, of its title: `consolidated-report-2026`; papers of a meeting begin with its
 * day. A number follows when others have the name already.
 */
export function nameOf(
  { titleEn, day, section }: Pick<DocumentInput, 'titleEn' | 'day' | 'section'>,
  before = 0,
): string {
  const words = titleEn
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
  const parts = [
    section === 'meetings' ? (day ?? '') : '',
    words.join('-').slice(0, MAX_NAME).replace(/-$/, '') || 'document',
  ]
  if (before > 0) parts.push(String(before + 1))
  return parts.filter((part) => part !== '').join('-')
}
