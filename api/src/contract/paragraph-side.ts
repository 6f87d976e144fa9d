import type { ChangedParagraph } from './corrections.ts'

/** One side of a changed paragraph; '' when the paragraph is not there. */
export function sideOf(paragraph: ChangedParagraph, side: 'before' | 'now'): string {
  const other = side === 'now' ? 'removed' : 'added'
  const isThere = paragraph.some(({ change }) => change !== other)
  return isThere ? paragraph.map(({ change, text }) => (change === other ? '' : text)).join('') : ''
}
