import { readBundledWords } from 'web/i18n/bundled-translations.ts'
import { createLoadWords } from 'web/i18n/load-translations.ts'
import { createWords, type Namespace } from 'web/i18n/translations.ts'

const NAMESPACES: readonly Namespace[] = [
  'shell',
  'home',
  'company',
  'markets',
  'products',
  'specs',
  'downloads',
  'investors',
  'sustainability',
  'legal',
  'pictures',
]

/** The words of the site, which the documents share. */
export const words = createWords()
await createLoadWords(words, readBundledWords)(NAMESPACES)

/** The text at a key: `company:aboutUs.lead`. */
export function read(key: string, values: Record<string, unknown> = {}): string {
  return String(words.t(key as 'skip', values))
}

/** The texts of a list at a key. */
export function readList(key: string): string[] {
  return words.t(key as 'skip') as unknown as string[]
}
