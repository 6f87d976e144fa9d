import { MutationCache, QueryClient, type QueryFunction, type QueryFunctionContext } from '@tanstack/react-query'

/** Calls the API by its path (`/api/news/latest`) and gives the parsed JSON; throws `ApiError` for anything else. */
export type CallApi = (path: string, init?: RequestInit) => Promise<unknown>

/** An answer of the API outside 200 to 299; `status` 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number
  /** The whole JSON body of the error, `{ error, field?, … }`. */
  readonly body: Readonly<Record<string, unknown>>
  /** Seconds after which the API allows another try, when it says so. */
  readonly retryAfter: number | null

  constructor(status: number, body: Record<string, unknown>, retryAfter: string | null = null) {
    super(typeof body.error === 'string' ? body.error : `status ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.retryAfter = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : null
  }
}

export async function readAnswer(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => ({}))
  if (!response.ok) throw new ApiError(response.status, Object(body), response.headers.get('retry-after'))
  return body
}

/** The browser's way to the API. */
export const callApi: CallApi = async (path, init) => {
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw Object.assign(new ApiError(0, { error: 'no connection' }), { cause })
  })
  return readAnswer(response)
}

/**
 * The cache of everything read. The key of a query is `[path]` and its data what the API answers there; the
 * page parameter of an infinite query is added to the path. After any change everything is stale.
 */
export function createQueryClient(call: CallApi): QueryClient {
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

/** What the API answers at the path of a query, for queries that keep only a part of it. */
export async function readPath<Answer>(context: QueryFunctionContext): Promise<Answer> {
  const read = context.client.getDefaultOptions().queries?.queryFn as QueryFunction<Answer>
  return read(context)
}
