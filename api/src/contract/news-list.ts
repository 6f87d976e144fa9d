import { z } from 'zod/mini'
import { LANGUAGES } from './languages.ts'
import { NEWS_STATES, newsSummary, pageLimit } from './news.ts'
import { MAX_TITLE, perLanguage } from './news-texts.ts'

/** What the list of the staff is narrowed to; what has ended counts as hidden. */
export const LISTED_STATES = ['published', 'draft', 'planned', 'hidden'] as const
export type ListedState = (typeof LISTED_STATES)[number]

const { _id, url, date, cover, isMediaNews, titles, updatedAt } = newsSummary.shape

/** An item in the list of the staff. */
export const staffSummary = z.strictObject({
  ...{ _id, url, date, cover, isMediaNews, titles, updatedAt },
  /** Languages in translation, and those that were translated from a text that is another one now. */
  inTranslation: z.array(z.enum(LANGUAGES)),
  outdated: z.array(z.enum(LANGUAGES)),
  state: z.enum(NEWS_STATES),
  visibleFrom: z.nullable(z.string()),
  visibleUntil: z.nullable(z.string()),
  updatedBy: z.nullable(z.string()),
  /** Who has changed a public item without publishing it, and when. */
  draft: z.nullable(z.strictObject({ updatedAt: z.string(), updatedBy: z.nullable(z.string()) })),
})
export type StaffSummary = z.infer<typeof staffSummary>

/** What is to be done about translations: a source has changed since, or a language is not shown yet. */
export const TRANSLATION_NEEDS = ['outdated', 'inTranslation'] as const

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
    translation: z.strictObject({ outdated: count, inTranslation: count }),
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
 * begins; of the item or of its draft.
 */
export const newsSearch = z.strictObject({
  ...listFilters,
  limit: z.optional(pageLimit),
  before: z.optional(z.string().check(z.maxLength(2000))),
})
export type NewsSearch = z.infer<typeof newsSearch>
