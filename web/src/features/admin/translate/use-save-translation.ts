import { useQueryClient } from '@tanstack/react-query'
import type { NewsTranslations } from 'api/contract/news-translations'
import { type CorrectionAsking, isUnanswered } from '#features/admin/corrections/use-correction-question.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { newsTranslations, saveTranslation, type TranslationWish } from './translate.queries.ts'

interface SaveOptions {
  /** Asks whether readers are told of changed words. */
  ask: CorrectionAsking
  /** As the page was opened with it. */
  ref: string
  onSaved: (saved: NewsTranslations, wish: TranslationWish) => void
}

/** @property isPublic visitors may have read the language, and what is saved is not kept beside it */
type AskedWish = TranslationWish & { isPublic: boolean }

/** Saves one language; the answer is what the page shows then. */
export function useSaveTranslation({ ref, ask, onSaved }: SaveOptions) {
  const client = useQueryClient()
  return useStaffMutation({
    mutationFn: async ({ isPublic, ...wish }: AskedWish) => {
      const { title, contentOne, contentTwo } = wish.text
      const content = { [wish.language]: { title, contentOne, contentTwo } }
      return saveTranslation(ref, { ...wish, ...(isPublic && { correction: await ask(ref, content) }) })
    },
    onSuccess: (saved, wish) => {
      const { queryKey } = newsTranslations(ref)
      client.setQueryData(queryKey, saved)
      for (const key of [queryKeys.news, queryKeys.counts, queryKeys.search])
        client.invalidateQueries({ queryKey: key, predicate: (query) => query.queryHash !== JSON.stringify(queryKey) })
      onSaved(saved, wish)
    },
    onError: (error) => (isUnanswered(error) ? undefined : reportFailure(error)),
  })
}
