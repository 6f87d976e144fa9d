import { type Language, writtenLanguages } from 'api/contract/languages'
import type { NewsItem } from 'api/contract/news'
import type { NewsText } from 'api/contract/news-texts'

type Written = Pick<NewsItem, 'content' | 'url'>

/** The texts of an item in the language asked for, else in the first of its languages (AMB-11). */
export function publicText({ content, url }: Written, asked?: Language): NewsText & { language: Language } {
  const written = writtenLanguages(content)
  const language = written.find((candidate) => candidate === asked) ?? written[0]
  return language ? { language, ...content[language] } : { language: 'en', ...content.en, title: url }
}

/** The alternative text of a picture in a language; without one the title serves. */
export function altText({ alt }: Pick<NewsItem, 'alt'>, file: string, language: Language, title: string): string {
  return alt[file]?.[language] || title
}
