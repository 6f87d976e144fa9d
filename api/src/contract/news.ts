import { z } from 'zod/mini'
import { isoDate } from './dates.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { MAX_GALLERY, PICTURE_FILE } from './pictures.ts'
import { richText } from './rich-text.ts'
import { withoutControls } from './without-controls.ts'

export const MAX_TITLE = 170
export const MAX_ALT = 300
/** Items in `GET /api/news/latest` (AMB-25). */
export const LATEST_COUNT = 5
export const MAX_PAGE = 100
/** Characters of the text before the gallery that a list shows (NEWS-08). */
export const EXCERPT_LENGTH = 120

export const newsText = z.strictObject({
  title: z._default(
    z
      .string('the title is not a text')
      .check(withoutControls(), z.trim(), z.maxLength(MAX_TITLE, `the title is longer than ${MAX_TITLE} characters`)),
    '',
  ),
  contentOne: richText,
  contentTwo: richText,
})
export type NewsText = z.infer<typeof newsText>

/** One value for each language. */
export const perLanguage = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({ bg: value, en: value, de: value, it: value })
const emptyText = { title: '', contentOne: '', contentTwo: '' }

/** Texts in the four languages; a language that is left out is empty. */
export const newsContent = perLanguage(z._default(newsText, emptyText))
export type NewsContent = z.infer<typeof newsContent>

const altText = z
  .string('the description of a picture is not a text')
  .check(withoutControls(), z.maxLength(MAX_ALT, `the description of a picture is longer than ${MAX_ALT} characters`))
/** Alternative texts: file (or `cover`, `new:0` … for files sent along) → language → text. */
export const newsAlt = z.record(z.string(), z.partialRecord(z.enum(LANGUAGES), altText))
export type NewsAlt = z.infer<typeof newsAlt>

/** An existing file of the item, or `new:3` for the fourth `gallery` part of the same request. */
const galleryMark = z
  .string('gallery must hold file names')
  .check(z.regex(new RegExp(`${PICTURE_FILE.source}|^new:[0-9]$`), 'not a picture of this item'))

/** `isMediaNews` comes as a boolean or, from a radio, as the strings `true` and `false` (ADM-21). */
const mediaFlag = z._default(
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], 'isMediaNews must be true or false'),
    z.transform((value) => value === true || value === 'true'),
  ),
  false,
)

/**
 * What staff send as `data` when they create or update an item. Keys that the server makes (`_id`, `cover`,
 * `updatedAt` …) and unknown ones are ignored; `url` may stand here when the header `x-news-url` is missing.
 */
export const newsInput = z
  .object({
    url: z.optional(z.string()),
    date: isoDate,
    isMediaNews: mediaFlag,
    content: newsContent,
    alt: z.optional(newsAlt),
    gallery: z.optional(
      z
        .array(galleryMark, 'gallery must be a list')
        .check(z.maxLength(MAX_GALLERY, `a gallery has at most ${MAX_GALLERY} pictures`)),
    ),
  })
  .check(
    z.refine((input) => LANGUAGES.some((language) => input.content[language].title !== ''), {
      error: 'at least one language needs a title',
      path: ['content'],
      params: { code: 'titleRequired' },
    }),
  )
export type NewsInput = z.infer<typeof newsInput>

export const newsItem = z.strictObject({
  _id: z.uuid(),
  url: z.string(),
  date: isoDate,
  cover: z.string(),
  gallery: z.array(z.string()),
  isMediaNews: z.boolean(),
  content: newsContent,
  alt: newsAlt,
  /** ISO 8601 with microseconds; the version of the item for `If-Match`. */
  updatedAt: z.string(),
})
export type NewsItem = z.infer<typeof newsItem>

/** Where an item is and what it shows, for crawlers. */
export type NewsAddress = Pick<NewsItem, 'url' | 'updatedAt'> & {
  /** Cover and gallery, each once. */
  pictures: string[]
  /** What it is written in; who asks for no language is shown the first. */
  languages: Language[]
}

/** An item in lists: the titles, and the English text reduced to its first 120 characters. */
export const newsSummary = z.strictObject({
  _id: z.uuid(),
  url: z.string(),
  date: isoDate,
  cover: z.string(),
  isMediaNews: z.boolean(),
  titles: perLanguage(z.string()),
  excerpt: z.string(),
  /** The English alternative text of the cover, empty when there is none. */
  coverAlt: z.string(),
  updatedAt: z.string(),
})
export type NewsSummary = z.infer<typeof newsSummary>

/** `GET /api/news`, `/latest` and `/{url}`: the first element is the item asked for by its url. */
export const newsList = z.strictObject({ news: z.array(newsItem) })
export type NewsList = z.infer<typeof newsList>

/** `GET /api/news?fields=summary…`; `next` is the cursor for `before`, `null` on the last page. */
export const newsPage = z.strictObject({ news: z.array(newsSummary), next: z.nullable(z.string()) })
export type NewsPage = z.infer<typeof newsPage>

/** `GET /api/admin/news`; `total` counts what all pages hold together. */
export const newsFound = z.strictObject({ ...newsPage.shape, total: z.number() })
export type NewsFound = z.infer<typeof newsFound>

const limit = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/, 'limit must be a number')),
  z.pipe(
    z.transform(Number),
    z.number().check(z.gte(1, 'limit must be at least 1'), z.lte(MAX_PAGE, `limit must be at most ${MAX_PAGE}`)),
  ),
)

/** Query of `GET /api/news`; any other key is refused. `title=en` keeps items with a title in that language. */
export const newsQuery = z.strictObject({
  medias: z.optional(z.enum(['true', 'false'], 'medias must be true or false')),
  title: z.optional(z.enum(LANGUAGES, `title must be one of ${LANGUAGES.join(', ')}`)),
  limit: z.optional(limit),
  before: z.optional(z.string().check(z.maxLength(200))),
  fields: z.optional(z.enum(['summary', 'all'], 'fields must be summary or all')),
})
export type NewsQuery = z.infer<typeof newsQuery>

/** Query of `GET /api/admin/news`: summaries with all words of `search` in titles and date, in the order of `GET /api/news`. */
export const newsSearch = z.strictObject({
  medias: z.enum(['true', 'false'], 'medias must be true or false'),
  search: z
    .string('search is missing')
    .check(
      z.trim(),
      z.minLength(1, 'search is empty'),
      z.maxLength(MAX_TITLE, `search is longer than ${MAX_TITLE} characters`),
    ),
  limit: z.optional(limit),
  before: z.optional(z.string().check(z.maxLength(200))),
})
export type NewsSearch = z.infer<typeof newsSearch>

export const newsSaved = z.strictObject({ ok: z.literal(true), news: newsItem })
export type NewsSaved = z.infer<typeof newsSaved>

export const urlQuestion = z.object({ url: z.string('url is missing') })
export const urlAnswer = z.strictObject({ valid: z.boolean() })
