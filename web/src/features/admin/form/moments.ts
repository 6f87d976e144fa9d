import { isIsoMoment } from 'api/contract/dates'
import { offsetInSofia } from 'api/contract/sofia-offset'
import { dayAndTime, toIsoDate } from './dates.ts'

/** A moment as typed, in the time of Sofia: `30-11-2026` and `09:00`. */
export interface Moment {
  date: string
  time: string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Where an item's day begins when a day is proposed. */
const MORNING = '09:00'
const weekdays = new Intl.DateTimeFormat('bg', { timeZone: 'UTC', weekday: 'long' })

const offsetAt = (instant: number) => offsetInSofia(new Date(instant))

/**
 * An ISO moment with its offset, null for none; '' for what is no moment, which the contract refuses. An hour that the
 * clock leaves out in spring is the hour after it; of one that comes twice in autumn it is the first.
 */
export function toIsoMoment(moment: Moment | null): string | null {
  if (!moment) return null
  const date = toIsoDate(moment.date)
  const local = `${date}T${moment.time}:00`
  if (date === null || !isIsoMoment(`${local}Z`)) return ''
  const wall = Date.parse(`${local}Z`)
  const offset = ['+03:00', '+02:00'].find((each) => offsetAt(Date.parse(local + each)) === each)
  if (offset !== undefined) return local + offset
  return `${new Date(wall + HOUR).toISOString().slice(0, 19)}+03:00`
}

/** What stands in the fields for a stored moment. */
export const typedMoment = (stored: string | null): Moment | null => (stored === null ? null : dayAndTime(stored))

/** The next working day at nine, as Monday for what is written on Friday. */
export function nextWorkingMorning(now = new Date()): Moment {
  const { date } = dayAndTime(now)
  const today = Date.parse(`${toIsoDate(date)}T00:00:00Z`)
  const ahead = [1, 2, 3].find((days) => ![0, 6].includes(new Date(today + days * DAY).getUTCDay())) ?? 1
  const [year, month, day] = new Date(today + ahead * DAY).toISOString().slice(0, 10).split('-')
  return { date: `${day}-${month}-${year}`, time: MORNING }
}

/** The weekday of a typed date in Bulgarian; null for what is no date. */
export function weekdayOf(typed: string): string | null {
  const date = toIsoDate(typed)
  return date && weekdays.format(new Date(`${date}T00:00:00Z`))
}

/** Whether the clocks of Sofia are changed in the night of a typed date. */
export function clockChange(typed: string): 'forward' | 'back' | null {
  const date = toIsoDate(typed)
  if (!date) return null
  const [before, after] = [
    offsetAt(Date.parse(`${date}T00:00:00Z`) - 3 * HOUR),
    offsetAt(Date.parse(`${date}T12:00:00Z`)),
  ]
  return before === after ? null : before < after ? 'forward' : 'back'
}
