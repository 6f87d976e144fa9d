import { type RowGroup, RowList } from '#features/admin/list/row-list.tsx'
import type { CollectionName } from './collection-item.ts'
import { type CollectionRow, CollectionRows } from './collection-rows.tsx'
import type { Moved } from './use-move.ts'

export interface CollectionGroup extends Omit<RowGroup, 'rows'> {
  rows: readonly CollectionRow[]
}

interface CollectionListProps {
  /** The part of the address before the id, and the tab that rows lead back to. */
  collection: CollectionName
  groups: readonly CollectionGroup[]
  /** How many rows the address asks for at least. */
  wanted: number
  onMore: (rows: number) => void
  /** A row was left at another place of its list; none while the list is narrowed. */
  onMove?: ((moved: Moved) => void) | undefined
}

/** Rows that come at first, and with each „Покажи още“: what a browser lays out within a tenth of a second. */
const PAGE = 100

/** The first so many rows, in their groups; a group without one is left out. */
function firstRows(groups: readonly CollectionGroup[], count: number): CollectionGroup[] {
  let left = count
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left)
    left -= rows.length
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}

/** The rows of a collection in their groups; of a long list the first ones, and more by a button. */
export function CollectionList({ collection, groups, wanted, onMore, onMove }: CollectionListProps) {
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const shown = Math.min(total, Math.max(wanted, PAGE))
  return (
    <RowList
      groups={firstRows(groups, shown).map((group) => ({ ...group, list: listOf(group) }))}
      more={shown < total && { isLoading: false, total, onMore: () => onMore(Math.min(total, shown + PAGE)) }}
    />
  )

  function listOf({ id, rows }: CollectionGroup) {
    const all = groups.find((group) => group.id === id)?.rows ?? rows
    return <CollectionRows collection={collection} rows={rows} all={all} onMove={onMove} />
  }
}
