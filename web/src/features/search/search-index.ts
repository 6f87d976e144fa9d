import type { PictureCode } from '#content/picture-codes.ts'
import type { MeasuredRange } from './site-search.ts'

/** A product as it is searched and shown (SRCH-03, SRCH-10). */
export interface ProductRecord {
  path: string
  name: string
  tags: readonly string[]
  description: string
  /** `null` when it is shown without one. */
  picture: PictureCode | null
  /** The text of its page and its tables. */
  text: string
  /** What its tables give in numbers. */
  ranges: readonly MeasuredRange[]
}

/** One of the staff as searched and shown (SRCH-05, SRCH-10); `path` opens the profile. */
export interface PersonRecord {
  path: string
  name: string
  tags: readonly string[]
  description: string
  position: string
  foreignLanguages: readonly string[]
  /** The crop of the photograph; `null` when there is none. */
  picture: string | null
}

/** A page of the site; `text` holds its words once each, in no order that reads. */
export interface PageRecord {
  kind: 'page'
  path: string
  title: string
  description: string
  text: string
}

/** What the search knows without a call; made when the site is built. */
export interface SearchIndex {
  products: readonly ProductRecord[]
  pages: readonly PageRecord[]
  /** What a paper of a general meeting is called: `{document} … {date}`. */
  meetingDocument: string
}
