import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CorrectionAnswer } from 'api/contract/corrections'
import type { NewsSaved } from 'api/contract/news'
import type { NewsVersions, WholeVersion } from 'api/contract/news-versions'
import { readPictureAccess } from '#features/admin/staff-pictures.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

const pathOf = (ref: string) => `/api/admin/news/${encodeURIComponent(ref)}/versions`

/** Every save of an item, the last first; 404 when there is no such item. @param ref its address or its id */
export const newsVersions = (ref: string) =>
  queryOptions({
    queryKey: [...queryKeys.staffNews, 'versions', { ref }],
    queryFn: ({ signal }) => callAsStaff<NewsVersions>(pathOf(ref), { signal }),
    staleTime: 0,
  })

/** What one save made of an item. */
export const newsVersion = (ref: string, version: number) =>
  queryOptions({
    queryKey: [...queryKeys.staffNews, 'version', { ref, version }],
    queryFn: async ({ signal }) => {
      const [whole] = await Promise.all([
        callAsStaff<WholeVersion>(`${pathOf(ref)}/${version}`, { signal }),
        readPictureAccess(),
      ])
      return whole
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export interface Restoration {
  version: number
  /** Leaves what is public as it is. */
  asDraft: boolean
  /** When the newest version was saved, which must still be the newest one. */
  seen: string
  /** When the newest version that is not beside the item was saved. */
  basedOn: string | undefined
  /** Whether readers are told of changed words. */
  correction?: CorrectionAnswer
  requestKey: string
}

/** @throws ApiError 412 when another account has saved meanwhile */
export function restoreVersion(
  ref: string,
  { version, asDraft, seen, basedOn, correction, requestKey }: Restoration,
): Promise<NewsSaved> {
  return callAsStaff(`${pathOf(ref)}/${version}/restore`, {
    json: { ...(asDraft && { status: 'draft' }), basedOn, correction },
    version: seen,
    requestKey,
  })
}
