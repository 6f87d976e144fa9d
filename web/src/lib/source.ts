import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CallApi } from './api.ts'

/**
 * Where the pages of a visit, or of one request on the server, read from. react-query dehydrates and hydrates by itself,
 * but here its library must stay out of the first load of pages that read nothing.
 */
export interface Source {
  call: CallApi
  /** What the server has read for the first page of a visit. */
  dehydrated: readonly DehydratedQuery[]
  /** The cache of what has been read; `queryClientOf` makes it when it is first needed. */
  queryClient?: QueryClient
}

interface DehydratedQuery {
  key: QueryKey
  data: unknown
  /** When it was read, in milliseconds. */
  at: number
}

/** What the server's render leaves for the browser: the public origin, and what its queries have read. */
export interface DehydratedData {
  site: string
  queries: readonly DehydratedQuery[]
}

/** What a page was rendered with; failed queries stay behind, and the browser asks for them again. */
export function dehydrateData(site: string, { queryClient }: Source): DehydratedData {
  const all = queryClient?.getQueryCache().getAll() ?? []
  const queries = all.flatMap(({ queryKey: key, state: { data, dataUpdatedAt: at } }) =>
    data === undefined ? [] : [{ key, data, at }],
  )
  return { site, queries }
}
