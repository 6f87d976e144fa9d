import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsItem } from 'api/contract/news'
import type { PictureNotes } from 'api/contract/news-pictures'
import type { NewsContent } from 'api/contract/news-texts'
import { todayInSofia } from 'api/contract/sofia-time'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import { type Moment, typedMoment } from '#features/admin/form/moments.ts'
import { staffPicture } from '#features/admin/staff-pictures.ts'
import { formatDate } from '#lib/format.ts'
import type { EditedNews } from './edited-news.ts'

/** A picture of the form. `id` is the file name of a stored one, and anything else for one chosen just now. */
export interface Picture {
  id: string
  upload: { file: File; preview: string } | null
  /** The file it was stored as, once it was sent. */
  storedAs?: string
  /** Only items show it that visitors may not read, or not yet. */
  isPrivate?: true
}

export type AltTexts = Record<string, Partial<Record<Language, string>>>

/** What the news form holds. */
export interface NewsValues {
  url: string
  /** As typed, `DD-MM-YYYY`. */
  date: string
  isMediaNews: boolean
  content: NewsContent
  cover: Picture | null
  gallery: Picture[]
  /** Alternative texts by the picture's id. */
  alt: AltTexts
  /** What else is said of them, by the picture's id. */
  notes: Record<string, PictureNotes>
  /** When it comes to the site; null is at once. */
  from: Moment | null
  /** When it leaves the site; null is never. */
  until: Moment | null
}

const nothing = () => ({ title: '', contentOne: '', contentTwo: '' })
const stored = (file: string, isPrivate = false): Picture => ({
  id: file,
  upload: null,
  ...(isPrivate && { isPrivate }),
})

/** The file of a picture that is stored, and of another its own name in the form. */
export const fileOf = ({ id, storedAs }: Picture): string => storedAs ?? id

/** Whether the server does not have the picture yet. */
export const needsUpload = ({ upload, storedAs }: Picture): boolean => upload !== null && storedAs === undefined

/** Whether a picture is on its way, or could not be sent. */
export const hasUnsent = ({ cover, gallery }: Pick<NewsValues, 'cover' | 'gallery'>): boolean =>
  [cover, ...gallery].some((picture) => picture !== null && needsUpload(picture))

/** A new item: dated today, of the type of the tab it was begun on (AMB-45). */
export function newValues(isMediaNews: boolean, today = todayInSofia()): NewsValues {
  return {
    url: '',
    date: formatDate(today),
    isMediaNews,
    content: { bg: nothing(), en: nothing(), de: nothing(), it: nothing() },
    cover: null,
    gallery: [],
    alt: {},
    notes: {},
    from: null,
    until: null,
  }
}

/** The form of a news or media item. */
export type NewsFormApi = ItemForm<NewsValues>

/** What the form holds of a stored item. */
export function valuesOf(item: NewsItem & Partial<EditedNews>): NewsValues {
  const isPrivate = item.hasDraft || (item.state !== undefined && item.state !== 'published')
  return {
    url: item.url,
    date: formatDate(item.date),
    isMediaNews: item.isMediaNews,
    content: item.content,
    cover: item.cover === '' ? null : stored(item.cover, isPrivate),
    gallery: item.gallery.map((file) => stored(file, isPrivate)),
    alt: item.alt,
    notes: item.pictures ?? {},
    from: typedMoment(item.visibleFrom ?? null),
    until: typedMoment(item.visibleUntil ?? null),
  }
}

/** Languages that have a title. */
export function filledLanguages({ content }: Pick<NewsValues, 'content'>): Language[] {
  return LANGUAGES.filter((language) => content[language].title.trim() !== '')
}

/** Pictures that lack an alternative text in a language of the item, each with the first of these; those that decorate need none. */
export function withoutAlt(values: NewsValues): { id: string; language: Language }[] {
  const written = filledLanguages(values)
  return [values.cover, ...values.gallery].flatMap((picture) => {
    if (!picture || values.notes[picture.id]?.isDecorative) return []
    const language = written.find((each) => !values.alt[picture.id]?.[each]?.trim())
    return language ? [{ id: picture.id, language }] : []
  })
}

/** The English title, or the first there is; '' when there is none. */
export function titleOf({ content }: Pick<NewsValues, 'content'>): string {
  return content.en.title || (LANGUAGES.map((language) => content[language].title).find(Boolean) ?? '')
}

/** The part of the values that a draft can hold: everything but pictures that are not stored yet. */
export type KeptNews = Omit<NewsValues, 'cover' | 'gallery'> & {
  cover: string | null
  gallery: string[]
  /** Those of the pictures that were sent since the form was opened: the server holds them for some days. */
  sent: string[]
}

/** What is said of pictures, by the names of their files. */
export function byFile<Said>(pictures: readonly Picture[], said: Record<string, Said>): Record<string, Said> {
  return Object.fromEntries(
    pictures.flatMap((picture) => {
      const about = said[picture.id]
      return about === undefined ? [] : [[fileOf(picture), about] as const]
    }),
  )
}

export function toKept({ cover, gallery, alt, notes, ...values }: NewsValues): KeptNews {
  const kept = [cover, ...gallery].flatMap((picture) => (picture && !needsUpload(picture) ? [picture] : []))
  return {
    ...values,
    cover: cover && !needsUpload(cover) ? fileOf(cover) : null,
    gallery: gallery.filter((picture) => !needsUpload(picture)).map(fileOf),
    sent: kept.flatMap(({ storedAs }) => storedAs ?? []),
    alt: byFile(kept, alt),
    notes: byFile(kept, notes),
  }
}

/**
 * The values of a draft on top of those the form has now. A cover that was lost with its file stays the present one;
 * pictures that the item has no more are left out, those that were sent for the draft come back.
 */
export function fromKept(kept: Partial<KeptNews>, now: NewsValues): NewsValues {
  const pictures = [now.cover, ...now.gallery]
  const found = (file: string): Picture | [] =>
    pictures.find((picture) => picture && fileOf(picture) === file) ??
    (kept.sent?.includes(file) ? stored(file, true) : [])
  const [cover = now.cover] = [kept.cover ?? []].flat().flatMap(found)
  const gallery = Array.isArray(kept.gallery) ? kept.gallery.flatMap(found) : now.gallery
  return {
    ...now,
    url: typeof kept.url === 'string' ? kept.url : now.url,
    date: typeof kept.date === 'string' ? kept.date : now.date,
    isMediaNews: typeof kept.isMediaNews === 'boolean' ? kept.isMediaNews : now.isMediaNews,
    content: keptContent(kept.content, now.content),
    alt: { ...now.alt, ...kept.alt },
    notes: { ...now.notes, ...kept.notes },
    from: kept.from === undefined ? now.from : kept.from,
    until: kept.until === undefined ? now.until : kept.until,
    cover,
    gallery: [...gallery, ...now.gallery.filter(needsUpload)],
  }
}

function keptContent(kept: Partial<NewsContent> | undefined, now: NewsContent): NewsContent {
  const of = (language: Language) => ({ ...now[language], ...kept?.[language] })
  return { bg: of('bg'), en: of('en'), de: of('de'), it: of('it') }
}

/** Where the browser finds a picture of the form. */
export function addressOf({ id, upload, isPrivate }: Picture, width: 480 | 960): string {
  return upload ? upload.preview : staffPicture(id, { width, isPrivate })
}

/** The formatted texts by their languages. */
export const textsOf = ({ content }: Pick<NewsValues, 'content'>): { place: Language; html: string }[] =>
  LANGUAGES.flatMap((place) => [content[place].contentOne, content[place].contentTwo].map((html) => ({ place, html })))
