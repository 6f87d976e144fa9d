import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Career } from 'api/contract/careers'
import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsFound, NewsItem, NewsPage, NewsSummary } from 'api/contract/news'
import type { PanelCounts } from 'api/contract/panel'
import { callApi } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import { pagedList, wholeList } from './list/cached-rows.ts'
import type { LoadedRows } from './list/loaded-rows.ts'

/** Where staff publish; the inquiries of visitors follow them. */
const PUBLICATION_TABS = ['news', 'media', 'careers'] as const
export const TABS = [...PUBLICATION_TABS, 'inquiries'] as const
export type PublicationTab = (typeof PUBLICATION_TABS)[number]
export type Tab = (typeof TABS)[number]

/** The loaded lists of news and media, whatever they are searched for. */
export const newsRows = pagedList([...queryKeys.staffNews, 'list'], 'news')

/** The list of a tab, read by a hundred items; with `search` those that have its words in titles or date. */
export function newsPages(tab: 'news' | 'media', search = '') {
  const isMedia = tab === 'media'
  const path = search
    ? `/api/admin/news?medias=${isMedia}&search=${encodeURIComponent(search)}&limit=100`
    : `/api/news?medias=${isMedia}&fields=summary&limit=100`
  const call = search ? callAsStaff : callApi
  return infiniteQueryOptions({
    queryKey: [...newsRows.queryKey, { tab, search }],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call<NewsPage | NewsFound>(pageParam ? `${path}&before=${encodeURIComponent(pageParam)}` : path, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: allNews,
    staleTime: 0,
  })
}

const allNews = ({ pages }: { pages: (NewsPage | NewsFound)[] }): LoadedRows<NewsSummary> => ({
  rows: pages.flatMap(({ news }) => news),
  total: pages.map((page) => ('total' in page ? page.total : undefined)).at(-1),
})

/** Inquiries arrive, and mails fail, without any action here. */
export const LOOKS_EVERY_MS = 60_000

/** How many rows each list holds, and how many mails failed. */
export const panelCounts = queryOptions({
  queryKey: queryKeys.counts,
  queryFn: ({ signal }) => callAsStaff<PanelCounts>('/api/admin/counts', { signal }),
  staleTime: 0,
  refetchInterval: LOOKS_EVERY_MS,
})

export const careerRows = wholeList([...queryKeys.staffCareers, 'list'], 'careers')

export const allCareers = queryOptions({
  queryKey: careerRows.queryKey,
  queryFn: ({ signal }) => callApi<{ careers: Career[] }>('/api/careers', { signal }),
  staleTime: 0,
})

/** An item of news as it is edited; 404 when there is none at this address. */
export const newsItem = (url: string) =>
  queryOptions({
    queryKey: [...queryKeys.staffNews, 'item', { url }],
    queryFn: async ({ signal }) =>
      (await callApi<{ news: [NewsItem] }>(`/api/news/${encodeURIComponent(url)}`, { signal })).news[0],
    staleTime: 0,
  })

/** A position as it is edited; 404 when there is none. */
export const careerById = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.staffCareers, 'item', { id }],
    queryFn: async ({ signal }) =>
      (await callApi<{ career: [Career] }>(`/api/careers/${encodeURIComponent(id)}`, { signal })).career[0],
    staleTime: 0,
  })

/** The first title there is, in the order bg, en, de, it (ADM-12); '' when there is none. */
export function titleOf(titles: Record<Language, string>): string {
  const language = LANGUAGES.find((each) => titles[each].trim() !== '')
  return language ? titles[language] : ''
}

/** Whether a text holds all words that are searched for, in any order and however they are capitalised. */
export function isFound(text: string, query: string): boolean {
  const lower = text.toLocaleLowerCase('bg')
  return query
    .toLocaleLowerCase('bg')
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
