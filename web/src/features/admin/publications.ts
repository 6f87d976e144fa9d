import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { LANGUAGES, type Language } from 'api/contract/languages'
import type { StaffNews } from 'api/contract/news'
import type { NewsFound, NewsSearch, StaffSummary } from 'api/contract/news-list'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import { pagedList } from './list/cached-rows.ts'
import type { LoadedRows } from './list/loaded-rows.ts'
import { readPictureAccess } from './staff-pictures.ts'

/** The loaded lists of news and media, whatever they are searched for. */
export const newsRows = pagedList([...queryKeys.staffNews, 'list'], 'news')

/** A list of news, read by a hundred items. */
export function newsPages(asked: Omit<NewsSearch, 'limit' | 'before'>) {
  const query = new URLSearchParams({ ...asked, limit: '100' })
  return infiniteQueryOptions({
    queryKey: [...newsRows.queryKey, asked],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam ? `&before=${encodeURIComponent(pageParam)}` : ''
      const [page] = await Promise.all([
        callAsStaff<NewsFound>(`/api/admin/news?${query}${before}`, { signal }),
        readPictureAccess(),
      ])
      return page
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    select: allNews,
    staleTime: 0,
  })
}

/** How many items each choice leaves that narrows a list of news. */
export type NewsCounts = Pick<NewsFound, 'states' | 'counts'>

const allNews = ({ pages }: { pages: NewsFound[] }): LoadedRows<StaffSummary, NewsCounts> => {
  const last = pages.at(-1)
  return { rows: pages.flatMap(({ news }) => news), total: last?.total, summary: last }
}

/** An item of news as staff see it, by its address or its id; 404 when there is none. */
export const newsItem = (ref: string) =>
  queryOptions({
    queryKey: [...queryKeys.staffNews, 'item', { ref }],
    queryFn: async ({ signal }) => {
      const [item] = await Promise.all([
        callAsStaff<StaffNews>(`/api/admin/news/${encodeURIComponent(ref)}`, { signal }),
        readPictureAccess(),
      ])
      return item
    },
    staleTime: 0,
  })

/** The first title there is, in the order bg, en, de, it (ADM-12); '' when there is none. */
export function titleOf(titles: Record<Language, string>): string {
  const language = LANGUAGES.find((each) => titles[each].trim() !== '')
  return language ? titles[language] : ''
}
