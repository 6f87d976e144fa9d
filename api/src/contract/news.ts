import { z } from 'zod/mini'
import { correction } from './corrections.ts'
import { isoDate } from './dates.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { newsAlt, newsPictures } from './news-pictures.ts'
import { newsContent, perLanguage, translatedText } from './news-texts.ts'

/** Items in `GET /api/news/latest` (AMB-25). */
export const LATEST_COUNT = 5
/** Characters of the text before the gallery that a list shows (NEWS-08). */
export const EXCERPT_LENGTH = 120

/** What staff have decided about an item; visitors read what is published, within its moments. */
export const NEWS_STATUSES = ['published', 'draft', 'hidden'] as const
export type NewsStatus = (typeof NEWS_STATUSES)[number]

/** Where an item is now: `planned` and `ended` are published ones before and after their moments. */
export const NEWS_STATES = ['published', 'draft', 'planned', 'hidden', 'ended'] as const
export type NewsState = (typeof NEWS_STATES)[number]

export const newsItem = z.strictObject({
  /** Of a preview at an address of its own: the address of the item. */
  previewOf: z.optional(z.string()),
  _id: z.uuid(),
  url: z.string(),
  date: isoDate,
  cover: z.string(),
  gallery: z.array(z.string()),
  isMediaNews: z.boolean(),
  content: newsContent,
  alt: newsAlt,
  /** Left out when nothing is said. */
  pictures: z.optional(newsPictures),
  /** What readers are told of changed words, the oldest first; left out when there is nothing. */
  corrections: z.optional(z.array(correction)),
  /** Languages whose text was translated from one that says something else now, and its language; left out when there are none. */
  outdated: z.optional(z.partialRecord(z.enum(LANGUAGES), z.enum(LANGUAGES))),
  /** ISO 8601 with microseconds; the version of the item for `If-Match`. */
  updatedAt: z.string(),
})
export type NewsItem = z.infer<typeof newsItem>

/** What was changed of a public item and is not published yet. */
export const newsDraft = z.strictObject({
  date: isoDate,
  cover: z.string(),
  gallery: z.array(z.string()),
  isMediaNews: z.boolean(),
  content: newsContent,
  alt: newsAlt,
  pictures: z.optional(newsPictures),
  visibleFrom: z.nullable(z.string()),
  visibleUntil: z.nullable(z.string()),
  /** The version of the draft for `If-Match`. */
  updatedAt: z.string(),
  /** `updatedAt` of the public item that it was made from; of another one it is saved and published only once that was compared. */
  basedOn: z.string(),
  updatedBy: z.nullable(z.string()),
})
export type NewsDraft = z.infer<typeof newsDraft>

/** What only staff know of an item. */
const staffOnlyNews = z.strictObject({
  status: z.enum(NEWS_STATUSES),
  state: z.enum(NEWS_STATES),
  visibleFrom: z.nullable(z.string()),
  visibleUntil: z.nullable(z.string()),
  /** Who saved it last; `null` when it was saved before that was kept. */
  updatedBy: z.nullable(z.string()),
  /** What is in translation, of which `content` has no word; of its draft, when there is one. */
  inTranslation: z.partialRecord(z.enum(LANGUAGES), translatedText),
  /** The unpublished draft of a public item. */
  draft: z.nullable(newsDraft),
})

/** An item as staff see it; the `url` and `cover` of a draft that was never public may be empty. */
export const staffNews = z.strictObject({ news: newsItem, staffOnly: staffOnlyNews })
export type StaffNews = z.infer<typeof staffNews>

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
  /** What a crop of the cover keeps; left out when it is not set. */
  coverFocus: z.optional(z.string()),
  updatedAt: z.string(),
})
export type NewsSummary = z.infer<typeof newsSummary>

/** `GET /api/news`, `/latest` and `/{url}`: the first element is the item asked for by its url. */
export const newsList = z.strictObject({ news: z.array(newsItem) })
export type NewsList = z.infer<typeof newsList>

/** `GET /api/news?fields=summary…`; `next` is the cursor for `before`, `null` on the last page. */
export const newsPage = z.strictObject({ news: z.array(newsSummary), next: z.nullable(z.string()) })
export type NewsPage = z.infer<typeof newsPage>

const MAX_PAGE = 100
/** How many items a page may have. */
export const pageLimit = z.pipe(
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
  limit: z.optional(pageLimit),
  before: z.optional(z.string().check(z.maxLength(200))),
  fields: z.optional(z.enum(['summary', 'all'], 'fields must be summary or all')),
})
export type NewsQuery = z.infer<typeof newsQuery>

export const newsSaved = z.strictObject({ ok: z.literal(true), ...staffNews.shape })
export type NewsSaved = z.infer<typeof newsSaved>
