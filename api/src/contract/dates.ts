import { z } from 'zod/mini'

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for `YYYY-MM-DD` that names a day of the calendar in the years 1000 to 9999. */
export function isIsoDate(text: string): boolean {
  const match = ISO_DATE.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < 1000) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A day on the wire: `YYYY-MM-DD`, and really in the calendar. */
export const isoDate = z.string('the date is missing').check(z.refine(isIsoDate, 'not a date of the form YYYY-MM-DD'))

const ISO_MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/

/** True for a day and time of the calendar with its distance to UTC: `2026-11-30T09:00:00+02:00`. */
export function isIsoMoment(text: string): boolean {
  const [, date = ''] = ISO_MOMENT.exec(text) ?? []
  return isIsoDate(date) && !Number.isNaN(Date.parse(text))
}

/** A moment on the wire: an ISO date and time with an offset, seconds or not. */
export const isoMoment = z
  .string('not a moment of the form 2026-11-30T09:00:00+02:00')
  .check(z.refine(isIsoMoment, 'not a moment of the form 2026-11-30T09:00:00+02:00'))
