import { queryOptions } from '@tanstack/react-query'
import type { SearchTitles } from 'api/contract/search'

/** The titles of the newest news; asked for once in a visit, and without them the search goes on (API-16). */
export const searchTitles = queryOptions<SearchTitles, Error, SearchTitles['news']>({
  queryKey: ['/api/search'],
  select: ({ news }) => news,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
