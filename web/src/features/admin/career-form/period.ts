/** Where a day stands in a period, in percent; before it 0, after it 100. All are ISO dates. */
export function shareOfPeriod(start: string, end: string, today: string): number {
  if (today >= end) return 100
  if (today <= start) return 0
  const [from, to, now] = [start, end, today].map(Date.parse) as [number, number, number]
  return Math.round(((now - from) / (to - from)) * 100)
}
