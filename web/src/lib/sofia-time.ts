/** The plant's own days: everything that begins or ends with a day does so at midnight in Sofia (AMB-38). */
const timeZone = 'Europe/Sofia'
const days = new Intl.DateTimeFormat('sv-SE', { timeZone })
/** Pages in the browser have no use for it, and leave it out. */
const offsets = /* @__PURE__ */ new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })

/** The current day in Sofia as `YYYY-MM-DD`. */
export function todayInSofia(now: Date = new Date()): string {
  return days.format(now)
}

/** The last second of an ISO date in Sofia with its distance to UTC: `2027-03-31T23:59:59+03:00`. */
export function endOfDayInSofia(isoDate: string): string {
  const parts = offsets.formatToParts(new Date(`${isoDate}T21:00:00Z`))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '')
  return `${isoDate}T23:59:59${offset}`
}
