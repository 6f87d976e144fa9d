import { queryOptions } from '@tanstack/react-query'
import type { DocumentLinks } from 'api/contract/collections/documents'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

/** A document that a text may link to. */
export type LinkedDocument = DocumentLinks['documents'][number]

/** Those on the site, the last changed first. */
export const documentLinks = queryOptions({
  queryKey: [...queryKeys.documents, 'links'],
  queryFn: ({ signal }) => callAsStaff<DocumentLinks>('/api/admin/documents/links', { signal }),
})
