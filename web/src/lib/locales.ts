import type { Language } from 'api/contract/languages'

/** How Open Graph names the languages of the site. */
export const locales: Readonly<Record<Language, string>> = { en: 'en_GB', bg: 'bg_BG', de: 'de_DE', it: 'it_IT' }

/** Whether a value, from an address for example, names a language of the news. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}
