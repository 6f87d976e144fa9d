/** A day or month as the picker wants it: midnight of that day where the visitor is. */
export function dateOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

/** The day `YYYY-MM-DD` that a date of the picker stands for. */
export function isoOf(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}
