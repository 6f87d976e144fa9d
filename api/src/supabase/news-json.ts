import type { Correction } from '#contract/corrections.ts'
import type { Language } from '#contract/languages.ts'
import type { TranslatedText } from '#contract/news-texts.ts'

/** The text that a field was translated from, as an editor saw it. */
export type Source = { from: Language; text: string }
export type TextField = Exclude<keyof TranslatedText, 'alt'>
/** What each field of a language was translated from. */
export type Sources = Partial<Record<TextField, Source>> & Partial<Record<'alt' | 'captions', Record<string, Source>>>

/** Languages in translation, as they are stored. */
export type TextsInTranslation = Partial<Record<Language, TranslatedText>>
/** What the languages were translated from, as it is stored. */
export type NewsSources = Partial<Record<Language, Sources>>

/** A notice as it is stored. */
export type StoredCorrection = Correction & {
  /** When what readers had read before was saved: notices over the same version have not been read yet when it was read last. */
  over: string
}
