import { ROLES } from '#contract/roles.ts'
import type { Session, SignInQuestion, User } from '#contract/session.ts'
import {
  HttpError,
  tooManyAttempts,
  unauthorized,
  wrongCredentials,
  wrongPasskey,
  wrongPassword,
} from '#http/errors.ts'
import { createSemaphore, QueueFullError } from '#lib/semaphore.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createAccounts } from './accounts.ts'
import { hashPassword, isPassword, type PasswordCost } from './password.ts'
import type { Given, SecondSteps } from './second-step.ts'
import type { Place } from './sign-in-place.ts'
import type { TokenClaims, Tokens } from './tokens.ts'

/** Milliseconds a session lasts without being renewed, and at all. */
export const IDLE = 60 * 60 * 1000
const MAX_AGE = 12 * 60 * 60 * 1000
/** Sign-ins at once, and those that wait; a flood of them is refused before it costs the database a question. */
const MAX_CONCURRENT = 4
const MAX_QUEUED = 40

/** Whom a valid token names, and the row of its session, which all tokens of one sign-in share. */
export type Staff = { user: User; session: { jti: string; expires_at: string } }

/** Codes of errors that say that what someone has given for the second step is wrong. */
const FAILED_STEP = ['wrongCode', 'wrongPasskey']

/**
 * Sign-ins: tokens, and one row of `sessions` per sign-in. Every method may throw 503.
 * @param onFailedStep told of each account whose password was right and whose second step was wrong
 * @param passwordCost of the hashes of passwords; that of `password.ts` unless given
 */
export function createSessionStore(
  supabase: Supabase,
  tokens: Tokens,
  steps: SecondSteps,
  onFailedStep: (account: string) => void,
  passwordCost?: PasswordCost,
) {
  const semaphore = createSemaphore(MAX_CONCURRENT, MAX_QUEUED)
  const accounts = createAccounts(supabase)

  function issue(user: User, session: { jti: string; expires_at: string }): Session {
    const now = Date.now()
    const until = Math.min(now + IDLE, Date.parse(session.expires_at))
    const claims: TokenClaims = {
      jti: session.jti,
      sub: user.id,
      iat: Math.floor(now / 1000),
      exp: Math.floor(until / 1000),
    }
    return { user, token: tokens.sign(claims) }
  }

  /** An account, and whether the password is its own. @throws 429 when too many are judged */
  async function judge<A extends { password_hash: string | null }>(find: () => Promise<A | null>, password: string) {
    const judged = semaphore.run(async () => {
      const account = await find()
      return { account, isRight: await isPassword(password, account?.password_hash ?? null, passwordCost) }
    })
    return judged.catch((error: unknown) => {
      throw error instanceof QueueFullError ? tooManyAttempts(5) : error
    })
  }

  /** What the database needs to start a session. */
  function newSession({ device, network }: Place) {
    const now = Date.now()
    return {
      starts_at: new Date(now).toISOString(),
      ends_at: new Date(now + MAX_AGE).toISOString(),
      from_device: device,
      from_network: network,
    }
  }

  /** @returns `null` when the account has another password by now, or may not sign in any more */
  async function begin(
    account: Parameters<typeof userOf>[0],
    judgedHash: string,
    place: Place,
  ): Promise<Session | null> {
    const started = { account: account.id, judged_hash: judgedHash, ...newSession(place) }
    const session = await ask(supabase.rpc('start_session', started).maybeSingle())
    return session && issue(userOf(account), session)
  }

  /** @throws 401 for a token that is forged, expired or revoked, or whose account may not sign in */
  async function verify(token: string): Promise<Staff> {
    const { jti, sub } = tokens.verify(token)
    const [session, account] = await Promise.all([
      ask(supabase.from('sessions').select().eq('jti', jti).maybeSingle()),
      ask(supabase.from('admins').select('id, username, roles, disabled_at').eq('id', sub).maybeSingle()),
    ])
    if (!session || session.revoked_at || session.admin_id !== sub || Date.parse(session.expires_at) <= Date.now())
      throw unauthorized()
    if (!account || account.disabled_at) throw unauthorized()
    return { user: userOf(account), session }
  }

  return {
    verify,

    /**
     * @throws 401 for a wrong name, a wrong password or a disabled account, all alike, and then for a second step that is
     * missing or wrong; 429 when too many sign in
     */
    async signIn(
      { username, password, given = {} }: Pick<SignInQuestion, 'username' | 'password'> & { given?: Given },
      place: Place,
    ): Promise<Session> {
      const { account, isRight } = await judge(() => accounts.find(username), password)
      if (!account?.password_hash || !isRight || account.disabled_at) throw wrongCredentials()
      try {
        await steps.pass(account.id, given)
      } catch (error) {
        if (error instanceof HttpError && FAILED_STEP.includes(error.details.code ?? '')) onFailedStep(account.id)
        throw error
      }
      const session = await begin(account, account.password_hash, place)
      if (!session) throw wrongCredentials()
      return session
    },

    /** Signs in the account whose passkey has proven it. @throws 401 when it may not sign in */
    async signInByPasskey(id: string, place: Place): Promise<Session> {
      const account = await accounts.byId(id)
      const session = account?.password_hash ? await begin(account, account.password_hash, place) : null
      if (!session) throw wrongPasskey(401)
      return session
    },

    /**
     * Signs in anyone who has just chosen a password by the link of a mail.
     * @returns `null` when the account is asked for a second step, or has another password by now
     */
    async signInByLink(
      { id, passwordHash }: { id: string; passwordHash: string },
      place: Place,
    ): Promise<Session | null> {
      const [account, step] = await Promise.all([accounts.byId(id), steps.stateOf(id)])
      return account && !step ? begin(account, passwordHash, place) : null
    },

    /** A new token of the same session, whose end stays. @throws 401 */
    async renew(token: string): Promise<Session> {
      const { user, session } = await verify(token)
      const used = { last_used_at: new Date().toISOString() }
      await ask(supabase.from('sessions').update(used).eq('jti', session.jti))
      return issue(user, session)
    },

    /** @throws 400 when it is not the password of the account; 429 when too many sign in */
    async askPassword({ user }: Staff, password: string): Promise<void> {
      const { account, isRight } = await judge(() => accounts.byId(user.id), password)
      if (!account || !isRight) throw wrongPassword()
    },

    /**
     * Gives the account another password, ends all its sessions and starts one.
     * @throws 400 when `current` is not its password; 429 when too many sign in
     */
    async changePassword({ user }: Staff, current: string, password: string, place: Place): Promise<Session> {
      const { account, isRight } = await judge(() => accounts.byId(user.id), current)
      if (!account?.password_hash || !isRight) throw wrongPassword()
      const changed = {
        account: user.id,
        judged_hash: account.password_hash,
        new_hash: await hashPassword(password, passwordCost),
        ...newSession(place),
      }
      const session = await ask(supabase.rpc('change_password', changed).maybeSingle())
      if (!session) throw wrongPassword()
      return issue(user, session)
    },

    /** Ends a session, whatever tokens it has. */
    async end({ session: { jti } }: Staff): Promise<void> {
      await ask(supabase.from('sessions').update({ revoked_at: new Date().toISOString() }).eq('jti', jti))
    },
  }
}

const userOf = ({ id, username, roles }: { id: string; username: string; roles: string[] }): User => ({
  id,
  username,
  roles: ROLES.filter((role) => roles.includes(role)),
})

export type SessionStore = ReturnType<typeof createSessionStore>
