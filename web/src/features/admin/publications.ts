import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Career } from 'api/contract/careers'
import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsFound, NewsPage, NewsSummary } from 'api/contract/news'
import type { PanelCounts } from 'api/contract/panel'
import { callApi } from '#lib/api.ts'
import { callAsStaff } from '#lib/session.ts'
import type { LoadedRows } from './list/use-list-pages.ts'

/** Where staff publish; the inquiries of visitors follow them. */
const PUBLICATION_TABS = ['news', 'media', 'careers'] as const
export const TABS = [...PUBLICATION_TABS, 'inquiries'] as const
export type PublicationTab = (typeof PUBLICATION_TABS)[number]
export type Tab = (typeof TABS)[number]

/** The list of a tab, read by a hundred items; with `search` those that have its words in titles or date. */
export function newsPages(tab: 'news' | 'media', search = '') {
  const isMedia = tab === 'media'
  const path = search
    ? `/api/admin/news?medias=${isMedia}&search=${encodeURIComponent(search)}&limit=100`
    : `/api/news?medias=${isMedia}&fields=summary&limit=100`
  const call = search ? callAsStaff : callApi
  return infiniteQueryOptions({
    queryKey: [path],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (await call(pageParam ? `${path}&before=${encodeURIComponent(pageParam)}` : path, { signal })) as
        | NewsPage
        | NewsFound,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: allNews,
    staleTime: 0,
  })
}

const allNews = ({ pages }: { pages: (NewsPage | NewsFound)[] }): LoadedRows<NewsSummary> => ({
  rows: pages.flatMap(({ news }) => news),
  total: pages.map((page) => ('total' in page ? page.total : undefined)).at(-1),
})

/** Inquiries come, and mails fail, while nobody does anything here. */
export const LOOKS_EVERY_MS = 60_000

/** How many rows each list holds, and how many mails failed. */
export const panelCounts = queryOptions({
  queryKey: ['/api/admin/counts'],
  queryFn: async ({ signal }) => (await callAsStaff('/api/admin/counts', { signal })) as PanelCounts,
  staleTime: 0,
  refetchInterval: LOOKS_EVERY_MS,
})

export const allCareers = queryOptions<{ careers: Career[] }>({ queryKey: ['/api/careers'], staleTime: 0 })

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
