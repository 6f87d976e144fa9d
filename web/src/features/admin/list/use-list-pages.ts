import { type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import type { LoadedRows } from './loaded-rows.ts'
import { useFirstNewRow } from './use-first-new-row.ts'
import { useListAddress } from './use-list-address.ts'
import { useListPlace } from './use-list-place.ts'

/**
 * A list that the server searches and gives page by page; the address says what of it is shown.
 *
 * @param pagesFor the query for what is searched (trimmed, '' while nothing is) and what else the address says
 * @returns the rows loaded so far (those of the search before, while a new one is under way), what is written in the
 * field, and `isAnswered`: the rows are those of the search
 */
export function useListPages<Page, Row, Key extends QueryKey, Cursor, Summary = undefined>(
  pagesFor: (
    search: string,
    address: ListAddress['search'],
  ) => UseInfiniteQueryOptions<Page, Error, LoadedRows<Row, Summary>, Key, Cursor>,
) {
  const address = useListAddress()
  const search = useDeferredValue(address.query.trim())
  const { data, ...pages } = useInfiniteQuery({
    ...pagesFor(search, address.search),
    placeholderData: (previous) => previous,
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages
  const count = data?.rows.length ?? 0
  const [isFilled, setFilled] = useState(false)
  const isShort = !isFilled && count < address.rows && hasNextPage
  const { ref, expect } = useFirstNewRow(count)

  const isThere = data !== undefined && !isShort

  // Coming back to a list loads as many rows as were shown; rows deleted after that are not replaced.
  useEffect(() => {
    if (isShort && !isFetching && !isError) fetchNextPage()
  }, [isShort, isFetching, isError, fetchNextPage])
  useEffect(() => {
    if (isThere) setFilled(true)
  }, [isThere])
  useListPlace(isThere)

  return {
    ...pages,
    ...address,
    rows: data?.rows,
    total: data?.total,
    summary: data?.summary,
    address: address.search,
    search,
    isAnswered: !pages.isPlaceholderData,
    /** Of the list that shows the rows. */
    listRef: ref,
    async fetchMore(): Promise<void> {
      expect()
      const { data: more } = await fetchNextPage()
      if (more) address.keepRows(more.rows.length)
    },
  }
}
type ListAddress = ReturnType<typeof useListAddress>
