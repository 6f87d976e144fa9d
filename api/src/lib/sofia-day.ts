const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' })

/** The current day in Sofia as `YYYY-MM-DD`: what begins or ends with a day does so at midnight there. */
export function dayInSofia(now: Date = new Date()): string {
  return days.format(now)
}
