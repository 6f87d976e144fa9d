import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { emailQuestion, ownAccount, ownSessions, passwordChange } from '#contract/account.ts'
import { session } from '#contract/session.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { unauthorized } from '#http/errors.ts'
import type { Journal } from '#journal/journal.store.ts'
import type { AccountAddresses } from './account-addresses.ts'
import type { Accounts } from './accounts.ts'
import type { OwnSessionsStore } from './own-sessions.ts'
import { passkeysStaff } from './passkeys.staff.ts'
import type { Passkeys } from './passkeys.ts'
import type { RelyingParties } from './relying-party.ts'
import { secondStepStaff } from './second-step.staff.ts'
import type { SecondSteps } from './second-step.ts'
import type { SessionStore } from './session.store.ts'
import type { KnowsPassword, SignInGuard } from './sign-in-guard.ts'
import { placeOf } from './sign-in-place.ts'

const config = { role: 'signedIn' } as const

type Parts = {
  accounts: Accounts
  sessions: SessionStore
  ownSessions: OwnSessionsStore
  guard: SignInGuard
  steps: SecondSteps
  addresses: AccountAddresses
  passkeys: Passkeys
  parties: RelyingParties
  journal: Pick<Journal, 'note'>
}

const sessionId = z.strictObject({ id: z.uuid() })
const done = { ok: true }

/** What a signed-in member of staff sees and changes of the own account. */
export async function accountStaff(instance: FastifyInstance, parts: Parts) {
  const app = instance.withTypeProvider<ContractTypes>()
  const { accounts, sessions, addresses, passkeys, parties, guard, journal } = parts
  const knowsPassword: KnowsPassword = ({ ip, staff }, password) =>
    guard(ip, staff.user.username, () => sessions.askPassword(staff, password))

  app.register(secondStepStaff, { prefix: '/second-step', steps: parts.steps, knowsPassword, journal })
  app.register(passkeysStaff, { prefix: '/passkeys', passkeys, parties, knowsPassword, journal })

  app.get('/', { config, schema: { response: { 200: ownAccount } } }, async (request) => {
    const account = await accounts.byId(request.staff.user.id)
    if (!account) throw unauthorized()
    const { id, username, email, password_set_at: passwordSetAt } = account
    const [secondStep, own, newEmail] = await Promise.all([
      parts.steps.stateOf(id),
      passkeys.all(id),
      addresses.unconfirmed(id),
    ])
    const arePasskeysPossible = parties.find(request) !== null
    return { username, email, newEmail, passwordSetAt, secondStep, passkeys: own, arePasskeysPossible }
  })

  app.post('/email', { config, schema: { body: emailQuestion } }, async (request, reply) => {
    await knowsPassword(request, request.body.password)
    await addresses.ask(request.staff.user.id, request.body.email)
    return reply.code(202).send(done)
  })

  app.post('/password', { config, schema: { body: passwordChange, response: { 200: session } } }, async (request) => {
    const { staff, ip, body } = request
    const { username } = staff.user
    const started = await guard(ip, username, () =>
      sessions.changePassword(staff, body.current, body.password, placeOf(request)),
    )
    await journal.note({ by: username, act: 'password', kind: 'account', itemId: staff.user.id, label: username })
    return started
  })

  app.get('/sessions', { config, schema: { response: { 200: ownSessions } } }, ({ staff }) =>
    parts.ownSessions.all(staff),
  )

  app.delete('/sessions', { config }, async ({ staff }) => {
    await parts.ownSessions.endAll(staff)
    return done
  })

  app.delete('/sessions/others', { config }, async ({ staff }) => {
    await parts.ownSessions.endOthers(staff)
    return done
  })

  app.delete('/sessions/:id', { config, schema: { params: sessionId } }, async ({ staff, params }) => {
    await parts.ownSessions.end(staff, params.id)
    return done
  })
}
