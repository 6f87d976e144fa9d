import type { Visits } from './visitors.ts'

/** One line of the table: what was looked at, what was found, and what is aimed at. */
export interface Finding {
  what: string
  found: string
  goal?: string
}

export const ms = (value: number): string => `${Math.round(value)} ms`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`

/** What visitors saw meanwhile, beside what they saw before. */
export function findingOf(meanwhile: string, visits: Visits, calm: Visits, goal: string): Finding {
  const failed = visits.failed === 0 ? '' : `, ${visits.failed} failed`
  return {
    what: `public pages during ${meanwhile}, p99 (before)`,
    found: `${ms(visits.p99)} of ${visits.count}${failed} (${ms(calm.p99)})`,
    goal,
  }
}
