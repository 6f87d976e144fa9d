import { queryOptions } from '@tanstack/react-query'
import type { NewsSaved } from 'api/contract/news'
import type { TrashEntry, TrashList } from 'api/contract/trash'
import { callAsStaff } from '#lib/session.ts'

export const allTrash = queryOptions({
  queryKey: ['/api/trash'],
  queryFn: async ({ signal }) => (await callAsStaff('/api/trash', { signal })) as TrashList,
  staleTime: 0,
})

/** Where an entry is restored (with `/restore`) and erased. */
export function pathOf({ kind, _id }: Pick<TrashEntry, 'kind' | '_id'>): string {
  return `/api/trash/${kind === 'career' ? 'careers' : 'news'}/${_id}`
}

/**
 * Puts something back where it was.
 * @param url another address for a news item
 * @throws ApiError 409 when the address is taken
 */
export async function restore(path: string, url?: string): Promise<Partial<NewsSaved>> {
  return (await callAsStaff(`${path}/restore`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(url ? { url } : {}),
  })) as Partial<NewsSaved>
}

/** Whole days until something is erased, the one that has begun included. */
export function daysLeft(erasedAt: string, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(erasedAt) - now) / 86_400_000))
}
