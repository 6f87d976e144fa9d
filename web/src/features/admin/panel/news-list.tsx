import type { StatusChange } from 'api/contract/news-input'
import type { StaffSummary } from 'api/contract/news-list'
import { type RefObject, useState } from 'react'
import list from '#features/admin/list/list.module.css'
import { useRowKeys } from '#features/admin/list/use-row-keys.ts'
import type { Selection } from '#features/admin/list/use-selection.ts'
import { useMedia } from '#lib/use-media.ts'
import { Surface } from '#ui/surface.tsx'
import { NewsRow } from './news-row.tsx'
import styles from './publications.module.css'

interface NewsListProps {
  items: readonly StaffSummary[]
  selection: Selection
  listRef: RefObject<HTMLUListElement | null>
  onVisibility: (item: StaffSummary, change: StatusChange) => void
  /** Asks for the visibility of what is selected. */
  onVisibilityOfSelected: () => void
  onDelete: (item: StaffSummary) => void
  onDeleteSelected: () => void
}

/** The rows of the news, to be opened or selected. */
export function NewsList({
  items,
  selection,
  listRef,
  onVisibility,
  onVisibilityOfSelected,
  onDelete,
  onDeleteSelected,
}: NewsListProps) {
  const isNarrow = useMedia('(max-width: 999.98px)')
  const isSelecting = selection.ids.size > 0
  const [choosing, setChoosing] = useState<string | null>(null)
  useRowKeys(listRef, {
    onToggle: selection.toggle,
    onDelete(id) {
      if (isSelecting) return onDeleteSelected()
      const item = items.find(({ _id }) => _id === id)
      if (item) onDelete(item)
    },
    onVisibility(id) {
      if (isSelecting) return onVisibilityOfSelected()
      if (items.some(({ _id, state }) => _id === id && state !== 'draft')) setChoosing(id)
    },
    onEscape: selection.clear,
  })

  return (
    <Surface
      as="ul"
      bleed
      ref={listRef}
      className={`${list.list} ${styles.news}`}
      data-selecting={isSelecting || undefined}
    >
      {items.map((item) => (
        <NewsRow
          key={item._id}
          item={item}
          isSelected={selection.ids.has(item._id)}
          hasCheckbox={!isNarrow || isSelecting}
          onSelect={(isRange) => selection.toggle(item._id, isRange)}
          isChoosing={choosing === item._id}
          onChoosing={(isChoosing) => setChoosing(isChoosing ? item._id : null)}
          onVisibility={(change) => onVisibility(item, change)}
          onDelete={() => onDelete(item)}
        />
      ))}
    </Surface>
  )
}
