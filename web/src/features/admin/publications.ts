import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Career } from 'api/contract/careers'
import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsPage, NewsSummary } from 'api/contract/news'
import { callApi } from '#lib/api.ts'

/** Where staff publish; the inquiries of visitors follow them. */
const PUBLICATION_TABS = ['news', 'media', 'careers'] as const
export const TABS = [...PUBLICATION_TABS, 'inquiries'] as const
export type PublicationTab = (typeof PUBLICATION_TABS)[number]
export type Tab = (typeof TABS)[number]

/** The list of a tab, read by a hundred items. */
export function newsPages(tab: 'news' | 'media') {
  const path = `/api/news?medias=${tab === 'media'}&fields=summary&limit=100`
  return infiniteQueryOptions({
    queryKey: [path],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(pageParam ? `${path}&before=${encodeURIComponent(pageParam)}` : path, { signal })) as NewsPage,
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
