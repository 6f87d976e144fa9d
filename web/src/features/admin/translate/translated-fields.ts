import type { Language } from 'api/contract/languages'
import type { NewsTranslation, NewsTranslations, WholeText } from 'api/contract/news-translations'
import { plainText } from 'api/contract/plain-text'
import type { TFunction } from 'i18next'
import type { WordedField } from '#features/admin/form/conflict-rows.ts'
import { isUnfinished } from './structure.ts'

type T = TFunction<'admin'>

/** What is said of a picture: in place of it, and below it. */
export interface PictureField {
  part: 'alt' | 'captions'
  file: string
}
/** A field of a translation. */
export type Field = { part: 'title' | 'contentOne' | 'contentTwo' } | PictureField

/** Titles and words of pictures are no HTML. */
export const isHtml = ({ part }: Field): boolean => part === 'contentOne' || part === 'contentTwo'

export const isOfPicture = (field: Field): field is PictureField => 'file' in field

export const keyOf = (field: Field): string => (isOfPicture(field) ? `${field.part} ${field.file}` : field.part)

export const textOf = (text: WholeText, field: Field): string =>
  isOfPicture(field) ? (text[field.part][field.file] ?? '') : text[field.part]

export function withText(text: WholeText, field: Field, value: string): WholeText {
  return isOfPicture(field)
    ? { ...text, [field.part]: { ...text[field.part], [field.file]: value } }
    : { ...text, [field.part]: value }
}

/** The name of a field of an item, in words. */
export function labelOf(t: T, { cover, gallery }: Pick<NewsTranslations, 'cover' | 'gallery'>, field: Field): string {
  if (!isOfPicture(field)) return t(`translate.${field.part}`)
  const number = gallery.indexOf(field.file) + 1
  if (field.part === 'captions')
    return field.file === cover ? t('translate.coverCaption') : t('translate.pictureCaption', { number })
  return field.file === cover ? t('translate.cover') : t('translate.picture', { number })
}

/** How two texts of one language are compared, field by field. */
export const comparedFields = (
  item: Pick<NewsTranslations, 'cover' | 'gallery'>,
  language: Language,
  mine: WholeText,
  theirs: WholeText,
): WordedField<WholeText>[] =>
  fieldsOf(item, mine, theirs).map((field) => ({
    key: keyOf(field),
    label: (t) => labelOf(t, item, field),
    read: (text) => textOf(text, field),
    words: (text) => (isHtml(field) ? plainText(textOf(text, field)) : textOf(text, field)),
    take: (text, from) => withText(text, field, textOf(from, field)),
    lang: language,
  }))

export const outdatedOf = (outdated: NewsTranslation['outdated'], field: Field) =>
  isOfPicture(field) ? outdated[field.part][field.file] : outdated[field.part]

/** The fields that either language has, in the order of the article. */
export function fieldsOf(
  { cover, gallery }: Pick<NewsTranslations, 'cover' | 'gallery'>,
  source: WholeText,
  target: WholeText,
): Field[] {
  const picture = (file: string): Field[] => [
    { part: 'alt', file },
    { part: 'captions', file },
  ]
  const all: Field[] = [
    { part: 'title' },
    ...(cover === '' ? [] : picture(cover)),
    { part: 'contentOne' },
    // A cover that stands in the gallery as well is one picture.
    ...gallery.filter((file) => file !== cover).flatMap(picture),
    { part: 'contentTwo' },
  ]
  return all.filter((field) => field.part === 'title' || textOf(source, field) !== '' || textOf(target, field) !== '')
}

/** What was done to one language and not saved yet. */
export interface Edit {
  text: WholeText
  /** Of the language when it was begun. */
  version: string
  /** Keys of the fields that were found right as they are. */
  confirmed: readonly string[]
}

/** How far a translation is: of the fields with a source, how many are translated, and from the text of now. */
export function progressOf(
  fields: readonly Field[],
  source: WholeText,
  stored: NewsTranslation,
  { text, confirmed }: Edit,
): { done: number; total: number } {
  const wanted = fields.filter((field) => textOf(source, field) !== '')
  const isDone = (field: Field) => {
    const own = textOf(text, field)
    if (own.trim() === '' || (isHtml(field) && isUnfinished(own))) return false
    const isChanged = own !== textOf(stored.text, field)
    return isChanged || outdatedOf(stored.outdated, field) === undefined || confirmed.includes(keyOf(field))
  }
  return { done: wanted.filter(isDone).length, total: wanted.length }
}

/** Of the fields that were translated or found right: the text they were read in. */
export function seenSource(
  fields: readonly Field[],
  source: WholeText,
  stored: NewsTranslation,
  { text, confirmed }: Edit,
): Partial<WholeText> {
  const seen = fields.filter(
    (field) => textOf(text, field) !== textOf(stored.text, field) || confirmed.includes(keyOf(field)),
  )
  const texts = seen.flatMap((field) => (isOfPicture(field) ? [] : [[field.part, textOf(source, field)] as const]))
  function ofPictures(part: PictureField['part']): Partial<WholeText> {
    const said = seen.filter(isOfPicture).filter((field) => field.part === part)
    if (said.length === 0) return {}
    return { [part]: Object.fromEntries(said.map((field) => [field.file, textOf(source, field)])) }
  }
  return { ...Object.fromEntries(texts), ...ofPictures('alt'), ...ofPictures('captions') }
}
