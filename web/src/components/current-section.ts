const LINE = 0.35
const LINE_AT_LEAST = 140
const END_WITHIN = 4

/**
 * Which section is being read: the last that begins above a line at 35 % of the viewport, and at the end of the page
 * the last of all. `tops` are measured from the upper edge of the viewport, `below` is what can still be scrolled; all
 * in pixels. `share` is another place for the line: 0 for one right below the header of the site, for short sections.
 */
export function currentSection(tops: readonly number[], viewport: number, below: number, share = LINE): number {
  if (below <= END_WITHIN) return tops.length - 1
  const line = Math.max(LINE_AT_LEAST, viewport * share)
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  )
}
