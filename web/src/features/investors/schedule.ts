import type { SiteEvent } from 'api/contract/events'

/** `2023-03` of `2023-03-31`. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/** The first and the last month that can be chosen, `YYYY-MM`: of all events, and of the year of `today`. */
export function shownMonths(events: readonly SiteEvent[], today: string) {
  const years = [...events.map(({ date }) => date), today].map((date) => date.slice(0, 4)).toSorted()
  return { first: `${years[0]}-01`, last: `${years.at(-1)}-12` }
}

/** `YYYY-MM` out of an address, or nothing when it is no month that can be chosen. */
export function readMonth(
  value: string | undefined,
  { first, last }: ReturnType<typeof shownMonths>,
): string | undefined {
  const isMonth = value !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)
  return isMonth && value >= first && value <= last ? value : undefined
}

/** An event is past when its day is over; `today` is the day in Sofia. */
export function isPast({ date }: Pick<SiteEvent, 'date'>, today: string): boolean {
  return date < today
}

const DAY_MS = 86_400_000

/** How many days lie between two days `YYYY-MM-DD`; negative when `date` is before `today`. */
export function daysUntil(date: string, today: string): number {
  return (Date.parse(date) - Date.parse(today)) / DAY_MS
}

/** The coming events, the next one first, and the past ones, the last one first (AMB-40). */
export function splitEvents(events: readonly SiteEvent[], today: string) {
  const inOrder = events.toSorted((one, other) => one.date.localeCompare(other.date))
  return {
    coming: inOrder.filter((event) => !isPast(event, today)),
    past: inOrder.filter((event) => isPast(event, today)).toReversed(),
  }
}

/** The events by their years, in the order in which they come. */
export function byYear(events: readonly SiteEvent[]): [year: string, events: SiteEvent[]][] {
  const years = new Map<string, SiteEvent[]>()
  for (const event of events) {
    const year = event.date.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), event])
  }
  return [...years]
}

/** The events of a month `YYYY-MM` in their order (INV-10). */
export function eventsOfMonth(events: readonly SiteEvent[], month: string): SiteEvent[] {
  return events
    .filter(({ date }) => monthOf(date) === month)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

/** The event the fewest months away from a month; of two equally near months the later, in it the closest day (AMB-40). */
export function nearestEvent(events: readonly SiteEvent[], month: string): SiteEvent | undefined {
  const inOrder = events.toSorted((one, other) => one.date.localeCompare(other.date))
  const after = inOrder.find(({ date }) => monthOf(date) >= month)
  const before = inOrder.findLast(({ date }) => monthOf(date) < month)
  if (!after || !before) return after ?? before
  const here = countOf(month)
  return countOf(after.date) - here <= here - countOf(before.date) ? after : before
}

/** How many months have passed since the year 0 at a day or month. */
function countOf(date: string): number {
  const [year = 0, number = 0] = date.split('-').map(Number)
  return year * 12 + number
}
