import type { FastifyInstance } from 'fastify'
import { session, signInQuestion, tokenQuestion } from '#contract/session.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { Journal } from '#journal/journal.store.ts'
import type { SessionStore } from './session.store.ts'
import type { SignInGuard } from './sign-in-guard.ts'
import { placeOf } from './sign-in-place.ts'

type Parts = { sessions: SessionStore; guard: SignInGuard; journal: Pick<Journal, 'note'> }

/** Signing in and staying so, API-06 and 07. */
export async function sessionRoutes(instance: FastifyInstance, { sessions, guard, journal }: Parts) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post('/login', { schema: { body: signInQuestion, response: { 200: session } } }, async (request) => {
    const { username, password, code } = request.body
    const started = await guard(request.ip, username, () =>
      sessions.signIn({ username, password, code }, placeOf(request)),
    )
    await journal.note({ by: started.user.username, act: 'signIn', kind: 'session' })
    return started
  })

  app.post('/validate', { schema: { body: tokenQuestion, response: { 200: session } } }, (request) =>
    sessions.renew(request.body.token),
  )
}
