import type { Correction } from 'api/contract/corrections'
import type { Language } from 'api/contract/languages'
import type { NewsItem } from 'api/contract/news'
import type { GalleryPicture } from '#components/gallery-picture.ts'
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
  /** What a crop of the cover keeps, when it is set: percent from the left and from the top. */
  coverFocus?: string | undefined
}

/** An item as visitors read it. */
export interface Article extends Headline {
  /** The address at which lists know it, which that of a preview is not. */
  listedAs: string
  /** All that it is written in; the first is shown to who asks for none. */
  languages: readonly Language[]
  contentOne: string
  contentTwo: string
  coverCaption?: string | undefined
  gallery: GalleryPicture[]
  /** What was corrected of this language, the oldest first. */
  corrections?: readonly Correction[] | undefined
  /** The language that it was translated from, when that says something else now. */
  older?: Language | undefined
  /** ISO 8601. */
  updatedAt: string
}

export function headlineOf(item: NewsItem, asked?: Language): Headline {
  const { url, date, cover } = item
  const { language, title } = publicText(item, asked)
  return {
    url,
    date,
    language,
    title,
    cover,
    coverAlt: altText(item, cover, language, ''),
    coverFocus: item.pictures?.[cover]?.focus,
  }
}
