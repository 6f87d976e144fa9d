import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CallApi } from './api.ts'

/** Where the pages of a visit, or of one request on the server, read from. */
export interface Source {
  call: CallApi
  /** What the server has read for the first page of a visit. */
  carriedOver: readonly Read[]
  /** What has been read; `cacheOf` makes it when it is first needed. */
  cache?: QueryClient
}

interface Read {
  key: QueryKey
  data: unknown
  at: number
}

/** What the server's render leaves for the browser: the public origin, and what its queries have read. */
export interface CarriedOver {
  site: string
  read: readonly Read[]
}

/** What a page was rendered with; failed queries stay behind, and the browser asks for them again. */
export function packCarryOver(site: string, { cache }: Source): CarriedOver {
  const queries = cache?.getQueryCache().getAll() ?? []
  const read = queries.flatMap(({ queryKey: key, state: { data, dataUpdatedAt: at } }) =>
    data === undefined ? [] : [{ key, data, at }],
  )
  return { site, read }
}
