/** `2026-11-12` as it is shown on screen: `12-11-2026` (NEWS-09). */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-')
  return `${day}-${month}-${year}`
}
