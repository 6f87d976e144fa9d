import { queryOptions } from '@tanstack/react-query'
import type { RegisterVersion } from 'api/contract/register-versions'
import { wholeList } from '#features/admin/list/cached-rows.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { RegisterItem, RegisterName } from './register-item.ts'

/** How the browser reads a register: its list, which comes as a whole, and one of its things as it is edited. */
export function registerQueries<Item extends RegisterItem, Name extends RegisterName>(register: Name) {
  const rows = wholeList([...queryKeys[register], 'list'], register)
  return {
    rows,
    all: queryOptions({
      queryKey: rows.queryKey,
      queryFn: ({ signal }) => callAsStaff<Record<Name, Item[]>>(`/api/admin/${register}`, { signal }),
      staleTime: 0,
    }),
    /** 404 when there is none. */
    byId: (id: string) =>
      queryOptions({
        queryKey: [...queryKeys[register], 'item', { id }],
        queryFn: ({ signal }) => callAsStaff<Item>(`/api/admin/${register}/${encodeURIComponent(id)}`, { signal }),
        staleTime: 0,
        gcTime: 0,
      }),
  }
}

/** What each of the last saves made of a thing, the last one first. */
export const versionsOf = <Item>(register: RegisterName, id: string) =>
  queryOptions({
    queryKey: [...queryKeys[register], 'versions', { id }],
    queryFn: ({ signal }) =>
      callAsStaff<{ versions: RegisterVersion<Item>[] }>(`/api/admin/${register}/${encodeURIComponent(id)}/versions`, {
        signal,
      }),
    gcTime: 0,
  })
