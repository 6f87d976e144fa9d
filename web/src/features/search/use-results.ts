import { searchIndex } from 'virtual:search-index'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { reportFailure } from '#lib/report-failure.ts'
import { createFindResults, type Results } from './find-results.ts'
import { searchTitles } from './search.queries.ts'

/** What answers an input: the specified results and those of the whole site. */
export function useResults(input: string): Results {
  const { data: titles, error } = useQuery(searchTitles)
  useEffect(() => {
    if (error) reportFailure(error)
  }, [error])
  const findResults = useMemo(() => createFindResults(searchIndex, titles), [titles])
  return useMemo(() => findResults(input), [input, findResults])
}
