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
