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
