import { z } from 'zod/mini'
import { correctionAnswer } from './corrections.ts'
import { isoDate, isoMoment } from './dates.ts'
import { isInOrder } from './moments.ts'
import { NEWS_STATUSES } from './news.ts'
import { newsAlt, newsPictures } from './news-pictures.ts'
import { hasTitle, newsContent, saysSomething } from './news-texts.ts'
import { MAX_GALLERY, PICTURE_FILE } from './pictures.ts'

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
     * `updatedAt` of the public item that its draft was compared with, when it is not the one it was made from:
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

export type NewsInput = z.infer<typeof newsInput>

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
