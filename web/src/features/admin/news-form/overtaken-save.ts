import type { StaffNews } from 'api/contract/news'
import { differing } from '#features/admin/form/conflict-rows.ts'
import { ApiError } from '#lib/api.ts'
import { type Base, baseOf, type EditedNews, editedNews } from './edited-news.ts'
import { newsFields } from './news-conflict.ts'
import { type NewsValues, valuesOf } from './news-values.ts'

/** Two versions of an item between which a person has to choose. */
export interface Overtaken {
  /** The version both started from, as far as the form knows it. */
  base: Omit<EditedNews, 'published'>
  theirs: Omit<EditedNews, 'published'>
  /** Theirs is on the site. */
  isPublished: boolean
  /** What the form goes on from once both were compared. */
  next: NonNullable<Base>
}

/** The item as it is now, of an answer that refuses to save over it; `null` of any other failure. */
export function currentOf(error: unknown): EditedNews | null {
  if (!(error instanceof ApiError) || error.status !== 412 || !error.body.current) return null
  return editedNews({ news: error.body.current, staffOnly: error.body.staffOnly } as StaffNews)
}

/** What has overtaken a form that started from `base`. @param now the item as it is now */
export function overtakenBy(now: EditedNews, { item, version }: NonNullable<Base>): Overtaken {
  const isSeen = now.hasDraft && now.updatedAt === version
  if (!isSeen) {
    const isPublished = !now.hasDraft && now.state === 'published'
    return { base: item, theirs: now, isPublished, next: baseOf(now) }
  }
  const isPublished = now.published.state === 'published'
  const { published } = item
  // An older public item than the form has seen is in the history only; then nothing is preselected from theirs.
  const base = item.basedOn === published.updatedAt ? published : now.published
  return { base, theirs: now.published, isPublished, next: { ...baseOf(now), basedOn: now.published.updatedAt } }
}

/**
 * Saves, and once more when another save came in between of which no field of the form and no state differs: there is
 * nothing to choose. @throws ApiError
 */
export async function sendOnBase(
  base: { current: Base },
  values: NewsValues,
  send: (on: { item: EditedNews | null; version: string | null; basedOn?: string | undefined }) => Promise<EditedNews>,
): Promise<EditedNews> {
  try {
    return await send(base.current ?? { item: null, version: null })
  } catch (error) {
    const now = currentOf(error)
    if (!now || !base.current) throw error
    const { theirs, next } = overtakenBy(now, base.current)
    const isOther =
      theirs.status !== base.current.item.status || differing(newsFields, values, valuesOf(theirs)).length > 0
    if (isOther) throw error
    base.current = next
    return send(next)
  }
}
