import { readBundledTranslations } from 'web/i18n/bundled-translations.ts'
import { createLoadTranslations } from 'web/i18n/load-translations.ts'
import { createI18n, type Namespace } from 'web/i18n/translations.ts'

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
export const words = createI18n()
await createLoadTranslations(words, readBundledTranslations)(NAMESPACES)

/** The text at a key: `company:aboutUs.lead`. */
export function read(key: string, values: Record<string, unknown> = {}): string {
  return String(words.t(key as 'skip', values))
}

/** The texts of a list at a key. */
export function readList(key: string): string[] {
  return words.t(key as 'skip') as unknown as string[]
}
