import type { NewsFilter, NewsFound } from 'api/contract/news-list'
import type { TFunction } from 'i18next'
import type { PanelSearch } from '#features/admin/list/panel-search.ts'
import { lastUser } from '#lib/session.ts'

/** What the API is asked for when the address says this of a list of news. */
export function newsFilterOf(tab: 'news' | 'media', search: string, address: PanelSearch): NewsFilter {
  const { show, missing, period, translation, author, withoutAlt, hasDraft } = address
  return {
    medias: tab === 'media' ? 'true' : 'false',
    ...(search && { search }),
    ...(show && { state: show }),
    ...(missing && { missing }),
    ...(period && { period }),
    ...(translation && { translation }),
    ...(author && { author }),
    ...(withoutAlt && { withoutAlt: 'true' }),
    ...(hasDraft && { hasDraft: 'true' }),
  }
}

/** What is narrowed behind the button „Филтри“. */
export const FOLDED = [
  'missing',
  'period',
  'author',
  'translation',
  'withoutAlt',
] as const satisfies (keyof PanelSearch)[]

/** Without what narrows the news, but for their state and what they are searched for. */
export const NO_NEWS_FILTERS = {
  missing: undefined,
  period: undefined,
  author: undefined,
  translation: undefined,
  withoutAlt: undefined,
  hasDraft: undefined,
} satisfies Partial<Record<keyof PanelSearch, undefined>>

/** A filter that is chosen: its name in the address and in the counts of the API, and how it is called. */
export interface ChosenFilter {
  name: keyof typeof NO_NEWS_FILTERS | 'show'
  counted: keyof NewsFound['counts']['without']
  words: string
}

/** What the address narrows the news to, in words; the state first. */
export function chosenFilters(t: TFunction<'admin'>, address: PanelSearch): ChosenFilter[] {
  const { show, missing, period, author, translation, withoutAlt, hasDraft } = address
  const chosen: (ChosenFilter | undefined | false | '')[] = [
    show && { name: 'show', counted: 'state', words: t(`states.${show}`) },
    missing && {
      name: 'missing',
      counted: 'missing',
      words: t('missing.without', { language: t(`languages.lower.${missing}`) }),
    },
    period && { name: 'period', counted: 'period', words: periodWords(period) },
    author && { name: 'author', counted: 'author', words: t('filters.authorIs', { name: authorName(t, author) }) },
    translation && { name: 'translation', counted: 'translation', words: t(`filters.translations.${translation}`) },
    withoutAlt && { name: 'withoutAlt', counted: 'withoutAlt', words: t('filters.withoutAlt') },
    hasDraft && { name: 'hasDraft', counted: 'hasDraft', words: t('filters.hasDraft') },
  ]
  return chosen.filter((each) => typeof each === 'object')
}

const month = new Intl.DateTimeFormat('bg', { month: 'long', timeZone: 'UTC' })

/** A year or a month as one says it: „2025 г.“, „април 2025“. @param period `2025`, `2025-04` */
export function periodWords(period: string): string {
  const [year] = period.split('-')
  return period === year ? `${year} г.` : `${month.format(new Date(period))} ${year}`
}

/** The name of an account; one's own is „Вие“. */
export function authorName(t: TFunction<'admin'>, name: string): string {
  return name === lastUser()?.username ? t('badges.you') : name
}
