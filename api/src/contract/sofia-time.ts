const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' })

/**
 * The day of a moment in Sofia as `YYYY-MM-DD`, the current one by default. The plant has days of its own: everything that
 * begins or ends with a day does so at midnight in Sofia (AMB-38).
 */
export function todayInSofia(now: Date = new Date()): string {
  return days.format(now)
}
