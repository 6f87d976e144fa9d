import { type Language, writtenLanguages } from 'api/contract/languages'
import type { NewsItem } from 'api/contract/news'
import { altText, publicText } from './public-text.ts'

/** An item as far as visitors see it without opening it, in the language it is shown in. */
export interface Headline {
  url: string
  date: string
  language: Language
  title: string
  cover: string
  /** Empty when the cover has no description. */
  coverAlt: string
}

/** An item as visitors read it. */
export interface Article extends Headline {
  /** All that it is written in; the first is shown to who asks for none. */
  languages: readonly Language[]
  contentOne: string
  contentTwo: string
  gallery: { file: string; alt: string }[]
  /** ISO 8601. */
  updatedAt: string
}

export function headlineOf(item: NewsItem, asked?: Language): Headline {
  const { url, date, cover } = item
  const { language, title } = publicText(item, asked)
  return { url, date, language, title, cover, coverAlt: altText(item, cover, language, '') }
}

export function articleOf(item: NewsItem, asked?: Language): Article {
  const { language, title, contentOne, contentTwo } = publicText(item, asked)
  const gallery = item.gallery.map((file) => ({ file, alt: altText(item, file, language, title) }))
  const languages = writtenLanguages(item.content)
  return { ...headlineOf(item, asked), languages, contentOne, contentTwo, gallery, updatedAt: item.updatedAt }
}
