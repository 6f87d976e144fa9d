import { eventTitles } from 'api/contract/event-titles'
import type { EventKind, SiteEvent } from 'api/contract/events'

/** The reporting schedule of 2022 to 2024, in order; the dates follow the legal periods (INV-07, AMB-40). */
export const investorEvents: readonly {
  kind: EventKind
  date: string
  period?: 'q1' | 'q2' | 'q3' | 'q4'
  year: number
}[] = [
  { kind: 'quarterlyConsolidated', date: '2022-11-29', period: 'q3', year: 2022 },
  { kind: 'quarterlyIndividual', date: '2023-01-30', period: 'q4', year: 2022 },
  { kind: 'quarterlyConsolidated', date: '2023-03-01', period: 'q4', year: 2022 },
  { kind: 'annualIndividual', date: '2023-03-31', year: 2022 },
  { kind: 'annualConsolidated', date: '2023-05-02', year: 2022 },
  { kind: 'quarterlyIndividual', date: '2023-05-02', period: 'q1', year: 2023 },
  { kind: 'quarterlyConsolidated', date: '2023-05-30', period: 'q1', year: 2023 },
  { kind: 'generalMeeting', date: '2023-06-30', year: 2023 },
  { kind: 'quarterlyIndividual', date: '2023-07-31', period: 'q2', year: 2023 },
  { kind: 'quarterlyConsolidated', date: '2023-08-29', period: 'q2', year: 2023 },
  { kind: 'quarterlyIndividual', date: '2023-10-30', period: 'q3', year: 2023 },
  { kind: 'quarterlyConsolidated', date: '2023-11-29', period: 'q3', year: 2023 },
  { kind: 'quarterlyIndividual', date: '2024-01-30', period: 'q4', year: 2023 },
]

/** What an event keeps when its date moves: `quarterly-individual-q4-2022`. */
function nameOf({ kind, period, year }: (typeof investorEvents)[number]): string {
  const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return [name, period, year].filter(Boolean).join('-')
}

/** The rows of `events` that the migration brings. */
export const firstEventRows = investorEvents.map((event) => {
  const { en, bg } = eventTitles(event.kind, event.date)
  return {
    name: nameOf(event),
    kind: event.kind,
    title_en: en,
    title_bg: bg,
    day: event.date,
    changed_at: '2022-11-01T00:00:00+00:00',
  }
})

/** What visitors read of them. */
export const firstEvents: readonly SiteEvent[] = firstEventRows.map(({ name, kind, title_en, day, changed_at }) => ({
  name,
  kind,
  title: title_en,
  note: '',
  date: day,
  movedFrom: null,
  isCancelled: false,
  reason: '',
  sequence: 0,
  changedAt: changed_at,
}))
