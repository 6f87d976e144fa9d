import type { FastifyRequest } from 'fastify'
import { HttpError } from '#http/errors.ts'
import { createLoginLimit } from './login-limit.ts'
import { createNetworkSemaphore } from './network-semaphore.ts'

/** Passwords of one network that are judged at once, of the four that are at all. */
const MAX_CONCURRENT_OF_NETWORK = 2
/** Codes of errors that say that what someone has typed, or signed, is wrong. */
const WRONG = ['invalidCredentials', 'wrongPassword', 'wrongCode', 'wrongPasskey']

/** Stands before everything that judges a password: few tries, and few at once. */
export function createSignInGuard() {
  const limit = createLoginLimit()
  const semaphore = createNetworkSemaphore(MAX_CONCURRENT_OF_NETWORK)

  /** @throws 429 with the seconds to wait, else what `judge` throws */
  return async <Result>(ip: string, username: string, judge: () => Promise<Result>): Promise<Result> => {
    const takeBack = limit.begin(ip, username)
    try {
      const result = await semaphore.run(ip, judge)
      takeBack()
      return result
    } catch (error) {
      // Supabase away or too many at once says nothing about the password.
      const isWrong = error instanceof HttpError && WRONG.includes(error.details.code ?? '')
      if (!isWrong) takeBack()
      throw error
    }
  }
}
export type SignInGuard = ReturnType<typeof createSignInGuard>

/** Lets only those go on who know the password of the account that is signed in. @throws 400, 429 */
export type KnowsPassword = (request: FastifyRequest, password: string) => Promise<void>
