import type { NewsTranslation, NewsTranslations, TranslatedText } from 'api/contract/news-translations'
import { isUnfinished } from './structure.ts'

/** A field of a translation: a text, or the description of a picture by its file. */
export type Field = { part: 'title' | 'contentOne' | 'contentTwo' } | { part: 'alt'; file: string }

export const keyOf = (field: Field): string => (field.part === 'alt' ? `alt ${field.file}` : field.part)

export const textOf = (text: TranslatedText, field: Field): string =>
  field.part === 'alt' ? (text.alt[field.file] ?? '') : text[field.part]

export function withText(text: TranslatedText, field: Field, value: string): TranslatedText {
  return field.part === 'alt'
    ? { ...text, alt: { ...text.alt, [field.file]: value } }
    : { ...text, [field.part]: value }
}

export const outdatedOf = (outdated: NewsTranslation['outdated'], field: Field) =>
  field.part === 'alt' ? outdated.alt[field.file] : outdated[field.part]

/** The fields that either language has, in the order of the article. */
export function fieldsOf(
  { cover, gallery }: Pick<NewsTranslations, 'cover' | 'gallery'>,
  source: TranslatedText,
  target: TranslatedText,
): Field[] {
  const picture = (file: string): Field => ({ part: 'alt', file })
  const all: Field[] = [
    { part: 'title' },
    ...(cover === '' ? [] : [picture(cover)]),
    { part: 'contentOne' },
    ...gallery.map(picture),
    { part: 'contentTwo' },
  ]
  return all.filter((field) => field.part === 'title' || textOf(source, field) !== '' || textOf(target, field) !== '')
}

/** What somebody has done to one language and not saved yet. */
export interface Edit {
  text: TranslatedText
  /** Keys of the fields that were found right as they are. */
  confirmed: readonly string[]
}

/** How far a translation is: of the fields with a source, how many are translated, and from the text of now. */
export function progressOf(
  fields: readonly Field[],
  source: TranslatedText,
  stored: NewsTranslation,
  { text, confirmed }: Edit,
): { done: number; total: number } {
  const wanted = fields.filter((field) => textOf(source, field) !== '')
  const isDone = (field: Field) => {
    const own = textOf(text, field)
    if (own.trim() === '' || isUnfinished(own)) return false
    const isChanged = own !== textOf(stored.text, field)
    return isChanged || outdatedOf(stored.outdated, field) === undefined || confirmed.includes(keyOf(field))
  }
  return { done: wanted.filter(isDone).length, total: wanted.length }
}

/** Of the fields that were translated or found right: the text they were read in. */
export function seenSource(
  fields: readonly Field[],
  source: TranslatedText,
  stored: NewsTranslation,
  { text, confirmed }: Edit,
): Partial<TranslatedText> {
  const seen = fields.filter(
    (field) => textOf(text, field) !== textOf(stored.text, field) || confirmed.includes(keyOf(field)),
  )
  const texts = seen.flatMap((field) => (field.part === 'alt' ? [] : [[field.part, textOf(source, field)] as const]))
  const alt = seen.flatMap((field) => (field.part === 'alt' ? [[field.file, textOf(source, field)] as const] : []))
  return { ...Object.fromEntries(texts), ...(alt.length > 0 && { alt: Object.fromEntries(alt) }) }
}
