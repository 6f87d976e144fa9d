import type { CorrectionAnswer } from 'api/contract/corrections'
import type { NewsItem, NewsStatus } from 'api/contract/news'
import type { newsInput } from 'api/contract/news-input'
import type { NewsPictures } from 'api/contract/news-pictures'
import { slug } from 'api/contract/slug'
import type { z } from 'zod/mini'
import { toIsoDate } from '#features/admin/form/dates.ts'
import { toIsoMoment } from '#features/admin/form/moments.ts'
import type { EditedNews } from './edited-news.ts'
import { byFile, fileOf, type NewsValues, needsUpload, type Picture } from './news-values.ts'

/** One request that saves an item. */
export interface UploadPlan {
  path: string
  /** The JSON of the item: `data` of the form, or the whole body when `form` is `null`. */
  data: z.input<typeof newsInput>
  form: { imagesToBeDeleted: string[] } | null
}

/**
 * Which request saves the values: `POST /api/news` for a new item; `/update/{url}` when pictures came, went or changed
 * their order; else `/updateTexts/{url}` (ADM-33). A draft becomes public by `POST /api/news`, as a new item does.
 * @param item what is edited; `null` for a new one
 * @param ending what becomes of it
 * @param options.basedOn the public item that the values were compared with
 * @param options.correction whether readers are told of changed words
 */
export function planUpload(
  item: (NewsItem & Partial<EditedNews>) | null,
  values: NewsValues,
  ending: NewsStatus = 'published',
  { basedOn = item?.basedOn, correction }: { basedOn?: string | undefined; correction?: CorrectionAnswer } = {},
): UploadPlan {
  const isStored = (picture: Picture | null): picture is Picture => picture !== null && !needsUpload(picture)
  const shown = [values.cover, ...values.gallery].filter(isStored)
  const gallery = values.gallery.filter(isStored).map(fileOf)
  const cover = coverOf(item, values)
  const texts = {
    ...addressAndDate(values, ending),
    isMediaNews: values.isMediaNews ? ('true' as const) : ('false' as const),
    content: values.content,
    alt: byFile(shown, values.alt),
    ...notesOf(item, byFile(shown, values.notes)),
    ...showing(item, values),
    ...statusOf(item, ending),
    ...(item && basedOn !== item.basedOn && { basedOn }),
    ...(correction !== undefined && { correction }),
  }
  const pictures = { ...cover, gallery }
  if (!item) return { path: '/api/news', data: { ...texts, ...pictures }, form: { imagesToBeDeleted: [] } }
  const imagesToBeDeleted = item.gallery.filter((file) => !gallery.includes(file) && file !== cover.coverFile)
  if (item.status === 'draft' && ending !== 'draft')
    return { path: '/api/news', data: { ...texts, ...pictures, draft: item._id }, form: { imagesToBeDeleted } }
  const address = encodeURIComponent(item.status === 'draft' ? item._id : item.url)
  const isSame = JSON.stringify(gallery) === JSON.stringify(item.gallery) && !cover.coverFile
  if (isSame) return { path: `/api/news/updateTexts/${address}`, data: texts, form: null }
  return { path: `/api/news/update/${address}`, data: { ...texts, ...pictures }, form: { imagesToBeDeleted } }
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
  return item?.hasDraft || item?.status === 'hidden' ? { status: ending } : {}
}

/** The cover, where it is another one than the item has. */
function coverOf(item: Pick<NewsItem, 'cover'> | null, { cover }: NewsValues) {
  const file = cover && !needsUpload(cover) ? fileOf(cover) : null
  return file !== null && file !== item?.cover ? { coverFile: file } : {}
}

/** Said only where there is, or was, something to say, so that an ordinary request stays as it is in the specification. */
function notesOf(item: Partial<EditedNews> | null, notes: NewsPictures) {
  const isSaid = Object.values(notes).some((about) => Object.keys(about).length > 0)
  return isSaid || item?.pictures ? { pictures: notes } : {}
}
