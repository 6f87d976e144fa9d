import {
  MutationCache,
  QueryClient,
  QueryClientProvider,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError, type CallApi, callApi } from './api.ts'
import type { Source } from './source.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** How the API is asked where that is not over the network: within the server while it renders. */
      call?: CallApi
    }
    mutationMeta: {
      /** Keys of the queries that are stale when the mutation has succeeded; those on view are read again. */
      invalidates?: readonly QueryKey[]
    }
  }
}

/**
 * The cache of everything read of a source, hydrated with what the server has read, as old as it is. It and its library
 * are loaded with the first page, loader or search that needs it.
 */
export function queryClientOf(source: Source): QueryClient {
  source.queryClient ??= hydrate(createQueryClient(source.call), source.dehydrated)
  return source.queryClient
}

/** Gives the cache to what is below, for the hooks that read. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { source } = useRouter().options.context
  return <QueryClientProvider client={queryClientOf(source)}>{children}</QueryClientProvider>
}

/** What the API answers at a path, for the function of a query: in the browser over the network, on the server without it. */
export function readApi<Answer>(
  { meta, signal }: Pick<QueryFunctionContext, 'meta'> & Partial<Pick<QueryFunctionContext, 'signal'>>,
  path: string,
): Promise<Answer> {
  const call = meta?.call ?? callApi
  return call<Answer>(path, signal ? { signal } : {})
}

/** A successful mutation stays pending until the queries that it has changed are read again. */
function createQueryClient(call: CallApi): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { call },
        staleTime: 30_000,
        retry: (failures, error) =>
          !import.meta.env.SSR &&
          failures < 2 &&
          !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }, { client }) =>
        Promise.all(meta?.invalidates?.map((queryKey) => client.invalidateQueries({ queryKey })) ?? []),
    }),
  })
}

function hydrate(queryClient: QueryClient, queries: Source['dehydrated']): QueryClient {
  for (const { key, data, at } of queries) queryClient.setQueryData(key, data, { updatedAt: at })
  return queryClient
}
