import { searchIndex } from 'virtual:search-index'
import { useQuery } from '@tanstack/react-query'
import type { SearchTitles } from 'api/contract/search'
import { useEffect, useMemo } from 'react'
import { reportFailure } from '#lib/report-failure.ts'
import { createFindResults, type Results } from './find-results.ts'
import { searchTitles } from './search.queries.ts'

/** What answers an input, the specified results and those of the whole site, and the titles by which it was found. */
export function useResults(input: string): { results: Results; titles: SearchTitles | undefined } {
  const { data: titles, error } = useQuery(searchTitles)
  useEffect(() => {
    if (error) reportFailure(error)
  }, [error])
  const findResults = useMemo(() => createFindResults(searchIndex, titles), [titles])
  const results = useMemo(() => findResults(input), [input, findResults])
  return { results, titles }
}
