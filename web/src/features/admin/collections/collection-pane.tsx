import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Collection } from 'api/contract/collections/collection'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { MenuAct } from '#features/admin/form/menu.tsx'
import { createRowRemoval } from '#features/admin/list/cached-rows.ts'
import { DeleteButton } from '#features/admin/list/delete-button.tsx'
import { DeleteDialog } from '#features/admin/list/delete-dialog.tsx'
import { FilterChips } from '#features/admin/list/filter-chips.tsx'
import { isFound } from '#features/admin/list/is-found.ts'
import { EmptyList, ListError, LoadingRows, NothingFound } from '#features/admin/list/list-states.tsx'
import { reasonQuery } from '#features/admin/list/reason-field.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import { SortSelect } from '#features/admin/list/sort-select.tsx'
import { useDelete } from '#features/admin/list/use-delete.ts'
import { useListAddress } from '#features/admin/list/use-list-address.ts'
import { useListPlace } from '#features/admin/list/use-list-place.ts'
import { type Done, undoDeletion, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { HiddenBelow } from '#ui/hidden-below.tsx'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import { type CollectionGroup, CollectionList } from './collection-list.tsx'
import type { collectionQueries } from './collection-queries.ts'
import { OrderHint } from './collection-rows.tsx'
import { describedForm } from './described-form.ts'
import { useDraftRows } from './use-draft-rows.tsx'
import { useMove } from './use-move.ts'
import { useRowVisibility } from './use-row-visibility.tsx'

const NEW = {
  careers: 'panel.newPosition',
  documents: 'documents.new',
  events: 'events.new',
  people: 'people.new',
} as const

interface CollectionPaneProps<
  Name extends CollectionName,
  Input,
  Item extends CollectionItem,
  Values extends object,
  Order extends string,
> {
  collection: Collection<Name, Input, Item, Values>
  queries: ReturnType<typeof collectionQueries<Item, Name>>
  /** What the list can be narrowed to, in words. */
  states: readonly { state: string; label: string }[]
  isIn: (item: Item, state: string) => boolean
  /** The orders that it can be put into, the usual one first. */
  orders?: Readonly<Record<Order, (one: Item, other: Item) => number>>
  orderLabel?: (order: Order) => string
  /** What is searched. */
  textOf: (item: Item) => string
  searchLabel: string
  foundLabel: (count: number) => string
  /** What asks for the first item, where nothing else stands in the list. */
  empty?: { heading: string; text: string; act: string }
  deleteQuestion: string
  /** What else is to be known before one is deleted. */
  deleteNote?: (item: Item, items: readonly Item[]) => string
  /** Path of what visitors read of it alone. */
  pathOf?: (item: Item) => string | null
  /** The message when one is not hidden any more. */
  shown?: Done['sentence']
  /** Whether the law wants it to be public: it is deleted with a reason only. */
  needsReason?: (item: Item) => boolean
  deleted: Done['sentence']
  /** Above the rows, of all there are. */
  note?: (items: readonly Item[]) => ReactNode
  /**
   * The groups of what was found, in their order; empty ones are left out.
   * @param tools the button that deletes an item, and what makes another one of it
   */
  groupsOf: (
    items: readonly Item[],
    tools: { deleteButton: (item: Item) => ReactNode; copyAct: (item: Item) => MenuAct },
  ) => CollectionGroup[]
}

/** The list of a collection: searched, narrowed, with its rows in groups and the question before one goes to the trash. */
export function CollectionPane<
  Name extends CollectionName,
  Input,
  Item extends CollectionItem,
  Values extends object,
  Order extends string = never,
>({
  collection: described,
  queries,
  states,
  isIn,
  orders,
  orderLabel = String,
  textOf,
  searchLabel,
  foundLabel,
  empty,
  deleteQuestion,
  deleteNote,
  pathOf,
  shown: shownAgain = 'list.shownAgain',
  needsReason,
  deleted,
  note,
  groupsOf,
}: CollectionPaneProps<Name, Input, Item, Values, Order>) {
  const { name: collection } = described
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(queries.all)
  const { query, setQuery, commitQuery, search, narrow, rows, keepRows } = useListAddress()
  const setSaved = useSetSaved()
  const [toDelete, setToDelete] = useState<Item | null>(null)
  const remove = useDelete<{ _id: string; reason: string }>({
    pathOf: ({ _id, reason }) => `/api/admin/${collection}/${_id}${reasonQuery(reason)}`,
    rows: queries.rows,
    removalOf: (client, { _id }) => createRowRemoval(client, queries.rows, (row) => row._id === _id),
    invalidates: [[...queryKeys[collection], 'public'], queryKeys.trash, queryKeys.counts, queryKeys.search],
    onDeleted: ({ _id }, removal) =>
      setSaved({ sentence: deleted, undo: undoDeletion(`/api/trash/${collection}/${_id}`, removal) }),
    onFailed: (failure) => setSaved({ failure }),
  })
  const move = useMove(collection, queries.rows)
  useListPlace(data !== undefined)
  const drafts = useDraftRows(collection, query.trim(), deleted)
  const [{ titleOf }] = useState(() => describedForm(described))
  const visibility = useRowVisibility({
    ...{ collection: described, items: data?.[collection] ?? [], shown: shownAgain, pathOf },
  })

  const all = Object.keys(orders ?? {}) as Order[]
  const [first] = all
  const order = all.find((each) => each === search.order) ?? first
  const formOf = (id: string) =>
    ({ to: '/admin/$collection/$id', params: { collection, id }, state: { list: collection } }) as const

  if (!data) return isError ? <ListError onRetry={refetch} /> : <LoadingRows />
  const items: readonly Item[] = data[collection]
  const begun = drafts.group.rows.length
  if (items.length === 0 && begun === 0 && empty)
    return (
      <EmptyList heading={empty.heading} text={empty.text}>
        <Link className="btn" {...formOf('new')}>
          <Icon name="plus" /> {empty.act}
        </Link>
      </EmptyList>
    )
  const trimmed = query.trim()
  const isDrafts = search.state === 'draft'
  const shown = states.find(({ state }) => state === search.state)
  const searched = items.filter((item) => isFound(textOf(item), trimmed))
  const ordered = order && orders ? searched.toSorted(orders[order]) : searched
  const found = shown ? ordered.filter((item) => isIn(item, shown.state)) : ordered
  const choices = states.map(({ state, label }) => ({
    state,
    label,
    count: searched.filter((item) => isIn(item, state)).length,
  }))
  const deleteButton = (item: Item) => <DeleteButton title={titleOf(item)} onClick={() => setToDelete(item)} />
  const copyAct = (item: Item): MenuAct => ({
    label: t('list.copy'),
    onChoose: () => navigate({ ...formOf('new'), state: { list: collection, copyOf: item._id } }),
  })
  const isKeptPublic = toDelete !== null && (needsReason?.(toDelete) ?? false)
  const asked =
    drafts.toDelete ??
    (toDelete && {
      title: titleOf(toDelete),
      note: [
        deleteNote?.(toDelete, items),
        isKeptPublic ? t('withdrawal.toTrashNote') : t('confirm.toTrashNote', { count: DAYS_IN_TRASH }),
      ]
        .filter(Boolean)
        .join(' '),
      linked: pathOf && !toDelete.isHidden ? pathOf(toDelete) : null,
      needsReason: isKeptPublic,
      onConfirm: (reason: string) => remove.mutate({ _id: toDelete._id, reason }),
      onClose: () => setToDelete(null),
    })
  const isWhole = shown === undefined && trimmed === ''
  const ofItems = isDrafts
    ? []
    : visibility.withVisibility(drafts.withNotes(groupsOf(found, { deleteButton, copyAct })))
  const groups = [...(shown ? [] : [drafts.group]), ...ofItems].filter(({ rows }) => rows.length > 0)
  const hasPlaces = isWhole && groups.some(({ rows }) => rows.some(({ list }) => list !== undefined))

  return (
    <>
      {isError && <ListError onRetry={refetch} />}
      <SearchField
        value={query}
        onChange={setQuery}
        onLeave={commitQuery}
        label={searchLabel}
        found={trimmed !== '' && found.length > 0 ? foundLabel(found.length) : null}
        primary={
          <Link className="btn" {...formOf('new')}>
            <Icon name="plus" /> <HiddenBelow width={600}>{t(NEW[collection as CollectionName])}</HiddenBelow>
          </Link>
        }
      >
        <FilterChips
          show={isDrafts ? 'draft' : shown?.state}
          choices={[...choices, { state: 'draft', label: t('states.draft'), count: begun }]}
          all={searched.length + begun}
          onChoose={(state) => narrow({ state })}
        />
        {first !== undefined && order !== undefined && (
          <SortSelect
            sort={order}
            choices={all.map((sort) => ({ sort, label: orderLabel(sort) }))}
            onChoose={(sort) => narrow({ order: sort === first ? undefined : sort })}
          />
        )}
      </SearchField>
      {note?.(items)}
      {searched.length + begun === 0 && <NothingFound query={trimmed} onClear={() => setQuery('')} />}
      {shown && searched.length > 0 && found.length === 0 && (
        <EmptyList
          heading={t('collections.nothing')}
          text={t('filters.findNothing', { count: 1, filters: t('filters.quoted', { words: shown.label }) })}
        >
          <button type="button" className="btn btn--line" onClick={() => narrow({ state: undefined })}>
            {t('collections.without', { words: shown.label, count: searched.length })}
          </button>
        </EmptyList>
      )}
      {hasPlaces && <OrderHint />}
      <CollectionList
        collection={collection}
        groups={groups}
        wanted={rows}
        onMore={keepRows}
        onMove={isWhole ? move : undefined}
      />
      {visibility.question}
      {asked && <DeleteDialog question={deleteQuestion} {...asked} />}
    </>
  )
}
