import type { FastifyInstance } from 'fastify'
import { credentials, session, tokenQuestion } from '#contract/session.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { HttpError } from '#http/errors.ts'
import type { Journal } from '#journal/journal.store.ts'
import { createLoginLimit } from './login-limit.ts'
import { createNetworkSemaphore } from './network-semaphore.ts'
import type { SessionStore } from './session.store.ts'

/** Sign-ins of one network that are judged at once, of the four that are at all. */
const AT_ONCE_FROM_NETWORK = 2

/** Signing in and staying so, API-06 and 07. */
export async function sessionRoutes(
  instance: FastifyInstance,
  { sessions, journal }: { sessions: SessionStore; journal: Pick<Journal, 'note'> },
) {
  const app = instance.withTypeProvider<ContractTypes>()
  const limit = createLoginLimit()
  const semaphore = createNetworkSemaphore(AT_ONCE_FROM_NETWORK)

  app.post('/login', { schema: { body: credentials, response: { 200: session } } }, async (request) => {
    const { username, password } = request.body
    const takeBack = limit.begin(request.ip, username)
    try {
      const started = await semaphore.run(request.ip, () => sessions.signIn(username, password))
      takeBack()
      await journal.note({ by: started.user.username, act: 'signIn', kind: 'session' })
      return started
    } catch (error) {
      // Supabase away or too many at once says nothing about the password.
      const isWrong = error instanceof HttpError && error.statusCode === 401
      if (!isWrong) takeBack()
      throw error
    }
  })

  app.post('/validate', { schema: { body: tokenQuestion, response: { 200: session } } }, (request) =>
    sessions.renew(request.body.token),
  )
}
