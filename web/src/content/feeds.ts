import { type Language, PUBLIC_LANGUAGES } from 'api/contract/languages'
import { languageNames } from './language-names.ts'

/** The formats of a news feed, in the order in which pages announce them. */
export const feedFormats = [
  { file: 'feed', ending: 'xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'atom', ending: 'xml', type: 'application/atom+xml', name: 'Atom' },
  { file: 'feed', ending: 'json', type: 'application/feed+json', name: 'JSON Feed' },
] as const
export type FeedFormat = (typeof feedFormats)[number]

/** The feeds of the news in one language: `/feed.xml`, and with another language than English `/feed.de.xml`. */
export function feedsIn(language: Language) {
  const mark = language === 'en' ? '' : `.${language}`
  return feedFormats.map((format) => ({ ...format, language, path: `/${format.file}${mark}.${format.ending}` }))
}

/** The feeds in every language and format. */
export const feeds = PUBLIC_LANGUAGES.flatMap(feedsIn)

/** Entries for `head`'s `links` that announce the feeds in some languages. `title` is that of the English ones. */
export function feedLinks(languages: readonly Language[], title: string) {
  return languages.flatMap(feedsIn).map(({ language, type, path }) => ({
    rel: 'alternate',
    type,
    title: language === 'en' ? title : `${title} (${languageNames[language]})`,
    href: path,
  }))
}
