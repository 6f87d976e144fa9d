import type { NewsItem, NewsStatus, newsInput } from 'api/contract/news'
import { slug } from 'api/contract/slug'
import type { z } from 'zod/mini'
import { toIsoDate } from '#features/admin/form/dates.ts'
import type { EditedNews } from './edited-news.ts'
import { toIsoMoment } from './moments.ts'
import { type AltTexts, fileOf, type NewsValues, needsUpload, type Picture } from './news-values.ts'

/** One request that saves an item. */
export interface UploadPlan {
  path: string
  /** The JSON of the item: `data` of the form, or the whole body when `form` is `null`. */
  data: z.input<typeof newsInput>
  form: { cover: Picture | null; gallery: Picture[]; imagesToBeDeleted: string[] } | null
}

/**
 * Which request saves the values: `POST /api/news` for a new item; `/update/{url}` when pictures came, went or changed
 * their order; else `/updateTexts/{url}` (ADM-33). A draft becomes public by `POST /api/news`, as a new item does.
 * @param item what is edited; `null` for a new one
 * @param ending what becomes of it
 */
export function planUpload(
  item: (NewsItem & Partial<EditedNews>) | null,
  values: NewsValues,
  ending: NewsStatus = 'published',
): UploadPlan {
  const cover = values.cover && needsUpload(values.cover) ? values.cover : null
  const gallery = values.gallery.filter(needsUpload)
  const order = values.gallery.map((picture) => markOf(picture, gallery))
  const texts = {
    ...addressAndDate(values, ending),
    isMediaNews: values.isMediaNews ? ('true' as const) : ('false' as const),
    content: values.content,
    alt: altByMark(values, gallery),
    ...showing(item, values),
    ...statusOf(item, ending),
  }
  if (!item) {
    return { path: '/api/news', data: { ...texts, gallery: order }, form: { cover, gallery, imagesToBeDeleted: [] } }
  }
  if (item.status === 'draft' && ending !== 'draft') {
    const form = { cover, gallery, imagesToBeDeleted: item.gallery.filter((file) => !order.includes(file)) }
    return { path: '/api/news', data: { ...texts, gallery: order, draft: item._id }, form }
  }
  const address = encodeURIComponent(item.status === 'draft' ? item._id : item.url)
  const isSameGallery = JSON.stringify(order) === JSON.stringify(item.gallery)
  if (isSameGallery && !cover) return { path: `/api/news/updateTexts/${address}`, data: texts, form: null }
  const imagesToBeDeleted = item.gallery.filter((file) => !order.includes(file))
  return {
    path: `/api/news/update/${address}`,
    data: { ...texts, gallery: order },
    form: { cover, gallery, imagesToBeDeleted },
  }
}

/** A draft waits for what is not right yet. */
function addressAndDate({ url, date }: NewsValues, ending: NewsStatus) {
  const day = toIsoDate(date)
  if (ending !== 'draft') return { url, date: day ?? '' }
  return { url: slug.safeParse(url).success ? url : '', ...(day !== null && { date: day }) }
}

/** When visitors see the item, as far as that was changed. */
function showing(item: Partial<EditedNews> | null, { from, until }: NewsValues) {
  const [visibleFrom, visibleUntil] = [toIsoMoment(from), toIsoMoment(until)]
  return {
    ...(!isSameMoment(item?.visibleFrom, visibleFrom) && { visibleFrom }),
    ...(!isSameMoment(item?.visibleUntil, visibleUntil) && { visibleUntil }),
  }
}

/** To the minute, for that is what the fields show. */
function isSameMoment(stored: string | null | undefined, typed: string | null): boolean {
  if (!stored || !typed) return (stored ?? null) === typed
  return Math.floor(Date.parse(stored) / 60_000) === Math.floor(Date.parse(typed) / 60_000)
}

/** Said only where it changes something, so that an ordinary request stays as it is in the specification. */
function statusOf(item: Partial<EditedNews> | null, ending: NewsStatus) {
  if (ending !== 'published') return { status: ending }
  return item?.isBeside || item?.status === 'hidden' ? { status: ending } : {}
}

/** How the wire calls a picture of the gallery: by its file, or `new:0` for the first one sent along. */
function markOf(picture: Picture, sent: Picture[]): string {
  return needsUpload(picture) ? `new:${sent.indexOf(picture)}` : fileOf(picture)
}

function altByMark({ alt, cover, gallery }: NewsValues, sent: Picture[]): AltTexts {
  const marks = gallery.map((picture) => [picture.id, markOf(picture, sent)])
  const all = cover ? [[cover.id, needsUpload(cover) ? 'cover' : fileOf(cover)], ...marks] : marks
  return Object.fromEntries(all.flatMap(([id = '', mark = '']) => (alt[id] ? [[mark, alt[id]]] : [])))
}

/**
 * How far each file of a request has gone, in percent, when `sent` of `total` bytes have left. Files travel one after
 * the other, after everything else.
 * @param sizes bytes of the files in the order in which they are sent
 */
export function percentPerFile(sizes: readonly number[], sent: number, total: number): number[] {
  let left = sent - (total - sizes.reduce((sum, size) => sum + size, 0))
  return sizes.map((size) => {
    const gone = Math.max(0, Math.min(size, left))
    left -= size
    return size === 0 ? 100 : Math.floor((gone / size) * 100)
  })
}
