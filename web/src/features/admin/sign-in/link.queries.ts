import type { LinkFound, LinkPassword } from 'api/contract/users'
import { callApi } from '#lib/api.ts'

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

/** Sets the password of the link's account. @throws ApiError 404 when it opens nothing any more */
export const setPassword = (password: LinkPassword) => post('link/password', password)
