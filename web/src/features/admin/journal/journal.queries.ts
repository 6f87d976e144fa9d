import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { JournalFilter, JournalPage } from 'api/contract/journal'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff, readFileAsStaff } from '#lib/session.ts'

const PATH = '/api/admin/journal'
const asQuery = (filter: JournalFilter) => new URLSearchParams(filter as Record<string, string>)

/** What was done, the last first, fifty acts a page. */
export const journalPages = (filter: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.journal, filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = asQuery(filter)
      if (pageParam) query.set('before', pageParam)
      return callAsStaff<JournalPage>(`${PATH}?${query}`, { signal })
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** All that a filter leaves as a file for a spreadsheet. @throws ApiError */
export function exportJournal(filter: JournalFilter): Promise<Blob> {
  return readFileAsStaff(`${PATH}/export?${asQuery(filter)}`)
}
