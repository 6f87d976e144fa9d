import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewsItem, NewsList, NewsPage } from 'api/contract/news'
import { reportFailure } from '#lib/report-failure.ts'

const PAGE_SIZE = 20

/** The five newest items of company news, newest first. */
export const latestNews = queryOptions<NewsList, Error, NewsItem[]>({
  queryKey: ['/api/news/latest'],
  select: ({ news }) => news,
})

/** The item at an address; an error with status 404 when there is none. */
export const newsByUrl = (url: string) =>
  queryOptions<NewsList, Error, NewsItem | undefined>({
    queryKey: [`/api/news/${encodeURIComponent(url)}`],
    select: ({ news }) => news[0],
  })

/** All items of one list that have an English title, in pages, newest first. */
export const newsPages = (medias: boolean) =>
  infiniteQueryOptions<NewsPage, Error, NewsPage['news'], readonly string[], string>({
    queryKey: [`/api/news?medias=${medias}&title=en&limit=${PAGE_SIZE}&fields=summary`],
    initialPageParam: '',
    getNextPageParam: ({ next }) => (next === null ? null : `&before=${encodeURIComponent(next)}`),
    select: ({ pages }) => pages.flatMap(({ news }) => news),
  })

/** Reads the latest news ahead; a failure is only logged. */
export async function warmLatestNews(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(latestNews).catch(reportFailure)
}
