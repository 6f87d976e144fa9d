import { queryOptions } from '@tanstack/react-query'
import type { NewsSaved } from 'api/contract/news'
import type { TrashEntry, TrashList } from 'api/contract/trash'
import { wholeList } from '#features/admin/list/cached-rows.ts'
import { readPictureAccess } from '#features/admin/staff-pictures.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

export const trashRows = wholeList(queryKeys.trash, 'trash')

export const allTrash = queryOptions({
  queryKey: trashRows.queryKey,
  queryFn: async ({ signal }) => {
    const found = await callAsStaff<TrashList>('/api/trash', { signal })
    // Who does not work on news sees none of them here, nor their pictures.
    if (found.trash.some(({ kind }) => kind === 'news' || kind === 'media')) await readPictureAccess()
    return found
  },
  staleTime: 0,
})

const FOLDERS = {
  news: 'news',
  media: 'news',
  career: 'careers',
  document: 'documents',
  event: 'events',
  person: 'people',
} as const

/** Where an entry is restored (with `/restore`) and erased. */
export function pathOf({ kind, _id }: Pick<TrashEntry, 'kind' | '_id'>): string {
  return `/api/trash/${FOLDERS[kind]}/${_id}`
}

/**
 * Puts something back where it was.
 * @param url another address for a news item
 * @throws ApiError 409 when the address is taken
 */
export function restore(path: string, url?: string): Promise<Partial<NewsSaved>> {
  return callAsStaff(`${path}/restore`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(url ? { url } : {}),
  })
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
  queryKeys.drafts,
] as const

/** Whole days until something is erased, the one that has begun included. */
export function daysLeft(erasedAt: string, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(erasedAt) - now) / 86_400_000))
}
