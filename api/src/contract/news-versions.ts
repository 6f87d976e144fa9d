import { z } from 'zod/mini'
import { correctionAnswer } from './corrections.ts'
import { LANGUAGES } from './languages.ts'
import { NEWS_STATUSES, newsItem } from './news.ts'

/** Months for which the history of an item can be read; `erase_old_news_versions` of the database. */
export const MONTHS_OF_HISTORY = 24

/** What one save made of an item. */
export const newsVersion = z.strictObject({
  /** From 1, in the order of the saves. */
  version: z.number(),
  at: z.string(),
  /** Who saved it; `null` when unknown. */
  by: z.nullable(z.string()),
  /** The fields that differ from the version before: `content.bg.title`, `cover`, `gallery`, `status` … */
  changed: z.array(z.string()),
  status: z.enum(NEWS_STATUSES),
  /** It was the draft of a public item. */
  isOfDraft: z.boolean(),
  visibleFrom: z.nullable(z.string()),
})
export type NewsVersion = z.infer<typeof newsVersion>

/** `GET /api/admin/news/{id}/versions`, the last first; `current` is the one that the form shows. */
export const newsVersions = z.strictObject({ versions: z.array(newsVersion), current: z.number() })
export type NewsVersions = z.infer<typeof newsVersions>

const { url, date, cover, gallery, isMediaNews, content, alt, pictures } = newsItem.shape

/** `GET /api/admin/news/{id}/versions/{n}`; `content` and `alt` hold what was in translation as well. */
export const wholeVersion = z.strictObject({
  ...newsVersion.shape,
  url,
  date,
  cover,
  gallery,
  isMediaNews,
  content,
  alt,
  pictures,
  /** Languages that were in translation. */
  inTranslation: z.array(z.enum(LANGUAGES)),
  visibleUntil: z.nullable(z.string()),
})
export type WholeVersion = z.infer<typeof wholeVersion>

/** Body of `POST …/versions/{n}/restore`: `draft` leaves what is public as it is; `basedOn` as in `newsInput`. */
export const versionRestoration = z.nullish(
  z.object({
    status: z.optional(z.literal('draft', 'status must be draft')),
    correction: correctionAnswer,
    basedOn: z.optional(z.string('basedOn must be a moment').check(z.maxLength(40, 'basedOn is too long'))),
  }),
)
