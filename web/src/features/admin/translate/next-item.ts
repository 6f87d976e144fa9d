import { queryOptions } from '@tanstack/react-query'
import type { Language } from 'api/contract/languages'
import type { NewsFound, StaffSummary } from 'api/contract/news-list'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

/** The first items of a type that have no title in a language, in the order of the list. */
export const itemsWithout = (language: Language, isMedia: boolean) =>
  queryOptions({
    queryKey: [...queryKeys.staffNews, 'without', { language, isMedia }],
    queryFn: ({ signal }) =>
      callAsStaff<NewsFound>(`/api/admin/news?medias=${isMedia}&missing=${language}`, { signal }),
    staleTime: 0,
  })

/** The one that comes after an item, or else the first; `null` when there is no other. */
export function nextOf(found: NewsFound | undefined, id: string): StaffSummary | null {
  const items = found?.news ?? []
  const place = items.findIndex(({ _id }) => _id === id)
  return items.slice(place + 1).concat(items.slice(0, Math.max(place, 0)))[0] ?? null
}
