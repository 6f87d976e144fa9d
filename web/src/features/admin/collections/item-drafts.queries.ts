import { queryOptions } from '@tanstack/react-query'
import type { CollectionDraft, DraftFound, DraftInput, DraftList, DraftSaved } from 'api/contract/collections/drafts'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { CollectionName } from './collection-item.ts'

const addressOf = (collection: CollectionName, id: string) =>
  `/api/admin/${collection}/drafts/${encodeURIComponent(id)}`

/** What staff have begun in a collection, and what lies beside its things. */
export const draftsOf = (collection: CollectionName) =>
  queryOptions({
    queryKey: [...queryKeys[collection], 'drafts'],
    queryFn: ({ signal }) => callAsStaff<DraftList>(`/api/admin/${collection}/drafts`, { signal }),
    staleTime: 0,
  })

/** The draft of this id, or one's own beside the thing of this id; `null` when there is none. */
export const draftOf = (collection: CollectionName, id: string) =>
  queryOptions({
    queryKey: [...queryKeys[collection], 'draft', { id }],
    queryFn: ({ signal }) => callAsStaff<DraftFound>(addressOf(collection, id), { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** @param version of the draft that was seen; `null` for its first save. @throws ApiError 412 with what is there now */
export async function putDraft(
  collection: CollectionName,
  { id, version, ...json }: DraftInput & { id: string; version: string | null },
  signal: AbortSignal,
) {
  const { draft } = await callAsStaff<DraftSaved>(addressOf(collection, id), { method: 'PUT', json, version, signal })
  return draft
}

/** Deletes what lies beside a thing. @throws ApiError */
export const discardDraft = (collection: CollectionName, id: string) =>
  callAsStaff(addressOf(collection, id), { method: 'DELETE' })

/** What another account, or another tab, has saved meanwhile. */
export type Overtaken<Item> = { item: Item } | { draft: CollectionDraft }

/** What a refusal of the server says is there now; `null` when it says something else. */
export function overtakenBy<Item>(error: unknown): Overtaken<Item> | null {
  if (!(error instanceof ApiError) || error.status !== 412 || !error.body.current) return null
  const current = error.body.current as Item | CollectionDraft
  return 'values' in Object(current) ? { draft: current as CollectionDraft } : { item: current as Item }
}
