import { searchIndex } from 'virtual:search-index'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { reportFailure } from '#lib/report-failure.ts'
import { personRecords } from './person-records.ts'
import { createRule, type RuleResults } from './rule.ts'
import { searchTitles } from './search.queries.ts'
import { siteEntries } from './site-entries.ts'
import { createSiteSearch, type SiteEntry } from './site-search.ts'

/** Results of the second group that are shown; a longer query finds the others. */
const MAX_OF_SITE = 12

export interface Results extends RuleResults {
  /** From the whole site, without those of the first group. */
  site: SiteEntry[]
  /** Nothing answers all that was typed; `site` answers some of it. */
  isClose: boolean
}

/** What answers an input: the specified results and those of the whole site. */
export function useResults(input: string): Results {
  const { data: titles, error } = useQuery(searchTitles)
  useEffect(() => {
    if (error) reportFailure(error)
  }, [error])
  const findByRule = useMemo(
    () => createRule({ products: searchIndex.products, people: personRecords(titles?.people ?? []) }),
    [titles],
  )
  const searchSite = useMemo(() => createSiteSearch(siteEntries(searchIndex, titles)), [titles])
  return useMemo(() => {
    const { products, people } = findByRule(input)
    const found = new Set([...products, ...people].map(({ path }) => path))
    const { entries, isClose } = searchSite(input, MAX_OF_SITE, found)
    return { products, people, site: entries, isClose }
  }, [input, findByRule, searchSite])
}
