import { z } from 'zod/mini'
import { perLanguage } from './news-texts.ts'
import { slug } from './slug.ts'
import { withdrawal } from './withdrawal.ts'

/** Days that deleted things can be restored for; `private.time_in_trash` of the database. */
export const DAYS_IN_TRASH = 30

/** Something deleted; `url` and `cover` belong to news and media, what has one title has it as `bg`. */
export const trashEntry = z.strictObject({
  _id: z.uuid(),
  kind: z.enum(['news', 'media', 'career', 'document', 'event', 'person']),
  titles: perLanguage(z.string()),
  url: z.nullable(z.string()),
  cover: z.nullable(z.string()),
  /** ISO 8601 with microseconds. */
  deletedAt: z.string(),
  /** Name of who deleted it, `null` when unknown. */
  deletedBy: z.nullable(z.string()),
  /** From then on it is erased with its pictures. */
  erasedAt: z.string(),
  /** The law wants it to be public: it is erased with a reason only. */
  isKept: z.boolean(),
})
export type TrashEntry = z.infer<typeof trashEntry>

/** `GET /api/trash`: all of it, last deleted first. */
export const trashList = z.strictObject({ trash: z.array(trashEntry) })
export type TrashList = z.infer<typeof trashList>

/** `POST /api/trash/news/{id}/restore`; `url` is another address, for when the old one is taken. */
export const newsRestoration = z.strictObject({ url: z.optional(slug) })
/** `POST /api/trash/{collection}/{id}/restore`. */
export const plainRestoration = z.strictObject({})

/** Query of `DELETE /api/trash`: what was deleted later than `until` (a `deletedAt`) was not seen, and stays. */
export const emptyingQuery = z.strictObject({
  ...withdrawal.shape,
  until: z
    .string('until is missing')
    .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/, 'until must be a deletedAt')),
})

/** `DELETE /api/trash`: how many things were erased. */
export const trashErased = z.strictObject({ ok: z.literal(true), erased: z.number() })
