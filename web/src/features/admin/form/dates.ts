import { isIsoDate } from 'api/contract/dates'
import { todayInSofia } from 'api/contract/sofia-time'
import { formatDate } from '#lib/format.ts'

/** Digits of day, month and year. */
const SIZES = [2, 2, 4]
const MAX_TYPED = 40
const ISO_PASTED = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/**
 * What stands in a date field after a key or a paste: digits and hyphens, at most ten characters (ADM-22). Dots, slashes
 * and spaces become hyphens; at the end of what is typed the hyphens come by themselves, for a numeric keypad has none.
 * @param before what stood there, so that a hyphen that was deleted does not come back
 */
export function typeDate(typed: string, before = ''): string {
  const signs = typed
    .trimStart()
    .slice(0, MAX_TYPED)
    .replace(/[^-./\s–—\d]/g, '')
    .replace(/[-./\s–—]+/g, '-')
  const iso = ISO_PASTED.exec(signs.slice(0, 10))
  const groups = iso ? [iso[3] ?? '', iso[2] ?? '', iso[1] ?? ''] : inGroups(signs.split('-'))
  const date = groups.join('-')
  const isWhole = groups.length < SIZES.length && groups.every((group, index) => group.length === SIZES[index])
  const isMonthAfterShortDay = groups.length === 2 && groups[0]?.length === 1 && groups[1]?.length === 2
  const isGrowing = date.length > before.length && date.startsWith(before)
  return isGrowing && (isWhole || isMonthAfterShortDay) ? `${date}-` : date
}

/** Day, month and year; digits too many for the last group that was begun go on into the next. */
function inGroups(typed: string[]): string[] {
  const groups: string[] = []
  let rest = [...typed]
  for (const size of SIZES) {
    const [first, ...others] = rest
    if (first === undefined) break
    groups.push(first.slice(0, size))
    const tooMany = first.slice(size)
    rest = others.length === 0 && tooMany !== '' ? [tooMany] : others
  }
  return groups
}

/** A date as it is left: `1-12-2026` and `1-12-26` become `01-12-2026`, and a year typed first goes to its place. */
export function completeDate(typed: string): string {
  const match = /^(\d{1,2})-(\d{1,2})-(\d{2}|\d{4})$/.exec(typed)
  if (!match) return typed
  const [, day = '', month = '', year = ''] = match
  const date = `${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year.length === 2 ? `20${year}` : year}`
  if (toIsoDate(date)) return date
  const digits = typed.replaceAll('-', '')
  const turned = `${digits.slice(6)}-${digits.slice(4, 6)}-${digits.slice(0, 4)}`
  return digits.length === 8 && toIsoDate(turned) ? turned : date
}

/** Where the caret belongs after `typed` became `date`: behind as many digits, or at the end when it stood there. */
export function caretIn(date: string, typed: string, caret: number): number {
  if (caret >= typed.length) return date.length
  const digits = typed.slice(0, caret).replace(/\D/g, '').length
  let seen = 0
  for (let index = 0; index < date.length; index += 1) {
    if (seen === digits) return index
    if (/\d/.test(date[index] ?? '')) seen += 1
  }
  return date.length
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

/** The day before an ISO date. */
export function previousDay(iso: string): string {
  return new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10)
}

/** A moment in the time of Sofia: `12-03-2026` and `14:05`. */
export function dayAndTime(moment: string | Date): { date: string; time: string } {
  const at = new Date(moment)
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia', hour: '2-digit', minute: '2-digit' })
  return { date: formatDate(todayInSofia(at)), time: time.format(at) }
}
