import { LANGUAGES, type Language } from 'api/contract/languages'
import { MAX_TITLE } from 'api/contract/news'
import type { TFunction } from 'i18next'
import { toIsoDate } from '#features/admin/form/dates.ts'
import type { NewsValues } from './news-values.ts'

export type SlugState = 'empty' | 'invalid' | 'checking' | 'free' | 'taken' | 'unchecked'

/** What keeps an item from being saved (ADM-30 … 32). */
export type Missing =
  | { word: 'needCover' | 'needSlug' | 'needTitle' | 'needDate' }
  | { word: 'needShorterTitle'; code: string }

/** Languages whose title is longer than 170 characters (ADM-27). */
export function tooLongTitles({ content }: Pick<NewsValues, 'content'>): Language[] {
  return LANGUAGES.filter((language) => content[language].title.trim().length > MAX_TITLE)
}

/** @param slugState `null` when editing: the address stays as it is (ADM-25) */
export function whatIsMissing(values: NewsValues, slugState: SlugState | null): Missing[] {
  const hasTitle = LANGUAGES.some((language) => values.content[language].title.trim() !== '')
  const hasSlug = slugState === null || slugState === 'free' || slugState === 'unchecked'
  return [
    ...(hasTitle ? [] : [{ word: 'needTitle' as const }]),
    ...tooLongTitles(values).map((language) => ({ word: 'needShorterTitle' as const, code: language.toUpperCase() })),
    ...(values.cover ? [] : [{ word: 'needCover' as const }]),
    ...(toIsoDate(values.date) ? [] : [{ word: 'needDate' as const }]),
    ...(hasSlug ? [] : [{ word: 'needSlug' as const }]),
  ]
}

/** The same as a list of words for the foot of the form. */
export function missingWords(t: TFunction<'admin'>, missing: Missing[]): string[] {
  return missing.map((each) =>
    each.word === 'needShorterTitle' ? t('newsForm.needShorterTitle', { code: each.code }) : t(`newsForm.${each.word}`),
  )
}
