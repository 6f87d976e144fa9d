import { useRef, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

export interface Selection {
  ids: ReadonlySet<string>
  /** Selects a row, or no longer; with `isRange` all rows from the last one that was clicked to this one. */
  toggle: (id: string, isRange?: boolean) => void
  select: (ids: readonly string[]) => void
  /** Ends the selection. */
  clear: () => void
  /** The row that was clicked last. */
  last: () => string | null
}

/**
 * The rows of a list that are selected, those that are not loaded, too.
 * @param listing what is listed: with another one the selection ends, for what is not in view is not to be changed
 * @param rows the loaded rows, in their order
 */
export function useSelection(listing: string, rows: readonly { _id: string }[]): Selection {
  const [kept, setKept] = useState({ listing, ids: NONE })
  const anchor = useRef<string | null>(null)
  if (kept.listing !== listing) setKept({ listing, ids: NONE })
  const { ids } = kept
  const select = (next: readonly string[]) => setKept({ listing, ids: new Set(next) })

  function rangeTo(id: string): string[] {
    const from = rows.findIndex(({ _id }) => _id === anchor.current)
    const to = rows.findIndex(({ _id }) => _id === id)
    if (from < 0) return [id]
    return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ _id }) => _id)
  }

  return {
    ids,
    toggle(id, isRange = false) {
      const changed = isRange ? rangeTo(id) : [id]
      const others = [...ids].filter((each) => !changed.includes(each))
      anchor.current = id
      select(ids.has(id) ? others : [...others, ...changed])
    },
    select,
    clear: () => select([]),
    last: () => anchor.current,
  }
}
