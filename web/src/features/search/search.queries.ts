import { queryOptions } from '@tanstack/react-query'
import type { SearchTitles } from 'api/contract/search'
import { publicQueryKeys } from '#lib/public-query-keys.ts'
import { readApi } from '#lib/query-client.tsx'

/** The titles of the newest news and of the positions; asked for once in a visit, and without them the search goes on (API-16). */
export const searchTitles = queryOptions({
  queryKey: publicQueryKeys.search,
  // Without the signal of the context, which would call it off when the search is closed, and it would be asked for again.
  queryFn: ({ meta }) => readApi<SearchTitles>({ meta }, '/api/search'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
