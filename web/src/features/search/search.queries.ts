import { queryOptions } from '@tanstack/react-query'
import type { SearchTitles } from 'api/contract/search'
import { readPath } from '#lib/query-client.tsx'

/** The titles of the newest news and of the positions; asked for once in a visit, and without them the search goes on (API-16). */
export const searchTitles = queryOptions<SearchTitles>({
  queryKey: ['/api/search'],
  // With a signal of its own: that of the context would call it off when the search is closed, and it would be asked for again.
  queryFn: ({ client, queryKey, meta }) => readPath({ client, queryKey, meta, signal: new AbortController().signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
