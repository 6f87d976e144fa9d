import { queryOptions } from '@tanstack/react-query'
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

/** Whole days until something is erased, the one that has begun included. */
export function daysLeft(erasedAt: string, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(erasedAt) - now) / 86_400_000))
}
