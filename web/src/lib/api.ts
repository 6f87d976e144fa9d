/**
 * Calls the API by its path (`/api/news/latest`) and gives the parsed JSON, of the type that the contract names for it;
 * throws `ApiError` for anything else.
 */
export type CallApi = <Answer = unknown>(path: string, init?: RequestInit) => Promise<Answer>

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

/**
 * The JSON of an answer. One that breaks off, or is no JSON, is no answer, whatever its status said: no one is signed
 * out because a page was left while the server spoke.
 */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const read: Promise<Answer> = response.json()
  if (response.ok) return read.catch((cause: unknown) => noAnswer(cause))
  const body = await read.catch(() => ({}))
  throw new ApiError(response.status, Object(body), response.headers.get('retry-after'))
}

function noAnswer(cause: unknown): never {
  throw Object.assign(new ApiError(0, { error: 'no connection' }), { cause })
}

/** The browser's way to the API. */
export const callApi: CallApi = async (path, init) => {
  return readAnswer(await fetch(path, init).catch((cause: unknown) => noAnswer(cause)))
}
