import { session } from 'api/contract/session'

const ANSWER_WITHIN_MS = 60_000

export interface Account {
  username: string
  password: string
}

/** A member of staff who is signed in. */
export type SmokeStaff = Awaited<ReturnType<typeof signIn>>

/**
 * Signs in by the API. Node's `fetch` does it: Playwright's requests stand in its traces and errors, with the password
 * and the token.
 */
export async function signIn(site: string, { username, password }: Account) {
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isForm = body instanceof FormData
    return fetch(`${site}${path}`, {
      method,
      // Another address gets no password.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: { ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} has no answer`, { cause: error })
    })
  }

  async function sendWell(...request: Parameters<typeof send>): Promise<unknown> {
    const answer = await send(...request)
    if (!answer.ok)
      throw new Error(`${request[0]} ${request[1]}: ${answer.status} ${(await answer.text()).slice(0, 300)}`)
    return answer.json()
  }

  const { token } = session.parse(await sendWell('POST', '/api/admin/login', { username, password }))
  const authorization = `Bearer ${token}`
  return {
    site,
    /** The JSON of an answer. @throws Error when there is none, or it is not a 2xx */
    call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      sendWell(method, path, body, { ...headers, authorization }),
    signOut: () => sendWell('POST', '/api/admin/logout', {}, { authorization }),
    /** Whether the session still opens what is for staff only. */
    isSignedIn: async () => (await send('GET', '/api/trash', undefined, { authorization })).ok,
  }
}
