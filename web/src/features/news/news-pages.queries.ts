import { infiniteQueryOptions } from '@tanstack/react-query'
import type { NewsPage } from 'api/contract/news'
import { publicQueryKeys } from '#lib/public-query-keys.ts'
import { readApi } from '#lib/query-client.tsx'

const PAGE_SIZE = 20

/** All items of one list that have an English title, in pages, newest first. */
export const newsPages = (medias: boolean) =>
  infiniteQueryOptions({
    queryKey: [...publicQueryKeys.news, 'list', { medias }],
    initialPageParam: '',
    queryFn: ({ pageParam, ...context }) =>
      readApi<NewsPage>(
        context,
        `/api/news?medias=${medias}&title=en&limit=${PAGE_SIZE}&fields=summary${pageParam && `&before=${encodeURIComponent(pageParam)}`}`,
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ news }) => news),
  })
