import {
  MutationCache,
  QueryClient,
  QueryClientProvider,
  type QueryFunction,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError, type CallApi } from './api.ts'
import type { Source } from './source.ts'

/**
 * The cache of everything read of a source, begun with what the server has read, as old as it is. It and its library
 * are loaded with the first page, loader or search that needs it.
 */
export function cacheOf(source: Source): QueryClient {
  source.cache ??= fill(createQueryClient(source.call), source.carriedOver)
  return source.cache
}

/** Gives the cache to what is below, for the hooks that read. */
export function CacheProvider({ children }: { children: ReactNode }) {
  const { source } = useRouter().options.context
  return <QueryClientProvider client={cacheOf(source)}>{children}</QueryClientProvider>
}

/** What the API answers at the path of a query, for queries that keep only a part of it. */
export async function readPath<Answer>(context: QueryFunctionContext): Promise<Answer> {
  const read = context.client.getDefaultOptions().queries?.queryFn as QueryFunction<Answer>
  return read(context)
}

/**
 * The key of a query is `[path]` and its data what the API answers there; the page parameter of an infinite query is
 * added to the path. After any change everything is stale.
 */
function createQueryClient(call: CallApi): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path], signal, ...page }) =>
          call(`${path}${'pageParam' in page ? page.pageParam : ''}`, { signal }),
        staleTime: 30_000,
        retry: (failures, error) =>
          !import.meta.env.SSR &&
          failures < 2 &&
          !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
    mutationCache: new MutationCache({ onSuccess: () => queryClient.invalidateQueries() }),
  })
  return queryClient
}

function fill(queryClient: QueryClient, read: Source['carriedOver']): QueryClient {
  for (const { key, data, at } of read) queryClient.setQueryData(key, data, { updatedAt: at })
  return queryClient
}
