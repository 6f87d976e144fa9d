import { type Language, PUBLIC_LANGUAGES } from 'api/contract/languages'
import type { NewsItem, NewsText } from 'api/contract/news'

/** The texts of an item in the first language that has a title, in the order en, bg, de, it (AMB-11). */
export function publicText({ content, url }: Pick<NewsItem, 'content' | 'url'>): NewsText & { language: Language } {
  const language = PUBLIC_LANGUAGES.find((candidate) => content[candidate].title !== '')
  return language ? { language, ...content[language] } : { language: 'en', ...content.en, title: url }
}

/** The alternative text of a picture in a language; without one the title serves. */
export function altText({ alt }: Pick<NewsItem, 'alt'>, file: string, language: Language, title: string): string {
  return alt[file]?.[language] || title
}
