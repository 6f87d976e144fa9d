import type { NewsletterItem } from 'supabase/mail-calls'
import { excerpt } from '#contract/excerpt.ts'
import { type Language, writtenLanguages } from '#contract/languages.ts'
import type { NewsAlt, NewsPictures } from '#contract/news-pictures.ts'
import type { NewsContent } from '#contract/news-texts.ts'
import { cardOf } from '#contract/picture-card.ts'
import { plainText } from '#contract/plain-text.ts'

const SUMMARY_LENGTH = 300

/** An item of news, and the language that a reader prefers. */
export type NewsletterSource = {
  language: string
  slug: string
  published_on: string
  cover: string
  content: NewsContent
  alt: NewsAlt
  pictures: NewsPictures
}

/**
 * What a mail of the newsletter shows of an item: in the reader's language, or else in the first that the public site has it in.
 * @param site public origin, for whole addresses
 * @param access a permission to see the picture of an item that is not public
 */
export function newsletterItemOf(item: NewsletterSource, site: string, access?: string): NewsletterItem {
  const written = writtenLanguages(item.content)
  const language = written.find((each) => each === item.language) ?? written[0] ?? 'en'
  const { title, contentOne, contentTwo } = item.content[language]
  const address = `${site}/news/${item.slug}`
  const card = cardOf(item.cover, item.pictures[item.cover]?.focus)
  const folder = access ? `${site}/uploads/news/${access}` : `${site}/uploads/news`
  return {
    language,
    title,
    summary: summaryOf(plainText(contentOne) || plainText(contentTwo)),
    date: item.published_on,
    address: language === written[0] ? address : `${address}?lang=${language}`,
    picture: item.cover === '' ? null : { address: `${folder}/${item.cover}?w=${card}`, alt: altOf(item, language) },
  }
}

function altOf({ alt, cover }: NewsletterSource, language: Language): string {
  return alt[cover]?.[language] ?? ''
}

/** The beginning of a text, with whole words. */
function summaryOf(text: string): string {
  const beginning = excerpt(text, SUMMARY_LENGTH)
  const isCut = beginning !== text && beginning.includes(' ')
  return isCut ? `${beginning.slice(0, beginning.lastIndexOf(' '))}…` : beginning
}
