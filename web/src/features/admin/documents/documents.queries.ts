import { queryOptions } from '@tanstack/react-query'
import type { StaffDocument, StaffDocuments } from 'api/contract/documents'
import { wholeList } from '#features/admin/list/cached-rows.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

export const documentRows = wholeList([...queryKeys.documents, 'list'], 'documents')

export const allDocuments = queryOptions({
  queryKey: documentRows.queryKey,
  queryFn: ({ signal }) => callAsStaff<StaffDocuments>('/api/admin/documents', { signal }),
  staleTime: 0,
})

/** A document as it is edited; 404 when there is none. */
export const documentById = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.documents, 'item', { id }],
    queryFn: ({ signal }) => callAsStaff<StaffDocument>(`/api/admin/documents/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
