import type { Language } from 'api/contract/languages'

type Translations = readonly { language: Language; path: string }[]

/** Entries for `head`'s `links`: the item in all its languages, of which the first serves readers of any other. */
export function translationLinks(site: string, translations: Translations) {
  const [first, ...others] = translations
  if (!first || others.length === 0) return []
  return [...translations, { language: 'x-default', path: first.path }].map(({ language, path }) => ({
    rel: 'alternate',
    hrefLang: language,
    href: site + path,
  }))
}
