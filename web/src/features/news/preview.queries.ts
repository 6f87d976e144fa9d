import { queryOptions } from '@tanstack/react-query'
import type { Language } from 'api/contract/languages'
import type { NewsList } from 'api/contract/news'
import { readApi } from '#lib/query-client.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { articleOf } from './public-news.ts'

/** The item that a link to a preview shows, in the language asked for if it has it; an error with status 404 when it shows none. */
export const newsOfPreview = (token: string, asked?: Language) =>
  queryOptions({
    queryKey: [...queryKeys.publicNews, 'preview', { token, language: asked ?? null }],
    queryFn: async (context) => {
      const [item] = (await readApi<NewsList>(context, `/api/preview/${token}`)).news
      return item ? articleOf(item, asked) : null
    },
  })
