import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { WholeText } from '#contract/news-translations.ts'
import { plainText } from '#contract/plain-text.ts'
import type { NewsRow } from '#supabase/database.ts'
import type { NewsSources, Source, Sources, TextField } from '#supabase/news-json.ts'

/** Texts of an item in all languages, and what they were translated from. */
export type Texts = Pick<NewsRow, 'content' | 'alt' | 'pictures' | 'in_translation'>
export type SourcedTexts = Texts & Pick<NewsRow, 'translations'>

export const TEXT_FIELDS = ['title', 'contentOne', 'contentTwo'] as const satisfies TextField[]

/** What is said of each picture, in place of it and below it. */
const PICTURE_FIELDS = ['alt', 'captions'] as const

/** What an item says in one language, whether or not visitors see it. */
export function textIn({ content, alt, in_translation, pictures }: Texts, language: Language): WholeText {
  const said = Object.entries(pictures).flatMap(([file, { caption }]) => {
    const text = caption?.[language] ?? ''
    return text === '' ? [] : [[file, text] as const]
  })
  const captions = Object.fromEntries(said)
  const hidden = in_translation[language]
  if (hidden) return { ...hidden, captions }
  const described = Object.entries(alt).flatMap(([file, texts]) => {
    const text = texts[language] ?? ''
    return text === '' ? [] : [[file, text] as const]
  })
  return { ...content[language], alt: Object.fromEntries(described), captions }
}

const saysSomething = (text: WholeText) => TEXT_FIELDS.some((field) => text[field].trim() !== '')

/**
 * What each field was translated from after a save: one that has changed, from the text of now; one that has not, from
 * the text it was translated from before.
 * @param before `null` for a new item
 */
export function sourcesAfter(before: SourcedTexts | null, after: Texts): NewsSources {
  const sources: NewsSources = {}
  for (const language of LANGUAGES) {
    const text = textIn(after, language)
    const base = baseOf(language, after)
    const was = before && textIn(before, language)
    const known = before?.translations[language] ?? {}

    function sourceOf(read: (text: WholeText) => string | undefined, kept: Source | undefined): Source | null {
      const own = read(text) ?? ''
      if (own === '') return null
      const isNew = (was && read(was)) !== own
      const from = kept?.from ?? base
      if (from === undefined) return null
      const now = read(textIn(after, from)) ?? ''
      const earlier = before ? (read(textIn(before, from)) ?? '') : ''
      const source = isNew ? now : (kept?.text ?? (earlier || now))
      return source === '' ? null : { from, text: source }
    }

    const found: Sources = {}
    for (const field of TEXT_FIELDS) {
      const source = sourceOf((each) => each[field], known[field])
      if (source) found[field] = source
    }
    for (const part of PICTURE_FIELDS) {
      for (const file of Object.keys(text[part])) {
        const source = sourceOf((each) => each[part][file], known[part]?.[file])
        if (source) found[part] = { ...found[part], [file]: source }
      }
    }
    if (Object.keys(found).length > 0) sources[language] = found
  }
  return sources
}

/** The language that another one is translated from when none is named: the first that is written. */
function baseOf(language: Language, texts: Texts): Language | undefined {
  const first = LANGUAGES.find((each) => saysSomething(textIn(texts, each)))
  return first === language ? undefined : first
}

type Outdated = Sources & Record<'alt' | 'captions', Record<string, Source>>

/** The fields of a language whose source says something else now. Marks, links and pictures are no words. */
export function outdatedIn(language: Language, texts: SourcedTexts): Outdated {
  const sources = texts.translations[language] ?? {}
  const found: Outdated = { alt: {}, captions: {} }
  const isOutdated = (source: Source | undefined, now: (text: WholeText) => string | undefined) =>
    source !== undefined && differs(source.text, now(textIn(texts, source.from)) ?? '')
  for (const field of TEXT_FIELDS) {
    const source = sources[field]
    if (source && isOutdated(source, (text) => text[field])) found[field] = source
  }
  for (const part of PICTURE_FIELDS)
    for (const [file, source] of Object.entries(sources[part] ?? {}))
      if (isOutdated(source, (text) => text[part][file])) found[part][file] = source
  return found
}

export function outdatedLanguages(texts: SourcedTexts): Language[] {
  return LANGUAGES.filter((language) => {
    const { alt, captions, ...fields } = outdatedIn(language, texts)
    return Object.keys({ ...fields, ...alt, ...captions }).length > 0
  })
}

/**
 * The languages that readers find older than their source, and its language: of those that staff find outdated, where words of
 * the title or the texts are concerned and both languages are shown.
 */
export function olderThanSource(texts: SourcedTexts & Pick<NewsRow, 'outdated'>): Partial<Record<Language, Language>> {
  const isShown = (language: Language) => texts.content[language].title !== ''
  const older: Partial<Record<Language, Language>> = {}
  for (const language of texts.outdated as Language[]) {
    const { title, contentOne, contentTwo } = outdatedIn(language, texts)
    const source = [title, contentOne, contentTwo].find((one) => one !== undefined && isShown(one.from))
    if (source && isShown(language)) older[language] = source.from
  }
  return older
}

const differs = (one: string, other: string) => one !== other && plainText(one) !== plainText(other)

/** The columns that follow from the texts of an item. */
export function withSources(before: SourcedTexts | null, after: Texts) {
  const translations = sourcesAfter(before, after)
  return { ...after, translations, outdated: outdatedLanguages({ ...after, translations }) }
}
