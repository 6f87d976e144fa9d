import { isIsoDate } from 'api/contract/dates'
import { formatDate } from '#lib/format.ts'
import { todayInSofia } from '#lib/sofia-time.ts'

/** What remains of a typed date: digits and hyphens, at most ten (ADM-22). */
export function typeDate(typed: string): string {
  return typed.replace(/[^\d-]/g, '').slice(0, 10)
}

/** `DD-MM-YYYY` as `YYYY-MM-DD`; `null` unless it is a real day of the calendar. */
export function toIsoDate(typed: string): string | null {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(typed)
  const iso = match ? `${match[3]}-${match[2]}-${match[1]}` : ''
  return isIsoDate(iso) ? iso : null
}

/** The day after an ISO date. */
export function nextDay(iso: string): string {
  return new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10)
}

/** A moment in the time of Sofia: `12-03-2026` and `14:05`. */
export function dayAndTime(moment: string | Date): { date: string; time: string } {
  const at = new Date(moment)
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia', hour: '2-digit', minute: '2-digit' })
  return { date: formatDate(todayInSofia(at)), time: time.format(at) }
}
