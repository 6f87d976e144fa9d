/** Kinds of events (INV-08); `period` is the quarter reported on. */
export interface InvestorEvent {
  kind: 'quarterlyIndividual' | 'quarterlyConsolidated' | 'annualIndividual' | 'annualConsolidated' | 'generalMeeting'
  /** `YYYY-MM-DD` */
  date: string
  period?: 'q1' | 'q2' | 'q3' | 'q4'
  year: number
}

/** The reporting schedule of 2022 to 2024, in order; the dates follow the legal periods (INV-07, AMB-40). */
export const investorEvents = [
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
] as const satisfies readonly InvestorEvent[]

/** Day of the last change of this schedule; calendars that subscribe to it compare it (`DTSTAMP` of RFC 5545). */
export const scheduleChangedOn = '2022-11-01'

/** All events as a calendar to subscribe to. */
export const calendarFile = '/investors/calendar.ics'

/** What an event keeps when its date moves: `quarterly-individual-q4-2022`. */
export function eventId({ kind, period, year }: InvestorEvent): string {
  const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return [name, period, year].filter(Boolean).join('-')
}

/** The calendar file of one event. */
export function eventFile(event: InvestorEvent): string {
  return `/investors/calendar/${eventId(event)}.ics`
}
