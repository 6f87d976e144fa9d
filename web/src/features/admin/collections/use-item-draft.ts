import { useQueryClient } from '@tanstack/react-query'
import type { CollectionDraft } from 'api/contract/collections/drafts'
import { useRef, useState } from 'react'
import type { FormStore } from '#features/admin/form/use-save-moments.ts'
import { useServerDraft } from '#features/admin/form/use-server-draft.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import { type Overtaken, overtakenBy, putDraft } from './item-drafts.queries.ts'
import type { Base } from './use-save-item.ts'

interface ItemDraftOptions<Item, Values> {
  collection: CollectionName
  /** What the form was opened with. */
  found: CollectionDraft | null
  store: FormStore
  /** What the form holds. */
  read: () => Values
  base: { current: Base<Item> }
  /**
   * @param isAll nothing was written meanwhile
   * @param isFirst nothing of it was on the server before
   */
  onKept: (draft: CollectionDraft, isAll: boolean, isFirst: boolean) => void
  onConflict: (now: Overtaken<Item>) => void
}

/** Keeps an item of a collection as a draft on the server, beside what is published of it. */
export function useItemDraft<Item extends CollectionItem, Values extends object>({
  collection,
  found,
  base,
  onKept,
  ...options
}: ItemDraftOptions<Item, Values>) {
  const client = useQueryClient()
  const own = useRef({ id: found?._id ?? randomUuid(), version: found?.updatedAt ?? null })
  const [isStored, setStored] = useState(found !== null)

  const server = useServerDraft({
    ...options,
    print: (values) => JSON.stringify(values),
    send(values, signal) {
      const { current: seen } = base
      const beside = seen && { item: seen.item._id, basedOn: seen.version }
      return putDraft(collection, { ...own.current, values: values as Record<string, unknown>, ...beside }, signal)
    },
    onKept(draft, isAll) {
      const isFirst = own.current.version === null
      own.current = { id: draft._id, version: draft.updatedAt }
      setStored(true)
      onKept(draft, isAll, isFirst)
      client.invalidateQueries({ queryKey: [...queryKeys[collection], 'drafts'] })
      if (isFirst) client.invalidateQueries({ queryKey: queryKeys.counts })
    },
    overtakenBy: (error) => overtakenBy<Item>(error),
  })

  return {
    ...server,
    /** The server has a draft. */
    isStored,
    /** Goes on from what another one has saved of the draft. */
    startFromDraft({ _id, updatedAt }: CollectionDraft): void {
      own.current = { id: _id, version: updatedAt }
      server.startFrom(null)
    },
    /** The draft that goes with what is published; `null` when the server has none. */
    published: () =>
      own.current.version === null ? null : { draft: own.current.id, draftVersion: own.current.version },
    id: () => own.current.id,
  }
}
