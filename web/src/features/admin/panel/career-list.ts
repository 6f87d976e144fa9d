import { isVisible } from 'api/contract/career-visibility'
import type { StaffCareer } from 'api/contract/careers'
import { plainText } from 'api/contract/plain-text'
import { isFound } from '#features/admin/publications.ts'
import { formatDate } from '#lib/format.ts'

/** Where a position is for visitors, by its status and its days. */
export const STANDINGS = ['visible', 'coming', 'over', 'hidden'] as const
export type Standing = (typeof STANDINGS)[number]

/** The day from the newest start, the day that ends first, the title. */
export const CAREER_SORTS = ['start', 'end', 'title'] as const
export type CareerSort = (typeof CAREER_SORTS)[number]

/** @param today the current day in Sofia, `YYYY-MM-DD` */
export function standingOf(career: StaffCareer, today: string): Standing {
  if (career.status === 'hidden') return 'hidden'
  if (career.endDate < today) return 'over'
  return isVisible(career, today) ? 'visible' : 'coming'
}

/** Whether a position says all words of a search in its title, its days or its texts. */
export function isCareerFound(career: StaffCareer, search: string): boolean {
  const { title, startDate, endDate, responsibilities, requirements, additional } = career
  const texts = [responsibilities, requirements, additional].map(plainText)
  return isFound([title, formatDate(startDate), formatDate(endDate), ...texts].join(' '), search)
}

/** The same positions in another order; those that start last come first from the server. */
export function sortedCareers(careers: readonly StaffCareer[], sort: CareerSort): readonly StaffCareer[] {
  if (sort === 'end') return careers.toSorted((one, other) => one.endDate.localeCompare(other.endDate))
  if (sort === 'title') return careers.toSorted((one, other) => one.title.localeCompare(other.title, 'bg'))
  return careers
}
