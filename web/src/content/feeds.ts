import type { Language } from 'api/contract/languages'

/** The formats of a news feed, in the order in which pages announce them. */
const formats = [
  { file: 'feed', ending: 'xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'atom', ending: 'xml', type: 'application/atom+xml', name: 'Atom' },
  { file: 'feed', ending: 'json', type: 'application/feed+json', name: 'JSON Feed' },
] as const
export type FeedFormat = (typeof formats)[number]

/** The feeds of the news in one language: `/feed.xml`, and with another language than English `/feed.de.xml`. */
export function feedsIn(language: Language) {
  const mark = language === 'en' ? '' : `.${language}`
  return formats.map((format) => ({ ...format, language, path: `/${format.file}${mark}.${format.ending}` }))
}
export type Feed = ReturnType<typeof feedsIn>[number]
