import type { LinkFound, LinkPassword, LinkUsed } from 'api/contract/users'
import { callApi } from '#lib/api.ts'
import { keepSession } from '#lib/session.ts'

const post = <Answer>(path: string, body: unknown, signal?: AbortSignal) =>
  callApi<Answer>(`/api/admin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

/** Asks for a mail with a link; the answer is the same for names that do not exist. @throws ApiError */
export const askForLink = (username: string) => post('forgot', { username })

/** Whose link it is. @throws ApiError 404 when it opens nothing any more */
export const findLink = (token: string, signal?: AbortSignal) => post<LinkFound>('link', { token }, signal)

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
