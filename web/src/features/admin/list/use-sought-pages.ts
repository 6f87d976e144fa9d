import { type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { orMore } from './loaded-count.ts'

/**
 * A list the server searches and gives page by page.
 *
 * @param pagesFor the query for what is searched: trimmed, '' while nothing is
 * @param isNarrowed whether something beside the search leaves items out
 * @returns the rows loaded so far (those of the search before, while a new one is under way), what is written in the
 * field, and `countFound`: words with the number of rows found, `null` while nothing is narrowed or answered
 */
export function useSoughtPages<Page, Row, Key extends QueryKey, Cursor>(
  pagesFor: (search: string) => UseInfiniteQueryOptions<Page, Error, Row[], Key, Cursor>,
  isNarrowed = false,
) {
  const [written, setWritten] = useState('')
  const search = useDeferredValue(written.trim())
  const { data: rows, ...pages } = useInfiniteQuery({
    ...pagesFor(search),
    placeholderData: (previous) => previous,
  })
  const isAnswered = (isNarrowed || search !== '') && !pages.isPlaceholderData
  const countFound = (words: (count: number) => string) =>
    isAnswered && rows ? orMore(words(rows.length), pages.hasNextPage) : null
  return { ...pages, rows, written, setWritten, search, countFound }
}
