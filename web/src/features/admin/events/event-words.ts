const WEEKDAY = new Intl.DateTimeFormat('bg', { weekday: 'long', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('bg', { month: 'long', timeZone: 'UTC' })

/** The day of the week of `YYYY-MM-DD`: `вторник`. */
export function weekday(day: string): string {
  return WEEKDAY.format(new Date(day))
}

/** The month of `YYYY-MM-DD`: `март`. */
export function monthName(day: string): string {
  return MONTH.format(new Date(day))
}
