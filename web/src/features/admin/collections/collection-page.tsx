import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { type Done, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { UnknownStaffPage } from '#features/admin/shell/unknown-staff-page.tsx'
import { ApiError } from '#lib/api.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import type { collectionQueries } from './collection-queries.ts'

/** What a form tells when it is done. */
export interface FormEnd {
  onSaved: () => void
  onClose: () => void
}

export interface ItemFormProps<Item> extends FormEnd {
  /** What is edited; `null` for a new thing. */
  item: Item | null
}

interface CollectionPageProps<Item extends CollectionItem, Name extends CollectionName> {
  collection: Name
  /** `new` for a new thing. */
  id: string
  queries: ReturnType<typeof collectionQueries<Item, Name>>
  /** What is said when it is saved: a new one, and one that was there. */
  saved: { isNew: Done['sentence']; isEdited: Done['sentence'] }
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
  const { data, error, refetch } = useQuery({ ...queries.byId(id), enabled: !isNew, refetchOnWindowFocus: false })
  const onClose = () => backToList({ tab: collection })
  const end = {
    onClose,
    onSaved() {
      setSaved({ sentence: isNew ? saved.isNew : saved.isEdited })
      onClose()
    },
  }
  if (isNew) return <Form item={null} {...end} />
  if (error instanceof ApiError && error.status === 404) return <UnknownStaffPage />
  if (error) return <ListError onRetry={refetch} />
  if (!data) return <ListLoading />
  return <Form item={data} {...end} />
}
