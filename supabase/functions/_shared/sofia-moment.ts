/** `['18-03-2026', '14:02']` in the company's time zone. */
export function momentInSofia(moment: string): [string, string] {
  const text = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia', dateStyle: 'short', timeStyle: 'short' })
  const [date = '', time = ''] = text.format(new Date(moment)).split(', ')
  return [date.replaceAll('/', '-'), time]
}
