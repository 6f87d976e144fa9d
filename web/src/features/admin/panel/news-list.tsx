import type { StaffSummary } from 'api/contract/news'
import type { RefObject } from 'react'
import list from '#features/admin/list/list.module.css'
import { useRowKeys } from '#features/admin/list/use-row-keys.ts'
import type { Selection } from '#features/admin/list/use-selection.ts'
import { useMedia } from '#lib/use-media.ts'
import { NewsRow } from './news-row.tsx'
import styles from './publications.module.css'

interface NewsListProps {
  items: readonly StaffSummary[]
  selection: Selection
  listRef: RefObject<HTMLUListElement | null>
  /** Takes an item from the site, or brings it back. */
  onShowing: (item: StaffSummary, status: 'published' | 'hidden') => void
  onDelete: (item: StaffSummary) => void
  onDeleteSelected: () => void
}

/** The rows of the news, to be opened or selected. */
export function NewsList({ items, selection, listRef, onShowing, onDelete, onDeleteSelected }: NewsListProps) {
  const isNarrow = useMedia('(max-width: 999.98px)')
  const isSelecting = selection.ids.size > 0
  useRowKeys(listRef, {
    onToggle: selection.toggle,
    onDelete(id) {
      if (isSelecting) return onDeleteSelected()
      const item = items.find(({ _id }) => _id === id)
      if (item) onDelete(item)
    },
    onEscape: selection.clear,
  })

  return (
    <ul ref={listRef} className={`${list.list} ${styles.news}`} data-selecting={isSelecting || undefined}>
      {items.map((item) => (
        <NewsRow
          key={item._id}
          item={item}
          isSelected={selection.ids.has(item._id)}
          hasCheckbox={!isNarrow || isSelecting}
          onSelect={(isRange) => selection.toggle(item._id, isRange)}
          onShowing={(status) => onShowing(item, status)}
          onDelete={() => onDelete(item)}
        />
      ))}
    </ul>
  )
}
