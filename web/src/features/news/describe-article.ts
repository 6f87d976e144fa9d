import { cardOf } from 'api/contract/picture-card'
import { plainText, wholeWords } from 'api/contract/plain-text'
import type { i18n } from 'i18next'
import { articlePath } from '#content/article-path.ts'
import type { Article } from './public-news.ts'

const DESCRIPTION_LENGTH = 160

/** What the head of an item's page says of it. */
export function describeArticle(article: Article, i18n: i18n) {
  const { title, language, languages, contentOne, contentTwo, cover, coverFocus } = article
  return {
    title: shortTitle(title, i18n.t('news:meta.title')),
    headline: title,
    description: wholeWords(plainText(contentOne) || plainText(contentTwo) || title, DESCRIPTION_LENGTH),
    path: articlePath(article, language),
    picture: `/uploads/news/${cover}?w=${cardOf(cover, coverFocus)}`,
    language,
    translations: languages.map((other) => ({ language: other, path: articlePath(article, other) })),
  }
}

/** Characters of a title that the results of search engines show. */
const MAX_TITLE = 70

/** A headline with the name of its site behind it where both fit, else the headline alone, at most its first words. */
export function shortTitle(headline: string, name: string): string {
  const whole = `${headline} | ${name}`
  return whole.length <= MAX_TITLE ? whole : wholeWords(headline, MAX_TITLE)
}
