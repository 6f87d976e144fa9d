import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { ownAccount, ownSessions, passwordChange } from '#contract/account.ts'
import { session } from '#contract/session.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { unauthorized } from '#http/errors.ts'
import type { Journal } from '#journal/journal.store.ts'
import type { Accounts } from './accounts.ts'
import type { OwnSessionsStore } from './own-sessions.ts'
import { secondStepStaff } from './second-step.staff.ts'
import type { SecondSteps } from './second-step.ts'
import type { SessionStore } from './session.store.ts'
import type { SignInGuard } from './sign-in-guard.ts'
import { placeOf } from './sign-in-place.ts'

const config = { role: 'signedIn' } as const

type Parts = {
  accounts: Accounts
  sessions: SessionStore
  ownSessions: OwnSessionsStore
  guard: SignInGuard
  steps: SecondSteps
  journal: Pick<Journal, 'note'>
}

const sessionId = z.strictObject({ id: z.uuid() })
const done = { ok: true }

/** What a signed-in member of staff sees and changes of the own account. */
export async function accountStaff(instance: FastifyInstance, parts: Parts) {
  const app = instance.withTypeProvider<ContractTypes>()
  const { accounts, sessions, guard, journal } = parts

  app.register(secondStepStaff, { prefix: '/second-step', steps: parts.steps, sessions, guard, journal })

  app.get('/', { config, schema: { response: { 200: ownAccount } } }, async ({ staff }) => {
    const account = await accounts.byId(staff.user.id)
    if (!account) throw unauthorized()
    const secondStep = await parts.steps.stateOf(account.id)
    return { username: account.username, passwordSetAt: account.password_set_at, secondStep }
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
