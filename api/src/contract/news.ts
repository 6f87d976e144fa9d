import { cleanLine } from 'supabase/clean-text'
import { z } from 'zod/mini'
import { correction, correctionAnswer } from './corrections.ts'
import { isoDate, isoMoment } from './dates.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { isInOrder } from './moments.ts'
import { altTexts, newsAlt, newsPictures } from './news-pictures.ts'
import { MAX_GALLERY, PICTURE_FILE } from './pictures.ts'
import { richText } from './rich-text.ts'

export const MAX_TITLE = 170
/** Items in `GET /api/news/latest` (AMB-25). */
export const LATEST_COUNT = 5
export const MAX_PAGE = 100
/** Characters of the text before the gallery that a list shows (NEWS-08). */
export const EXCERPT_LENGTH = 120

export const newsText = z.strictObject({
  title: z._default(
    z
      .string('the title is not a text')
      .check(
        z.overwrite(cleanLine),
        z.trim(),
        z.maxLength(MAX_TITLE, `the title is longer than ${MAX_TITLE} characters`),
      ),
    '',
  ),
  contentOne: richText,
  contentTwo: richText,
})
export type NewsText = z.infer<typeof newsText>

/** Title, texts, and the descriptions of its pictures by their files: what waits while a language is in translation. */
export const translatedText = z.strictObject({ ...newsText.shape, alt: altTexts })
export type TranslatedText = z.infer<typeof translatedText>

/** One value for each language. */
export const perLanguage = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({ bg: value, en: value, de: value, it: value })
const emptyText = { title: '', contentOne: '', contentTwo: '' }

/** Texts in the four languages; a language that is left out is empty. */
export const newsContent = perLanguage(z._default(newsText, emptyText))
export type NewsContent = z.infer<typeof newsContent>

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

/** What staff have decided about an item; visitors read what is published, within its moments. */
export const NEWS_STATUSES = ['published', 'draft', 'hidden'] as const
export type NewsStatus = (typeof NEWS_STATUSES)[number]

/** Where an item is now: `planned` and `ended` are published ones before and after their moments. */
export const NEWS_STATES = ['published', 'draft', 'planned', 'hidden', 'ended'] as const
export type NewsState = (typeof NEWS_STATES)[number]

/** Fields of an item that say when visitors see it. */
const showing = {
  /** Left out, a new item is published, and an update changes nothing of it. `draft` keeps a public item as it is. */
  status: z.optional(z.enum(NEWS_STATUSES, `status must be one of ${NEWS_STATUSES.join(', ')}`)),
  /** When a published item comes to the site; `null` is at once. */
  visibleFrom: z.optional(z.nullable(isoMoment)),
  /** When a published item leaves the site; `null` is never. */
  visibleUntil: z.optional(z.nullable(isoMoment)),
}

/**
 * What staff send as `data` when they create or update an item. Keys that the server makes (`_id`, `cover`,
 * `updatedAt` …) and unknown ones are ignored; `url` may stand here when the header `x-news-url` is missing.
 */
export const newsInput = z
  .object({
    url: z.optional(z.string()),
    date: z.optional(isoDate),
    isMediaNews: mediaFlag,
    content: newsContent,
    alt: z.optional(newsAlt),
    /** Left out, an update changes nothing of it. */
    pictures: z.optional(newsPictures),
    ...showing,
    /** Whether readers are told of changed words. */
    correction: correctionAnswer,
    /** The form saves by itself while a member of staff writes: what it saves within ten minutes is one version. */
    isAutomatic: z.optional(z.boolean('isAutomatic must be true or false')),
    /**
     * `updatedAt` of the public item that changes beside it were compared with, when it is not the one they were made from:
     * the editor has seen both and chosen.
     */
    basedOn: z.optional(z.string('basedOn must be a moment').check(z.maxLength(40, 'basedOn is too long'))),
    /** Id of the draft that a new item is made of. */
    draft: z.optional(z.uuid('draft is not an id')),
    /** A picture of the item, or a staged one, that becomes the cover; a part `cover` of the request comes before it. */
    coverFile: z.optional(
      z.string('coverFile is not a file name').check(z.regex(PICTURE_FILE, 'not a picture of this item')),
    ),
    gallery: z.optional(
      z
        .array(galleryMark, 'gallery must be a list')
        .check(z.maxLength(MAX_GALLERY, `a gallery has at most ${MAX_GALLERY} pictures`)),
    ),
  })
  .check(
    z.refine(({ date, status }) => date !== undefined || status === 'draft', {
      error: 'the date is missing',
      path: ['date'],
    }),
    z.refine(({ content, status }) => status === 'draft' || hasTitle(content), {
      error: 'at least one language needs a title',
      path: ['content'],
      params: { code: 'titleRequired' },
    }),
    z.refine(({ content, status }) => status !== 'draft' || saysSomething(content), {
      error: 'a draft needs a title or a text',
      path: ['content'],
      params: { code: 'draftEmpty' },
    }),
    z.refine(({ visibleFrom, visibleUntil }) => isInOrder(visibleFrom, visibleUntil), {
      error: 'visibleUntil must be after visibleFrom',
      path: ['visibleUntil'],
      params: { code: 'endBeforeStart' },
    }),
  )

export const hasTitle = (content: NewsContent) => LANGUAGES.some((language) => content[language].title !== '')

/** Whether there is any title or text. */
export function saysSomething(content: NewsContent): boolean {
  return LANGUAGES.some((language) => Object.values(content[language]).some((text) => text.trim() !== ''))
}
export type NewsInput = z.infer<typeof newsInput>

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
export const newsDesk = z.strictObject({
  status: z.enum(NEWS_STATUSES),
  state: z.enum(NEWS_STATES),
  visibleFrom: z.nullable(z.string()),
  visibleUntil: z.nullable(z.string()),
  /** Who saved it last; `null` when it was saved before that was kept. */
  updatedBy: z.nullable(z.string()),
  /** What is in translation, of which `content` has no word; of what lies beside, when there is something. */
  waiting: z.partialRecord(z.enum(LANGUAGES), translatedText),
  /** What lies beside the public item. */
  draft: z.nullable(newsDraft),
})

/** An item as staff see it; the `url` and `cover` of a draft that was never public may be empty. */
export const staffNews = z.strictObject({ news: newsItem, desk: newsDesk })
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

/** What the list of the staff is narrowed to; what has ended counts as hidden. */
export const LISTED_STATES = ['published', 'draft', 'planned', 'hidden'] as const
export type ListedState = (typeof LISTED_STATES)[number]

/** An item in the list of the staff. */
export const staffSummary = z.strictObject({
  _id: z.uuid(),
  url: z.string(),
  date: isoDate,
  cover: z.string(),
  isMediaNews: z.boolean(),
  titles: perLanguage(z.string()),
  /** Languages in translation, and those that were translated from a text that is another one now. */
  waiting: z.array(z.enum(LANGUAGES)),
  outdated: z.array(z.enum(LANGUAGES)),
  state: z.enum(NEWS_STATES),
  visibleFrom: z.nullable(z.string()),
  visibleUntil: z.nullable(z.string()),
  updatedBy: z.nullable(z.string()),
  /** Who has changed a public item without publishing it, and when. */
  draft: z.nullable(z.strictObject({ updatedAt: z.string(), updatedBy: z.nullable(z.string()) })),
  updatedAt: z.string(),
})
export type StaffSummary = z.infer<typeof staffSummary>

/** What is to be done about translations: a source has changed since, or a language is not shown yet. */
export const TRANSLATION_NEEDS = ['outdated', 'waiting'] as const

const count = z.number()

/**
 * `GET /api/admin/news`; `total` counts what all pages hold together. `states` and `counts` say how many items each choice
 * of a filter leaves, and how many there are without it, all the other filters being as they are.
 */
export const newsFound = z.strictObject({
  news: z.array(staffSummary),
  next: z.nullable(z.string()),
  total: count,
  states: z.strictObject({ published: count, draft: count, planned: count, hidden: count }),
  counts: z.strictObject({
    missing: perLanguage(count),
    translation: z.strictObject({ outdated: count, waiting: count }),
    withoutAlt: count,
    hasDraft: count,
    /** Newest first, as `2025-04`; months and authors without an item are left out. */
    months: z.array(z.strictObject({ month: z.string(), count })),
    authors: z.array(z.strictObject({ name: z.string(), count })),
    /** How many there are without each filter. */
    without: z.strictObject({
      state: count,
      missing: count,
      translation: count,
      withoutAlt: count,
      hasDraft: count,
      period: count,
      author: count,
    }),
  }),
})
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

const listFilters = {
  medias: z.enum(['true', 'false'], 'medias must be true or false'),
  state: z.optional(z.enum(LISTED_STATES, `state must be one of ${LISTED_STATES.join(', ')}`)),
  /** Items that are not shown in this language. */
  missing: z.optional(z.enum(LANGUAGES, `missing must be one of ${LANGUAGES.join(', ')}`)),
  translation: z.optional(z.enum(TRANSLATION_NEEDS, `translation must be one of ${TRANSLATION_NEEDS.join(', ')}`)),
  /** The year or the month of the day that an item bears: `2025`, `2025-04`. */
  period: z.optional(
    z.string().check(z.regex(/^[1-9]\d{3}(-(0[1-9]|1[0-2]))?$/, 'period must be a year or a month, as 2025-04')),
  ),
  /** Items with a picture that has no alternative text in a language that is shown, and does not only decorate. */
  withoutAlt: z.optional(z.literal('true', 'withoutAlt must be true')),
  /** Items of which something is changed and not published yet. */
  hasDraft: z.optional(z.literal('true', 'hasDraft must be true')),
  /** Who has begun the items. */
  author: z.optional(z.string().check(z.minLength(1, 'author is empty'), z.maxLength(100, 'author is too long'))),
  search: z.optional(
    z
      .string('search is not a text')
      .check(
        z.trim(),
        z.minLength(1, 'search is empty'),
        z.maxLength(MAX_TITLE, `search is longer than ${MAX_TITLE} characters`),
      ),
  ),
}

/** Query of `GET /api/admin/selection/news`: as of the list, without its pages. */
export const newsFilter = z.strictObject(listFilters)
export type NewsFilter = z.infer<typeof newsFilter>

/**
 * Query of `GET /api/admin/news`: summaries with all words of `search`, in titles and date anywhere, in texts where a word
 * begins; of the item or of the draft beside it.
 */
export const newsSearch = z.strictObject({
  ...listFilters,
  limit: z.optional(limit),
  before: z.optional(z.string().check(z.maxLength(2000))),
})
export type NewsSearch = z.infer<typeof newsSearch>

export const newsSaved = z.strictObject({ ok: z.literal(true), ...staffNews.shape })
export type NewsSaved = z.infer<typeof newsSaved>

/** Body of `POST /api/admin/news/{id}/status`. */
/** The moments of an item that is not sent as a whole: they come both, or stay as they are. */
export const shownWithin = {
  visibleFrom: z.optional(z.nullable(isoMoment)),
  visibleUntil: z.optional(z.nullable(isoMoment)),
}
type ShownWithin = { visibleFrom?: string | null | undefined; visibleUntil?: string | null | undefined }

/** What a body has to hold that names moments. */
export const momentsInOrder = [
  z.refine<ShownWithin>(
    ({ visibleFrom, visibleUntil }) => (visibleFrom === undefined) === (visibleUntil === undefined),
    {
      error: 'visibleFrom and visibleUntil come together',
      path: ['visibleUntil'],
    },
  ),
  z.refine<ShownWithin>(({ visibleFrom, visibleUntil }) => isInOrder(visibleFrom, visibleUntil), {
    error: 'visibleUntil must be after visibleFrom',
    path: ['visibleUntil'],
    params: { code: 'endBeforeStart' },
  }),
] as const

/** Body of `POST /api/admin/news/{id}/status`. */
export const statusChange = z
  .strictObject({ status: z.enum(['published', 'hidden'], 'status must be published or hidden'), ...shownWithin })
  .check(...momentsInOrder)
export type StatusChange = z.infer<typeof statusChange>

export const urlQuestion = z.object({ url: z.string('url is missing') })
export const urlAnswer = z.strictObject({ valid: z.boolean() })
