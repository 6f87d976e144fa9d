import { useQuery } from '@tanstack/react-query'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { createRowRemoval } from '#features/admin/list/cached-rows.ts'
import { DeleteDialog } from '#features/admin/list/delete-dialog.tsx'
import { FilterChips } from '#features/admin/list/filter-chips.tsx'
import { ListError, ListLoading, NothingFound } from '#features/admin/list/list-states.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import { useDelete } from '#features/admin/list/use-delete.ts'
import { useListAddress } from '#features/admin/list/use-list-address.ts'
import { useListPlace } from '#features/admin/list/use-list-place.ts'
import { isFound } from '#features/admin/publications.ts'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import { type CollectionGroup, CollectionList } from './collection-list.tsx'
import type { collectionQueries } from './collection-queries.ts'

interface CollectionPaneProps<Item extends CollectionItem, Name extends CollectionName> {
  collection: Name
  queries: ReturnType<typeof collectionQueries<Item, Name>>
  /** What the list can be narrowed to, in words. */
  states: readonly { state: string; label: string }[]
  isIn: (item: Item, state: string) => boolean
  /** What staff call it. */
  titleOf: (item: Item) => string
  /** What is searched. */
  textOf: (item: Item) => string
  searchLabel: string
  foundLabel: (count: number) => string
  deleteQuestion: string
  /** What else is to be known before one is deleted. */
  deleteNote?: (item: Item, items: readonly Item[]) => string
  deleted: Done['sentence']
  /** Above the rows, of all there are. */
  note?: (items: readonly Item[]) => ReactNode
  /**
   * The groups of what was found, in their order; empty ones are left out.
   * @param tools whether nothing narrows the list, and the button that deletes a thing
   */
  groupsOf: (
    items: readonly Item[],
    tools: { isWhole: boolean; deleteButton: (item: Item) => ReactNode },
  ) => CollectionGroup[]
}

/** The list of a collection: searched, narrowed, with its rows in groups and the question before one goes to the trash. */
export function CollectionPane<Item extends CollectionItem, Name extends CollectionName>({
  collection,
  queries,
  states,
  isIn,
  titleOf,
  textOf,
  searchLabel,
  foundLabel,
  deleteQuestion,
  deleteNote,
  deleted,
  note,
  groupsOf,
}: CollectionPaneProps<Item, Name>) {
  const { t } = useTranslation('admin')
  const { data, isError, refetch } = useQuery(queries.all)
  const { query, setQuery, commitQuery, search, narrow, rows, keepRows } = useListAddress()
  const setSaved = useSetSaved()
  const [toDelete, setToDelete] = useState<Item | null>(null)
  const remove = useDelete<Item>({
    pathOf: ({ _id }) => `/api/admin/${collection}/${_id}`,
    rows: queries.rows,
    removalOf: (client, { _id }) => createRowRemoval(client, queries.rows, (row) => row._id === _id),
    invalidates: [queryKeys.trash, queryKeys.counts, queryKeys.search],
    onDeleted: ({ _id }, removal) =>
      setSaved({ sentence: deleted, deleted: { inTrash: `/api/trash/${collection}/${_id}`, removal } }),
    onFailed: (failure) => setSaved({ failure }),
  })
  useListPlace(data !== undefined)

  if (!data) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  const items: readonly Item[] = data[collection]
  const trimmed = query.trim()
  const show = states.find(({ state }) => state === search.state)?.state
  const found = items.filter((item) => (show === undefined || isIn(item, show)) && isFound(textOf(item), trimmed))
  const choices = states.map(({ state, label }) => ({
    state,
    label,
    count: items.filter((item) => isIn(item, state)).length,
  }))
  const deleteButton = (item: Item) => (
    <button
      type="button"
      data-danger
      title={t('common.delete')}
      aria-label={t('list.deleteItem', { title: titleOf(item) })}
      onClick={() => setToDelete(item)}
    >
      <Icon d={staffDrawings.trash} />
    </button>
  )
  const isWhole = show === undefined && trimmed === ''
  const groups = groupsOf(found, { isWhole, deleteButton }).filter(({ rows }) => rows.length > 0)

  return (
    <>
      {isError && <ListError onRetry={refetch} />}
      <SearchField
        value={query}
        onChange={setQuery}
        onLeave={commitQuery}
        label={searchLabel}
        found={trimmed !== '' && found.length > 0 ? foundLabel(found.length) : null}
      >
        <FilterChips show={show} choices={choices} all={items.length} onChoose={(state) => narrow({ state })} />
      </SearchField>
      {note?.(items)}
      {groups.length === 0 ? (
        <NothingFound
          query={trimmed}
          onClear={() => {
            setQuery('')
            narrow({ state: undefined })
          }}
        />
      ) : (
        <CollectionList collection={collection} groups={groups} asked={rows} onMore={keepRows} />
      )}
      {toDelete && (
        <DeleteDialog
          question={deleteQuestion}
          title={titleOf(toDelete)}
          note={[deleteNote?.(toDelete, items), t('confirm.toTrashNote', { count: DAYS_IN_TRASH })]
            .filter(Boolean)
            .join(' ')}
          onConfirm={() => remove.mutate(toDelete)}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  )
}
