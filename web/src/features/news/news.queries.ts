import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewsList } from 'api/contract/news'
import { publicQueryKeys } from '#lib/public-query-keys.ts'
import { readApi } from '#lib/query-client.tsx'
import { reportFailure } from '#lib/report-failure.ts'
import { type Headline, headlineOf } from './public-news.ts'

/** The headlines of the five newest items of company news, newest first. */
export const latestNews = queryOptions({
  queryKey: [...publicQueryKeys.news, 'latest'],
  queryFn: async (context) =>
    (await readApi<NewsList>(context, '/api/news/latest')).news.map((item) => headlineOf(item)),
})

/** The latest news, at most half a minute old, in the cache too. A failure is only logged, and gives what was read before. */
export async function readLatestNews(queryClient: QueryClient): Promise<Headline[]> {
  return queryClient.fetchQuery(latestNews).catch((error: unknown) => {
    reportFailure(error)
    return queryClient.getQueryData(latestNews.queryKey) ?? []
  })
}
