/** Days before its end from which a certificate is said to end. */
export const DAYS_BEFORE_END = 60

export type Validity = 'valid' | 'ending' | 'ended'

/**
 * How a certificate stands on a day; it is valid through its last one. `null` when its end is unknown.
 * @param today the day in Sofia, `YYYY-MM-DD`, as `validUntil`
 */
export function validityOf(validUntil: string | null, today: string): Validity | null {
  if (validUntil === null) return null
  if (validUntil < today) return 'ended'
  return daysUntil(validUntil, today) <= DAYS_BEFORE_END ? 'ending' : 'valid'
}

/** Days from one day to another. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}
