import type { FastifyInstance } from 'fastify'
import { credentials, session, tokenQuestion } from '#contract/session.ts'
import type { ContractTypes } from '#plugins/contract.ts'
import { createLoginLimit } from './login-limit.ts'
import type { SessionStore } from './session.store.ts'

/** Signing in and staying so, API-06 and 07. */
export async function sessionRoutes(instance: FastifyInstance, { sessions }: { sessions: SessionStore }) {
  const app = instance.withTypeProvider<ContractTypes>()
  const limit = createLoginLimit()

  app.post('/login', { schema: { body: credentials, response: { 200: session } } }, async (request) => {
    const { username, password } = request.body
    const takeBack = limit.begin(request.ip, username)
    const started = await sessions.signIn(username, password)
    takeBack()
    return started
  })

  app.post('/validate', { schema: { body: tokenQuestion, response: { 200: session } } }, (request) =>
    sessions.renew(request.body.token),
  )
}
