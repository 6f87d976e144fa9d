import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import type { Journal } from '#journal/journal.store.ts'
import type { Supabase } from '#supabase/client.ts'
import { accountStaff } from './account.staff.ts'
import { createAccountAddresses } from './account-addresses.ts'
import { createAccountLinks } from './account-links.ts'
import { createAccounts } from './accounts.ts'
import { forgottenRoutes } from './forgotten.routes.ts'
import { createOwnSessions } from './own-sessions.ts'
import { createPasskeyChallenges } from './passkey-challenge.ts'
import { createPasskeys } from './passkeys.ts'
import type { PasswordCost } from './password.ts'
import { createRelyingParty } from './relying-party.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'
import { createSecondSteps } from './second-step.ts'
import { sessionRoutes } from './session.routes.ts'
import { createSessionStore, type SessionStore } from './session.store.ts'
import { createSignInGuard } from './sign-in-guard.ts'
import { createTokens, TOKEN_OPTIONS } from './tokens.ts'
import { usersStaff } from './users.staff.ts'
import { createUsers } from './users.store.ts'

type Parts = {
  supabase: Supabase
  /** Signs tokens. */
  sessionSecret: string
  /** Told whenever a mail is due. */
  mailDue: () => void
  /** Origin of the site; `null` when it is not set. */
  publicUrl: string | null
  /** Of the hashes of passwords; that of `password.ts` unless given. */
  passwordCost?: PasswordCost | undefined
  journal: Journal
}

/** Signing in, the own account, and the accounts of all staff. Tokens are signed by the app. */
export async function createSession(
  app: FastifyInstance,
  { supabase, sessionSecret, mailDue, publicUrl, passwordCost, journal }: Parts,
) {
  await app.register(jwt, { secret: sessionSecret, ...TOKEN_OPTIONS })
  const steps = createSecondSteps(supabase)
  const addresses = createAccountAddresses(supabase, mailDue)
  const warn = (account: string): void => {
    addresses.warn(account).catch((err: unknown) => app.log.warn({ err }, 'a warning of a sign-in could not be queued'))
  }
  const sessions = createSessionStore(supabase, createTokens(app.jwt), steps, warn, passwordCost)
  const passkeys = createPasskeys(supabase, createPasskeyChallenges(sessionSecret))
  const parties = createRelyingParty(publicUrl)
  const guard = createSignInGuard()
  const users = createUsers(supabase, mailDue)
  const accounts = createAccounts(supabase, passwordCost)
  const ownSessions = createOwnSessions(supabase)
  const links = createAccountLinks(supabase, passwordCost)
  return {
    verify: sessions.verify,

    /** What someone asks who is not signed in yet. */
    async signIn(scope: FastifyInstance) {
      scope.register(sessionRoutes, { prefix: '/api/admin', sessions, passkeys, parties, guard, journal })
      scope.register(forgottenRoutes, { prefix: '/api/admin', users, links, sessions, journal })
    },

    async staff(scope: FastifyInstance) {
      scope.register(sessionStaff, { prefix: '/api/admin', sessions })
      const own = { accounts, sessions, ownSessions, guard, steps, addresses, passkeys, parties, journal }
      scope.register(accountStaff, { prefix: '/api/admin/account', ...own })
      scope.register(usersStaff, { prefix: '/api/admin/users', users, journal })
    },

    jobs: [removeExpiredSessions(supabase)],
  }
}

const config = { role: 'signedIn' } as const

/** What a signed-in member of staff does with the own session. */
async function sessionStaff(app: FastifyInstance, { sessions }: { sessions: SessionStore }) {
  app.post('/logout', { config }, async (request) => {
    await sessions.end(request.staff)
    return { ok: true }
  })
}
