/** `09:00`: hours to 23, in every browser, whatever its language. */
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export const isTime = (text: string): boolean => TIME.test(text)

/** What stands in a field for a time after a key or a paste: digits and one colon, which comes by itself. */
export function typeTime(typed: string): string {
  const signs = typed.replace(/[^\d:.,\s]/g, '').trimStart()
  const [hours = '', ...minutes] = signs.replace(/[:.,\s]+/g, ':').split(':')
  if (minutes.length > 0) return `${hours.slice(0, 2)}:${minutes.join('').slice(0, 2)}`
  const isOneDigit = Number(hours.slice(0, 2)) > 23
  const size = isOneDigit ? 1 : 2
  return hours.length > size ? `${hours.slice(0, size)}:${hours.slice(size, size + 2)}` : hours
}

/** A time as it is left: `9`, `9:` and `09` become `09:00`, `9:30` becomes `09:30`. */
export function completeTime(typed: string): string {
  const match = /^(\d{1,2})(?::(\d{2})?)?$/.exec(typed)
  if (!match) return typed
  const time = `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}`
  return isTime(time) ? time : typed
}
