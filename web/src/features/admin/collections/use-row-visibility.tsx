import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisibilityPanel } from '#features/admin/visibility/visibility-panel.tsx'
import type { CollectionItem } from './collection-item.ts'
import type { CollectionGroup } from './collection-list.tsx'
import { isReasonMissing } from './use-save-item.ts'
import type { Showing } from './use-showing.ts'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'

interface RowVisibility<Item> {
  items: readonly Item[]
  showing: Showing<Item>
  titleOf: (item: Item) => string
  /** Path of what visitors read of it alone. */
  pathOf: ((item: Item) => string | null) | undefined
}

/** The visibility of rows without their forms: an act in their menus, the control for it, and the reason where one is needed. */
export function useRowVisibility<Item extends CollectionItem>({
  items,
  showing,
  titleOf,
  pathOf,
}: RowVisibility<Item>) {
  const { t } = useTranslation('admin')
  const [choosing, setChoosing] = useState<string | null>(null)
  const [withdrawn, setWithdrawn] = useState<Item | null>(null)

  function change(item: Item, isHidden: boolean, reason = ''): void {
    showing.mutate({ item, isHidden, reason }, { onError: (failure) => isReasonMissing(failure) && setWithdrawn(item) })
  }

  function panelOf(item: Item): ReactNode {
    return (
      <VisibilityPanel
        stored={{ state: item.isHidden ? 'hidden' : 'published', visibleFrom: null, visibleUntil: null }}
        choices={['now', 'hidden']}
        hasEnd={false}
        linked={pathOf?.(item) ?? null}
        isOpen
        onOpen={() => setChoosing(null)}
        onChoose={({ choice }) => change(item, choice === 'hidden')}
      />
    )
  }

  return {
    /** The groups with the act in the menus of their rows, and the control at the row whose visibility is chosen. */
    withVisibility: (groups: CollectionGroup[]): CollectionGroup[] =>
      groups.map(({ rows, ...group }) => ({
        ...group,
        rows: rows.map((row) => {
          const item = items.find(({ _id }) => _id === row._id)
          if (!item) return row
          const act = { label: t('visibility.open'), onChoose: () => setChoosing(row._id) }
          const menu = [...(row.menu ?? []), act]
          return choosing === row._id ? { ...row, menu, panel: panelOf(item) } : { ...row, menu }
        }),
      })),
    question: withdrawn && (
      <WithdrawalDialog
        title={titleOf(withdrawn)}
        onConfirm={(reason) => {
          setWithdrawn(null)
          change(withdrawn, true, reason)
        }}
        onClose={() => setWithdrawn(null)}
      />
    ),
  }
}
