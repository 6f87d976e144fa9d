import { publicQueryKeys } from '#lib/public-query-keys.ts'

/** Where a visible position stands in the cache. */
export const positionKey = (id: string) => [...publicQueryKeys.careers, 'position', { id }] as const
