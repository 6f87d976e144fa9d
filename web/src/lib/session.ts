import type { Session, SignInQuestion, User } from 'api/contract/session'
import { ApiError, callApi, readAnswer } from './api.ts'
import { createLocalValue } from './local-value.ts'

const KEY = 'adminToken'
const keptToken = createLocalValue(KEY)
const keptUser = createLocalValue('adminUser')

const listeners = new Set<() => void>()

/** Keeps a token of this browser, and whose it is; who watches is told when there was none. */
export function keepSession({ user, token }: Session): void {
  const isNew = !hasToken()
  keptUser.set(JSON.stringify(user))
  keptToken.set(token)
  if (isNew) for (const listener of listeners) listener()
}

/**
 * Who signed in last in this browser. A session that ends by itself keeps them, for the same person comes back to what
 * was being written; signing out does not.
 */
export function lastUser(): User | null {
  try {
    const kept: unknown = JSON.parse(keptUser.get() ?? 'null')
    const { id, username, roles } = Object(kept)
    return typeof id === 'string' && typeof username === 'string' && Array.isArray(roles)
      ? { id, username, roles }
      : null
  } catch {
    return null
  }
}

/** Signs out on this machine only. */
export const forgetToken = (): void => keptToken.set(null)

/** All that the guard asks (ROUTE-18): is there a token? Whether it is valid the server says. */
export function hasToken(): boolean {
  return keptToken.get() !== null
}

/** The header that lets staff write. */
export function authorization(): Record<string, string> {
  const token = keptToken.get()
  return token === null ? {} : { authorization: `Bearer ${token}` }
}

interface StaffRequest extends RequestInit {
  headers?: Record<string, string>
  /** Sent as JSON, by POST unless `method` says otherwise. */
  json?: unknown
  /** The version that was seen of what is changed: the answer is 412 when it has another by now. */
  version?: string | null | undefined
  /** Names what is to be done, so that it is done once however often it is sent. */
  requestKey?: string
}

/** A request as `fetch` takes it. */
function requestOf({ json, version, requestKey, headers, ...init }: StaffRequest) {
  return {
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    ...init,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(version && { 'if-match': `"${version}"` }),
      ...(requestKey && { 'idempotency-key': requestKey }),
      ...headers,
    },
  }
}

/** Posts JSON to the API, with no token unless it is among the headers. @throws ApiError */
export const postJson = <Answer>(
  path: string,
  json: unknown,
  request?: Pick<StaffRequest, 'headers' | 'signal'>,
): Promise<Answer> => callApi<Answer>(path, requestOf({ json, ...request }))

/** Signs in and keeps the token; a failure removes the stored one (ADM-05). @throws ApiError */
export async function signIn(question: SignInQuestion): Promise<User> {
  try {
    const session = await postJson<Session>('/api/admin/login', question)
    keepSession(session)
    return session.user
  } catch (error) {
    forgetToken()
    throw error
  }
}

/**
 * Asks the server whether the stored token is valid, and keeps the renewed one.
 * @returns `null` when there is no valid session; the token is then gone
 * @throws ApiError when the server could not be asked
 */
export async function validateSession(): Promise<User | null> {
  const token = keptToken.get()
  if (token === null) return null
  try {
    const { user, token: renewed } = await postJson<Partial<Session>>('/api/admin/validate', { token })
    if (!user) throw new ApiError(401, { error: 'no user' })
    if (renewed && keptToken.get() === token) keepSession({ user, token: renewed })
    return user
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 429) throw error
    if (keptToken.get() === token) forgetToken()
    return null
  }
}

/** Signs out: revokes the session on the server when it can be reached, and forgets the token in any case (ADM-07). */
export async function signOut(): Promise<void> {
  const headers = authorization()
  keptUser.set(null)
  forgetToken()
  await postJson('/api/admin/logout', {}, { headers }).catch(() => undefined)
}

/** The server does not know the session any more: forgets the token and tells who watches. */
function endSession(): void {
  forgetToken()
  for (const listener of listeners) listener()
}

/**
 * Calls the API as staff, in whatever way: gives the headers of this moment. A 401 ends the session, which is told to all who
 * watch, unless another tab has begun one meanwhile, with a new password for example.
 */
export async function asStaff<Answer>(call: (headers: Record<string, string>) => Promise<Answer>): Promise<Answer> {
  const token = keptToken.get()
  try {
    return await call(authorization())
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && keptToken.get() === token) endSession()
    throw error
  }
}

/** Calls the API with the token. @throws ApiError */
export const callAsStaff = <Answer = unknown>(path: string, request: StaffRequest): Promise<Answer> =>
  asStaff((headers) => callApi<Answer>(path, requestOf({ ...request, headers: { ...request.headers, ...headers } })))

/** Deletes something; that it is gone already is no failure. @throws ApiError */
export async function deleteAsStaff(path: string, request: Pick<StaffRequest, 'keepalive'> = {}): Promise<void> {
  try {
    await callAsStaff(path, { ...request, method: 'DELETE' })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** Reads what the API gives staff to save. @throws ApiError as `callAsStaff` */
export const readFileAsStaff = (path: string): Promise<Blob> =>
  asStaff(async (headers) => {
    const response = await fetch(path, { headers })
    return response.ok ? response.blob() : readAnswer<never>(response)
  })

/** Calls `listener` when the session ends or begins, and when another tab of the browser signs in or out. @returns what stops it */
export function watchSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
