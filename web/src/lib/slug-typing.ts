import { MAX_SLUG } from 'api/contract/slug'
import { toLatin } from './to-latin.ts'

/** Longest address that is suggested, so that it stays readable. */
const SUGGESTED_LENGTH = 80

/** What remains of a typed address: a to z, digits and hyphens; Cyrillic is transliterated (ADM-23, AMB-42). */
export function typeSlug(typed: string): string {
  return toLatin(typed)
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, MAX_SLUG)
}

/** A typed address when its field is left: no hyphens at the ends. */
export function finishSlug(typed: string): string {
  let finished = typed.replace(/^-+/, '')
  while (finished.endsWith('-')) finished = finished.slice(0, -1)
  return finished
}

/** An address for a title; '' when the title has neither letters nor digits. */
export function suggestSlug(title: string): string {
  const whole = toLatin(title)
    .replace(/(?<!\d)\d{1,3}(?:\s\d{3}){1,5}(?!\d)/g, (number) => number.replace(/\D/g, ''))
    .replace(/['’](?=(?:s|t|re|ve|ll)(?![a-z]))/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (whole.length <= SUGGESTED_LENGTH) return whole
  const cut = whole.slice(0, SUGGESTED_LENGTH + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : whole.slice(0, SUGGESTED_LENGTH)
}
