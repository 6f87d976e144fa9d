import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PictureAccess } from 'api/contract/picture-access'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

/** Milliseconds after which another permission is asked for; each lasts 12 hours or more. */
const KEPT = 6 * 60 * 60 * 1000

const access = queryOptions({
  queryKey: queryKeys.portraitAccess,
  queryFn: ({ signal }) => callAsStaff<PictureAccess>('/api/admin/people/pictures/access', { signal }),
  staleTime: KEPT,
})

/** Gives the address at which staff see a photograph of a person, saved or not; nothing until it may be asked for. */
export function usePortraitAddress(): (name: string) => string | undefined {
  const { data } = useQuery(access)
  return (name) => data && `/uploads/people/${data.access}/${name}`
}

/** Pixels of a stored photograph, as its name tells them. */
export function portraitSize(picture: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d+)x(\d+)$/.exec(picture) ?? []
  return width === undefined ? null : { width: Number(width), height: Number(height) }
}
