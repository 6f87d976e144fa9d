import { MAX_SLUG } from 'api/contract/slug'
import { toLatin } from 'api/contract/to-latin'

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
