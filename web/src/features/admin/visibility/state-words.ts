import type { NewsState } from 'api/contract/news'
import type { TFunction } from 'i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import type { StoredVisibility } from './visibility.ts'

/** What a state is called when its moment is not said. */
export const stateName = (t: TFunction<'admin'>, state: Exclude<NewsState, 'planned' | 'ended'>): string =>
  t(`states.of.${state}`)

/** Where something is, in the words that stand for it everywhere: „Планирана за 30-11-2026, 09:00“. */
export function stateWords(t: TFunction<'admin'>, { state, visibleFrom, visibleUntil }: StoredVisibility): string {
  if (state === 'planned') return t('states.of.planned', atMoment(visibleFrom))
  if (state === 'ended') return t('states.of.ended', atMoment(visibleUntil))
  return stateName(t, state)
}

/** No line ends within a date. */
function atMoment(moment: string | null) {
  const { date, time } = dayAndTime(moment ?? new Date())
  return { date: date.replaceAll('-', '-\u2060'), time }
}
