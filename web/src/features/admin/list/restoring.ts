import type { NewsSaved } from 'api/contract/news'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

/**
 * Puts something back where it was.
 * @param path of the entry in the trash
 * @param url another address for a news item
 * @throws ApiError 409 when the address is taken
 */
export function restore(path: string, url?: string): Promise<Partial<NewsSaved>> {
  return callAsStaff(`${path}/restore`, { json: url ? { url } : {} })
}

/** What has changed when something was put back. */
export const changedByRestoring = [
  queryKeys.trash,
  queryKeys.news,
  queryKeys.careers,
  queryKeys.documents,
  queryKeys.events,
  queryKeys.people,
  queryKeys.counts,
  queryKeys.search,
] as const
