import type { Quill } from './editor-formats.ts'
import { MAX_DEPTH } from './flat-lists.ts'

type Line = { formats?: () => Record<string, unknown>; prev?: unknown } | null | undefined

/** How deep an entry of a list stands, -1 for any other line. */
function depthOf(line: Line): number {
  const formats = line?.formats?.() ?? {}
  return formats.list === undefined ? -1 : Number(formats.indent ?? 0)
}

/** Whether the entry at the cursor can go one deeper, below the entry before it, or one less deep. */
export function canMoveEntry(quill: Quill, by: 1 | -1): boolean {
  const range = quill.getSelection()
  if (!range) return false
  const [line] = quill.getLine(range.index) as [Line, number]
  const depth = depthOf(line)
  if (depth < 0) return false
  return by === -1 ? depth > 0 : depth < MAX_DEPTH && depth <= depthOf(line?.prev as Line)
}

/** Moves it; nothing happens where it cannot go. */
export function moveEntry(quill: Quill, by: 1 | -1): void {
  if (canMoveEntry(quill, by)) quill.format('indent', by === 1 ? '+1' : '-1', 'user')
}
