import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewsTranslations } from 'api/contract/news-translations'
import { queryKeys } from '#lib/query-keys.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { newsTranslations, saveTranslation, type TranslationWish } from './translate.queries.ts'

interface SaveOptions {
  /** As the page was opened with it. */
  ref: string
  onSaved: (saved: NewsTranslations, wish: TranslationWish) => void
}

/** Saves one language; the answer is what the page shows then. */
export function useSaveTranslation({ ref, onSaved }: SaveOptions) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (wish: TranslationWish) => saveTranslation(ref, wish),
    onSuccess: (saved, wish) => {
      const { queryKey } = newsTranslations(ref)
      client.setQueryData(queryKey, saved)
      for (const key of [queryKeys.news, queryKeys.counts, queryKeys.search, queryKeys.drafts])
        client.invalidateQueries({ queryKey: key, predicate: (query) => query.queryHash !== JSON.stringify(queryKey) })
      onSaved(saved, wish)
    },
    onError: reportFailure,
  })
}
