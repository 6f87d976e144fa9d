import { queryOptions } from '@tanstack/react-query'
import type { CollectionVersion } from 'api/contract/collections/versions'
import { wholeList } from '#features/admin/list/cached-rows.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'

/** How the browser reads a collection: its list, which comes as a whole, and one of its things as it is edited. */
export function collectionQueries<Item extends CollectionItem, Name extends CollectionName>(collection: Name) {
  const rows = wholeList([...queryKeys[collection], 'list'], collection)
  return {
    rows,
    all: queryOptions({
      queryKey: rows.queryKey,
      queryFn: ({ signal }) => callAsStaff<Record<Name, Item[]>>(`/api/admin/${collection}`, { signal }),
      staleTime: 0,
    }),
    /** 404 when there is none. */
    byId: (id: string) =>
      queryOptions({
        queryKey: [...queryKeys[collection], 'item', { id }],
        queryFn: ({ signal }) => callAsStaff<Item>(`/api/admin/${collection}/${encodeURIComponent(id)}`, { signal }),
        staleTime: 0,
        gcTime: 0,
      }),
  }
}

/** What each of the last saves made of a thing, the last one first. */
export const versionsOf = <Item>(collection: CollectionName, id: string) =>
  queryOptions({
    queryKey: [...queryKeys[collection], 'versions', { id }],
    queryFn: ({ signal }) =>
      callAsStaff<{ versions: CollectionVersion<Item>[] }>(
        `/api/admin/${collection}/${encodeURIComponent(id)}/versions`,
        {
          signal,
        },
      ),
    gcTime: 0,
  })
