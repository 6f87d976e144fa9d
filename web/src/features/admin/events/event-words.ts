const WEEKDAY = new Intl.DateTimeFormat('bg', { weekday: 'long', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('bg', { month: 'long', timeZone: 'UTC' })

/** The day of the week of `YYYY-MM-DD`: `вторник`. */
export function weekday(day: string): string {
  return WEEKDAY.format(new Date(day))
}

/** The month of `YYYY-MM-DD` where little room is, as CLDR shortens it: `март`, `окт`. Node and browsers give its number. */
export function shortMonth(day: string): string {
  const name = MONTH.format(new Date(day))
  return name.length > 4 ? name.slice(0, 3) : name
}
