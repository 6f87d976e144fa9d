import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Career } from 'api/contract/careers'
import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsPage, NewsSummary } from 'api/contract/news'
import { callApi } from '#lib/api.ts'
import { callAsStaff } from '#lib/session.ts'

/** Where staff publish; the inquiries of visitors follow them. */
const PUBLICATION_TABS = ['news', 'media', 'careers'] as const
export const TABS = [...PUBLICATION_TABS, 'inquiries'] as const
export type PublicationTab = (typeof PUBLICATION_TABS)[number]
export type Tab = (typeof TABS)[number]

/** The list of a tab, read by a hundred items; with `search` those that have it in a title, however capitalised. */
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
      (await call(pageParam ? `${path}&before=${encodeURIComponent(pageParam)}` : path, { signal })) as NewsPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: allNews,
    staleTime: 0,
  })
}

const allNews = ({ pages }: { pages: NewsPage[] }): NewsSummary[] => pages.flatMap(({ news }) => news)

export const allCareers = queryOptions<{ careers: Career[] }>({ queryKey: ['/api/careers'], staleTime: 0 })

/** The first title there is, in the order bg, en, de, it (ADM-12); '' when there is none. */
export function titleOf(titles: Record<Language, string>): string {
  const language = LANGUAGES.find((each) => titles[each].trim() !== '')
  return language ? titles[language] : ''
}

/** Whether a title contains what is searched for, however it is capitalised. */
export function isFound(title: string, query: string): boolean {
  return title.toLocaleLowerCase('bg').includes(query.trim().toLocaleLowerCase('bg'))
}
