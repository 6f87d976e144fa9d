import { z } from 'zod/mini'
import type { CorrectionAnswer } from '#contract/corrections.ts'
import type { Language } from '#contract/languages.ts'
import { isInOrder } from '#contract/moments.ts'
import type { NewsStatus } from '#contract/news.ts'
import { hasTitle, type NewsContent } from '#contract/news-texts.ts'
import { slug } from '#contract/slug.ts'
import { todayInSofia } from '#contract/sofia-time.ts'
import { coverMissing, invalid, titleMissing } from '#http/errors.ts'
import type { PictureStaging } from '#pictures/pictures.staging.ts'
import type { NewsRow, VersionRow } from '#supabase/database.ts'
import type { TextsInTranslation } from '#supabase/news-json.ts'
import { type Arrangement, arrangeAlt, arrangeNotes, arrangePictures, withoutDecorative } from './news.arrange.ts'
import type { NewsForm } from './news.form.ts'
import { cleanContent, cleanTexts } from './news.rows.ts'
import { TEXT_FIELDS, withSources } from './news.sources.ts'

type Content = Pick<
  NewsRow,
  | 'published_on'
  | 'is_media'
  | 'content'
  | 'cover'
  | 'gallery'
  | 'alt'
  | 'pictures'
  | 'visible_from'
  | 'visible_until'
  | 'in_translation'
  | 'translations'
  | 'outdated'
>
/** What becomes of an item, or of its draft, as it is now. */
type Plan = (before: Content | null, wish: Pick<Arrangement, 'others' | 'needsCover'>) => Content

/** What staff want of an item. */
export type NewsChange = {
  /** Left out, it stays as it is. */
  status: NewsStatus | undefined
  /** The form has saved by itself, while a member of staff writes. */
  isAutomatic: boolean
  /** Whether readers are told of changed words. */
  correction: CorrectionAnswer
  plan: () => Promise<Plan>
}

/** @param staging knows which files were sent before the form */
export function changeOfForm(form: NewsForm, staging: Pick<PictureStaging, 'staged'>): NewsChange {
  const { status, isAutomatic, correction } = form.data
  return { status, isAutomatic: isAutomatic === true, correction, plan: () => planOf(form, staging) }
}

/** @param status `draft` leaves a public item as it is and takes the version as its draft */
export function changeToVersion(version: VersionRow, status: NewsStatus, correction: CorrectionAnswer): NewsChange {
  return { status, isAutomatic: false, correction, plan: () => planOfVersion(version) }
}

/** An item with date, type, texts and pictures of a version; when it is shown is not a question of what it says. */
async function planOfVersion(version: VersionRow): Promise<Plan> {
  const { published_on, is_media, cover, gallery, alt, pictures } = version
  const { content, in_translation } = await cleanTexts(version)
  return (before, { needsCover }) => {
    if (needsCover !== false && cover === '') throw coverMissing()
    if (needsCover !== false && !hasTitle(content)) throw titleMissing()
    const { visible_from = null, visible_until = null } = before ?? {}
    const texts = withSources(before, { content, alt, pictures, in_translation })
    return { published_on, is_media, cover, gallery, ...texts, visible_from, visible_until }
  }
}

export async function planOf(
  { data, added, imagesToBeDeleted: deleted }: NewsForm,
  staging: Pick<PictureStaging, 'staged'>,
): Promise<Plan> {
  const { gallery, coverFile } = data
  const named = [...(gallery ?? []), ...(coverFile ? [coverFile] : [])]
  const [content, staged] = await Promise.all([cleanContent(data.content), staging.staged(named)])
  return (before, wish) => {
    const others = [...(wish.others ?? []), ...staged]
    const pictures = arrangePictures(before, { gallery, coverFile, added, deleted, ...wish, others })
    const visible_from = data.visibleFrom === undefined ? (before?.visible_from ?? null) : data.visibleFrom
    const visible_until = data.visibleUntil === undefined ? (before?.visible_until ?? null) : data.visibleUntil
    if (!isInOrder(visible_from, visible_until))
      throw invalid('visibleUntil must be after visibleFrom', 'visibleUntil', 'endBeforeStart')
    const notes = arrangeNotes(data.pictures ?? before?.pictures ?? {}, pictures)
    const alt = withoutDecorative(arrangeAlt(data.alt ?? before?.alt ?? {}, pictures), notes)
    return {
      published_on: data.date ?? before?.published_on ?? todayInSofia(),
      is_media: data.isMediaNews,
      ...pictures,
      ...withSources(before, {
        ...{ content, alt, pictures: notes },
        in_translation: stillInTranslation(before?.in_translation ?? {}, content),
      }),
      visible_from,
      visible_until,
    }
  }
}

/** Languages in translation: one that is written elsewhere is shown from now on, and what it was is in the history. */
function stillInTranslation(texts: TextsInTranslation, content: NewsContent): TextsInTranslation {
  const isEmpty = (language: Language) => TEXT_FIELDS.every((field) => content[language][field] === '')
  return Object.fromEntries(Object.entries(texts).filter(([language]) => isEmpty(language as Language)))
}

/** The columns with status and address: only a draft may have another address, or none. @throws 400 */
export function placed<Columns>(
  row: NewsRow,
  status: NewsForm['data']['status'],
  url: string | undefined,
  columns: Columns,
): Columns & Pick<NewsRow, 'status' | 'slug'> {
  const next = status ?? row.status
  const address = row.status === 'draft' && url !== undefined ? addressOf(url) : row.slug
  if (next !== 'draft' && address === '') throw invalid('url is missing', 'url', 'urlInvalid')
  return { ...columns, status: next, slug: address }
}

const addressOf = (url: string): string => (url === '' ? '' : z.object({ url: slug }).parse({ url }).url)
