import type { Language } from 'api/contract/languages'

/** How Open Graph names the languages of the site. */
export const locales: Readonly<Record<Language, string>> = { en: 'en_GB', bg: 'bg_BG', de: 'de_DE', it: 'it_IT' }
