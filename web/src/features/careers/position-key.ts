import { queryKeys } from '#lib/query-keys.ts'

/** Where a visible position stands in the cache. */
export const positionKey = (id: string) => [...queryKeys.publicCareers, 'position', { id }] as const
