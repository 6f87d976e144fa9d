import { LANGUAGES } from '#contract/languages.ts'
import type { NewsAlt, NewsPictures } from '#contract/news-pictures.ts'
import { MAX_GALLERY } from '#contract/pictures.ts'
import { coverMissing, invalid, tooManyPictures } from '#http/errors.ts'

/** The pictures of an item. */
export type Pictures = { cover: string; gallery: string[] }

/** What an edit asks for, by files. */
export type Arrangement = {
  gallery?: string[] | undefined
  /** The picture that becomes the cover. */
  coverFile?: string | undefined
  /** New ones, which follow the others unless they are listed. */
  added: string[]
  deleted: string[]
  /** Files that may be named although `before` does not show them: of the public item, when its draft is changed; staged ones. */
  others?: string[]
  /** A draft may wait for its cover, which is '' meanwhile. */
  needsCover?: boolean
}

/**
 * The pictures after an edit: those listed in their order, then those not mentioned, then new ones that are not listed.
 * A deleted file that is cover and gallery picture at once leaves the gallery only; a picture of the gallery that becomes
 * the cover leaves it, unless it is listed, and the cover of before may be listed then.
 * @throws 400 for names of other items, doubles, more than ten, or an item without a cover
 */
export function arrangePictures(before: Pictures | null, wish: Arrangement): Pictures {
  const own = before?.gallery ?? []
  const known = [...own, ...(wish.others ?? []), ...(wish.coverFile && before?.cover ? [before.cover] : [])]
  if (wish.coverFile && !known.includes(wish.coverFile)) throw notOfThisItem('cover')
  const cover = wish.coverFile ?? before?.cover ?? ''
  const isDeleted = wish.deleted.some((file) => file === cover && !own.includes(file))
  if (wish.needsCover !== false && (cover === '' || isDeleted)) throw coverMissing()
  for (const file of wish.deleted)
    if (!known.includes(file) && file !== before?.cover) throw notOfThisItem('imagesToBeDeleted')

  const listed = wish.gallery ?? []
  if (listed.some((file) => !known.includes(file) && !wish.added.includes(file))) throw notOfThisItem('gallery')
  if (new Set(listed).size < listed.length) throw invalid('a picture is named twice', 'gallery')
  const rest = [...own, ...wish.added].filter((file) => !listed.includes(file) && file !== wish.coverFile)
  const gallery = [...listed, ...rest].filter((file) => !wish.deleted.includes(file))
  if (gallery.length > MAX_GALLERY) throw tooManyPictures()
  return { cover: isDeleted ? '' : cover, gallery }
}

/** The alternative texts of an item's pictures: the key `cover` becomes a file name, what is gone goes. */
export function arrangeAlt(alt: NewsAlt, pictures: Pictures): NewsAlt {
  return byFile(alt, pictures, filledTexts)
}

/** What else is said of them, in the same way. */
export function arrangeNotes(notes: NewsPictures, pictures: Pictures): NewsPictures {
  return byFile(notes, pictures, ({ caption = {}, isDecorative, focus }) => {
    const texts = filledTexts(caption)
    return {
      ...(Object.keys(texts).length > 0 && { caption: texts }),
      ...(isDecorative && { isDecorative }),
      ...(focus && { focus }),
    }
  })
}

/** A picture that only decorates has no alternative text. */
export function withoutDecorative(alt: NewsAlt, notes: NewsPictures): NewsAlt {
  return Object.fromEntries(Object.entries(alt).filter(([file]) => !notes[file]?.isDecorative))
}

function byFile<Value, Kept extends object>(
  values: Record<string, Value>,
  { cover, gallery }: Pictures,
  keep: (value: Value) => Kept,
): Record<string, Kept> {
  const entries = Object.entries(values).flatMap(([key, value]) => {
    const file = key === 'cover' ? cover : key
    const kept = keep(value)
    const isShown = file !== '' && (file === cover || gallery.includes(file))
    return isShown && Object.keys(kept).length > 0 ? [[file, kept] as const] : []
  })
  return Object.fromEntries(entries)
}

function filledTexts(texts: NewsAlt[string]): NewsAlt[string] {
  const filled = LANGUAGES.filter((language) => texts[language]?.trim())
  return Object.fromEntries(filled.map((language) => [language, texts[language]?.trim()]))
}

function notOfThisItem(field: string) {
  return invalid('not a picture of this item', field, 'imageMissing')
}
