/** Apart from the day in Sofia, which the first load of every page has; where no page uses it, it is left out. */
const offsets = /* @__PURE__ */ new Intl.DateTimeFormat('en', { timeZone: 'Europe/Sofia', timeZoneName: 'longOffset' })

/** How far the clocks of Sofia are ahead of UTC at a moment: `+02:00`, in summer `+03:00`. */
export function offsetInSofia(moment: Date): string {
  const name = offsets.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '')
}

/** The last second of an ISO date in Sofia with its distance to UTC: `2027-03-31T23:59:59+03:00`. */
export function endOfDayInSofia(isoDate: string): string {
  return `${isoDate}T23:59:59${offsetInSofia(new Date(`${isoDate}T21:00:00Z`))}`
}
