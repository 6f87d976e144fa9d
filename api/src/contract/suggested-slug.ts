import { toLatin } from './to-latin.ts'

/** Longest address that is made of a title, so that it stays readable. */
const LONGEST = 80

/** An address for a title, `consolidated-report-2026`; '' when it has neither letters nor digits (AMB-42). */
export function suggestSlug(title: string): string {
  const whole = toLatin(title)
    .replace(/(?<!\d)\d{1,3}(?:\s\d{3}){1,5}(?!\d)/g, (number) => number.replace(/\D/g, ''))
    .replace(/['’](?=(?:s|t|re|ve|ll)(?![a-z]))/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (whole.length <= LONGEST) return whole
  const cut = whole.slice(0, LONGEST + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : whole.slice(0, LONGEST)
}
