import { timeline } from 'web/content/timeline.ts'
import { read } from './words.ts'

interface Milestone {
  years: string
  text: string
}

/** What was built after the entries of the timeline: Plant 2 and the automotive facility (ABOUT-18, ABOUT-21). */
const LATER: readonly Milestone[] = [
  {
    years: '2021',
    text: 'Plant 2 opens with a 6-high mill for strip up to 2200 mm wide. The automotive facility opens.',
  },
]

const all: readonly Milestone[] = [
  ...timeline.map(({ id, years }) => ({ years, text: read(`company:timeline.entries.${id}`) })),
  ...LATER,
]

/** Everything built until the end of a year. */
export function milestonesUntil(year: number): Milestone[] {
  return all.filter(({ years }) => Number(years.slice(-4)) <= year)
}

/** What was built in a year, or in two years of which it is one. */
export function milestonesOf(year: number): Milestone[] {
  return all.filter(({ years }) => years.split('-').includes(String(year)))
}
