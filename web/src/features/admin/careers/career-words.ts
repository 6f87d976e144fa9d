import { isVisible } from 'api/contract/career-visibility'
import type { CareerValues, StaffCareer } from 'api/contract/collections/careers'
import { plainText } from 'api/contract/plain-text'
import type { TFunction } from 'i18next'
import { nextDay, previousDay, toIsoDate } from '#features/admin/form/dates.ts'
import type { Done } from '#features/admin/shell/saved-note.tsx'
import { formatDate } from '#lib/format.ts'

/** Where a position is for visitors, by what staff decided and its days. */
export const STANDINGS = ['visible', 'coming', 'over', 'hidden'] as const
type Standing = (typeof STANDINGS)[number]

/** @param today the current day in Sofia, `YYYY-MM-DD` */
export function standingOf(career: StaffCareer, today: string): Standing {
  if (career.isHidden) return 'hidden'
  if (career.endDate < today) return 'over'
  return isVisible(career, today) ? 'visible' : 'coming'
}

/** Path of its page; `null` while visitors see none. @param today in Sofia */
export const pathOf = (career: StaffCareer, today: string): string | null =>
  isVisible(career, today) ? `/careers/open-positions/${career._id}` : null

/** What is searched of a position: its title, its days and its texts. */
export function textOf({ title, startDate, endDate, ...texts }: StaffCareer): string {
  const { responsibilities, requirements, additional } = texts
  const written = [responsibilities, requirements, additional].map(plainText)
  return [title, formatDate(startDate), formatDate(endDate), ...written].join(' ')
}

/** The orders of the list; those that start last come first from the server. */
export const CAREER_ORDERS = {
  start: () => 0,
  end: (one: StaffCareer, other: StaffCareer) => one.endDate.localeCompare(other.endDate),
  title: (one: StaffCareer, other: StaffCareer) => one.title.localeCompare(other.title, 'bg'),
}

/** The start date of a position that visitors see from today on: a position is shown from the day after its start. */
export const startOfToday = (today: string): string => formatDate(previousDay(today))

/** What a new position begins with that is made of another one: its texts, for its days are over or will be others. */
export const ofCopy = { startDate: '', endDate: '', isHidden: false } satisfies Partial<CareerValues>

/** What becomes of a position with its days: when visitors see it, and for how many days from now on. Days are ISO dates. */
export type Outcome =
  | { is: 'hidden' | 'undated' | 'never' }
  | { is: 'over'; until: string }
  | { is: 'open' | 'today' | 'coming'; from: string; until: string; days: number }

/** @param typed the two dates as the form holds them @param today in Sofia */
export function outcomeOf(
  typed: Pick<CareerValues, 'startDate' | 'endDate'>,
  isHidden: boolean,
  today: string,
): Outcome {
  if (isHidden) return { is: 'hidden' }
  const [start, until] = [toIsoDate(typed.startDate), toIsoDate(typed.endDate)]
  if (start === null || until === null) return { is: 'undated' }
  const from = nextDay(start)
  if (from > until) return { is: 'never' }
  if (until < today) return { is: 'over', until }
  const days = (Date.parse(until) - Date.parse(from > today ? from : today)) / 86_400_000 + 1
  return { is: from < today ? 'open' : from === today ? 'today' : 'coming', from, until, days }
}

/** What the button says of a position that is not on the site: it repeats from when it is. @param typed the start date */
export function publishWords(t: TFunction<'admin'>, typed: string, today: string): string | undefined {
  const start = toIsoDate(typed)
  if (start === null) return undefined
  const first = nextDay(start)
  return first <= today ? t('careerForm.publishToday') : t('careerForm.publishFrom', { date: formatDate(first) })
}

/** Words for what keeps a position from being saved. @param issues of the form's schema, by field */
export function missingOfCareer(issues: object, { endDate }: Pick<CareerValues, 'endDate'>) {
  const words = {
    title: 'needTitle',
    startDate: 'needStart',
    endDate: toIsoDate(endDate) ? 'needOrder' : 'needEnd',
  } as const
  return (['title', 'startDate', 'endDate'] as const).filter((field) => field in issues).map((field) => words[field])
}

/** What the panel says after a position was saved, by the same days as the box of the form. @param today in Sofia */
export function savedCareer({ isHidden, startDate, endDate }: StaffCareer, isNew: boolean, today: string): Done {
  if (isHidden) return { sentence: 'newsForm.savedHidden' }
  if (endDate < today || nextDay(startDate) > endDate) return { sentence: 'careerForm.savedNotSeen' }
  if (startDate >= today)
    return { sentence: 'careerForm.savedComing', moment: { date: formatDate(nextDay(startDate)) } }
  return { sentence: isNew ? 'careerForm.savedNew' : 'careerForm.savedEdit' }
}
