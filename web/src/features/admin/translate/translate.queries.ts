import { queryOptions } from '@tanstack/react-query'
import type { Language } from 'api/contract/languages'
import type { NewsTranslations, TranslationInput } from 'api/contract/news-translations'
import { readPictureAccess } from '#features/admin/staff-pictures.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

const pathOf = (ref: string) => `/api/admin/news/${encodeURIComponent(ref)}/translations`

/** All languages of an item as it is edited; 404 when there is no such item. @param ref its address or its id */
export const newsTranslations = (ref: string) =>
  queryOptions({
    queryKey: [...queryKeys.staffNews, 'translations', { ref }],
    queryFn: async ({ signal }) => {
      const [translations] = await Promise.all([
        callAsStaff<NewsTranslations>(pathOf(ref), { signal }),
        readPictureAccess(),
      ])
      return translations
    },
    // Another answer would come under the hands of who writes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export interface TranslationWish extends TranslationInput {
  language: Language
  /** The version of the language that was seen, which must still be the last one. */
  version: string
}

/** @throws ApiError 412 when another account has saved the same language meanwhile */
export function saveTranslation(
  ref: string,
  { language, version, ...json }: TranslationWish,
): Promise<NewsTranslations> {
  return callAsStaff(`${pathOf(ref)}/${language}`, { method: 'PUT', json, version })
}
