import { queryOptions } from '@tanstack/react-query'
import type { LinkFound, LinkPassword, LinkUsed } from 'api/contract/users'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { keepSession, postJson } from '#lib/session.ts'

const post = <Answer>(path: string, body: unknown, signal?: AbortSignal) =>
  postJson<Answer>(`/api/admin/${path}`, body, signal && { signal })

/** Asks for a mail with a link; the answer is the same for names that do not exist. @throws ApiError */
export const askForLink = (username: string) => post('forgot', { username })

/** Whose link it is. The query fails with an ApiError, 404 when it opens nothing any more. */
export const linkOptions = (token: string) =>
  queryOptions({
    queryKey: [...queryKeys.session, 'link', token],
    queryFn: ({ signal }) => post<LinkFound>('link', { token }, signal),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** Whether an error says that a link opens nothing any more. */
export const isLinkGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** Gives the account the address that its link proves. @throws ApiError 404 when it opens nothing any more */
export const confirmAddress = (token: string) => post('link/address', { token })

/**
 * Sets the password of the link's account and signs in with it.
 * @returns whether it has; an account with a second step is asked for that first
 * @throws ApiError 404 when the link opens nothing any more
 */
export async function setPassword(password: LinkPassword): Promise<boolean> {
  const { session } = await post<LinkUsed>('link/password', password)
  if (session) keepSession(session)
  return session !== null
}
