import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { passkeyOptions, passkeyQuestion, passkeySignIn } from '#contract/passkeys.ts'
import { session, signInQuestion, tokenQuestion } from '#contract/session.ts'
import type { PasskeyProof } from '#contract/sign-in-proof.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { Journal } from '#journal/journal.store.ts'
import { createFailureCounter } from './failure-counter.ts'
import type { Passkeys } from './passkeys.ts'
import type { RelyingParties } from './relying-party.ts'
import type { SessionStore } from './session.store.ts'
import type { SignInGuard } from './sign-in-guard.ts'
import { placeOf } from './sign-in-place.ts'

/** Questions for options of one network in 15 minutes. */
const MAX_OPTIONS = 120

type Parts = {
  sessions: SessionStore
  passkeys: Passkeys
  parties: RelyingParties
  guard: SignInGuard
  journal: Pick<Journal, 'note'>
}

/** Signing in and staying so, API-06 and 07. */
export async function sessionRoutes(instance: FastifyInstance, { sessions, passkeys, parties, guard, journal }: Parts) {
  const app = instance.withTypeProvider<ContractTypes>()
  const asked = createFailureCounter(MAX_OPTIONS, () => Date.now())
  const noted = ({ user }: { user: { username: string } }) =>
    journal.note({ by: user.username, act: 'signIn', kind: 'session' })
  const proven = (request: FastifyRequest, proof: PasskeyProof) => passkeys.prove(parties.need(request), proof)

  app.post('/login', { schema: { body: signInQuestion, response: { 200: session } } }, async (request) => {
    const { username, password, code, passkey } = request.body
    const given = { code, provePasskey: passkey && (() => proven(request, passkey)) }
    const started = await guard(request.ip, username, () =>
      sessions.signIn({ username, password, given }, placeOf(request)),
    )
    await noted(started)
    return started
  })

  app.post(
    '/passkey/options',
    { schema: { body: passkeyQuestion, response: { 200: passkeyOptions } } },
    async (request) => {
      asked.begin(normalizeIP(request.ip))
      return passkeys.optionsToSignIn(parties.need(request))
    },
  )

  app.post('/passkey', { schema: { body: passkeySignIn, response: { 200: session } } }, async (request) => {
    const { body, ip } = request
    const started = await guard(ip, `passkey ${body.response.id}`, async () =>
      sessions.signInByPasskey(await proven(request, body), placeOf(request)),
    )
    await noted(started)
    return started
  })

  app.post('/validate', { schema: { body: tokenQuestion, response: { 200: session } } }, (request) =>
    sessions.renew(request.body.token),
  )
}
