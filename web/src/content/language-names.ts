import type { Language } from 'api/contract/languages'

/** What each language of the news calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  bg: 'Български',
  de: 'Deutsch',
  it: 'Italiano',
}
