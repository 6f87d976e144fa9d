import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { CollectionDraft } from 'api/contract/collections/drafts'
import type { ComponentType } from 'react'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { UnknownStaffPage } from '#features/admin/shell/staff-message.tsx'
import { ApiError } from '#lib/api.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import type { collectionQueries } from './collection-queries.ts'
import { draftOf } from './item-drafts.queries.ts'

/** What a form tells when it is done. */
export interface FormEnd<Item> {
  onSaved: (saved: Item) => void
  onClose: () => void
}

export interface ItemFormProps<Item> extends FormEnd<Item> {
  /** What is edited; `null` for a new thing. */
  item: Item | null
  /** What a new one is made of. */
  copyOf?: Item | undefined
  /** What is kept of it on the server and is not published. */
  found?: CollectionDraft | null | undefined
}

export interface CollectionPageProps<Item extends CollectionItem, Name extends CollectionName> {
  collection: Name
  /** `new` for a new thing. */
  id: string
  queries: ReturnType<typeof collectionQueries<Item, Name>>
  /** The message after it was saved. */
  saved: (item: Item, isNew: boolean) => Done
  form: ComponentType<ItemFormProps<Item>>
}

/** The form of a collection's thing, or of a new one, with the thing it needs. */
export function CollectionPage<Item extends CollectionItem, Name extends CollectionName>({
  collection,
  id,
  queries,
  saved,
  form: Form,
}: CollectionPageProps<Item, Name>) {
  const backToList = useBackToList()
  const setSaved = useSetSaved()
  const isNew = id === 'new'
  const copyOf = useRouterState({ select: ({ location }) => location.state.copyOf })
  const read = isNew ? copyOf : id
  const { data, error, refetch } = useQuery({
    ...queries.byId(read ?? ''),
    enabled: read !== undefined,
    refetchOnWindowFocus: false,
  })
  const draft = useQuery({ ...draftOf(collection, id), enabled: !isNew, refetchOnWindowFocus: false })
  const found = draft.data?.draft
  const onClose = () => backToList({ tab: collection })
  const end = {
    onClose,
    onSaved(item: Item) {
      setSaved(saved(item, isNew || data === undefined))
      onClose()
    },
  }
  if (read === undefined) return <Form item={null} {...end} />
  const isGone = error instanceof ApiError && error.status === 404
  if (error && !isGone) return <ListError onRetry={refetch} />
  if (draft.error) return <ListError onRetry={draft.refetch} />
  if ((!data && !isGone) || draft.isLoading) return <ListLoading />
  if (isNew && data) return <Form item={null} copyOf={data} {...end} />
  if (data) return <Form item={data} found={found} {...end} />
  return found ? <Form item={null} found={found} {...end} /> : <UnknownStaffPage />
}
