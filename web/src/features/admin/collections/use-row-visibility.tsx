import type { Collection } from 'api/contract/collections/collection'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { reasonQuery } from '#features/admin/list/reason-field.tsx'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { VisibilityPanel } from '#features/admin/visibility/visibility-panel.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import type { CollectionGroup } from './collection-list.tsx'
import { describedForm } from './described-form.ts'
import { isReasonMissing } from './use-save-item.ts'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'

interface RowVisibility<Name extends string, Input, Item, Values> {
  collection: Collection<Name, Input, Item, Values>
  items: readonly Item[]
  /** The message when one is not hidden any more. */
  shown: Done['sentence']
  /** Path of what visitors read of it alone. */
  pathOf: ((item: Item) => string | null) | undefined
}

interface Change<Item> {
  item: Item
  isHidden: boolean
  /** Why it leaves the site, where the law wants it to be public; else ''. */
  reason?: string
}

/** The visibility of rows without their forms: an act in their menus, the control for it, and the reason where one is needed. */
export function useRowVisibility<
  Name extends CollectionName,
  Input,
  Item extends CollectionItem,
  Values extends object,
>({ collection, items, shown, pathOf }: RowVisibility<Name, Input, Item, Values>) {
  const { t } = useTranslation('admin')
  const setSaved = useSetSaved()
  const [choosing, setChoosing] = useState<string | null>(null)
  const [withdrawn, setWithdrawn] = useState<Item | null>(null)
  const [keys] = useState(() => createRequestKeys())
  const [{ toInput, valuesOf, titleOf }] = useState(() => describedForm(collection))
  const change = useStaffMutation({
    meta: { invalidates: [queryKeys[collection.name], queryKeys.search] },
    mutationFn({ item, isHidden, reason = '' }: Change<Item>) {
      const path = `/api/admin/${collection.name}/${item._id}${reasonQuery(reason)}`
      const json = toInput({ ...valuesOf(item), isHidden })
      const requestKey = keys.keyFor(`${path} ${item.updatedAt} ${JSON.stringify(json)}`)
      return callAsStaff(path, { json, version: item.updatedAt, requestKey })
    },
    onSuccess(_answer, { isHidden }) {
      keys.forget()
      setSaved({ sentence: isHidden ? 'list.taken' : shown })
    },
    onError: (failure, { item }, _result, { client }) => {
      if (isReasonMissing(failure)) return setWithdrawn(item)
      setSaved({ failure })
      return client.invalidateQueries({ queryKey: queryKeys[collection.name] })
    },
  })

  function panelOf(item: Item): ReactNode {
    return (
      <VisibilityPanel
        stored={{ state: item.isHidden ? 'hidden' : 'published', visibleFrom: null, visibleUntil: null }}
        choices={['now', 'hidden']}
        hasEnd={false}
        linked={pathOf?.(item) ?? null}
        isOpen
        onOpen={() => setChoosing(null)}
        onChoose={({ choice }) => change.mutate({ item, isHidden: choice === 'hidden' })}
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
          change.mutate({ item: withdrawn, isHidden: true, reason })
        }}
        onClose={() => setWithdrawn(null)}
      />
    ),
  }
}
