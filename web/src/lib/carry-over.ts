import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What the server's render leaves for the browser: the public origin, and what its queries have read. */
export interface CarriedOver {
  site: string
  read: { key: QueryKey; data: unknown; at: number }[]
}

/** What a page was rendered with; failed queries stay behind, and the browser asks for them again. */
export function packCarryOver(site: string, queryClient: QueryClient): CarriedOver {
  const queries = queryClient.getQueryCache().getAll()
  const read = queries.flatMap(({ queryKey: key, state: { data, dataUpdatedAt: at } }) =>
    data === undefined ? [] : [{ key, data, at }],
  )
  return { site, read }
}

/** Fills the browser's cache with what the server has read, as old as it is. */
export function unpackQueries({ read }: CarriedOver, queryClient: QueryClient): void {
  for (const { key, data, at } of read) queryClient.setQueryData(key, data, { updatedAt: at })
}
