import type { Session, User } from '#contract/session.ts'
import { tooManyAttempts, unauthorized, wrongCredentials } from '#http/errors.ts'
import { createSemaphore, QueueFullError } from '#lib/semaphore.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createAccounts } from './accounts.ts'
import { isPassword } from './password.ts'
import type { TokenClaims, Tokens } from './tokens.ts'

/** Milliseconds a session lasts without being renewed, and at all. */
const IDLE = 60 * 60 * 1000
const MAX_AGE = 12 * 60 * 60 * 1000
/** Sign-ins at once, and those that wait; a flood of them is refused before it costs the database a question. */
const AT_ONCE = 4
const MAX_WAITING = 40

/** Whom a valid token names, and the row of its session, which all tokens of one sign-in share. */
export type Staff = { user: User; session: { jti: string; expires_at: string } }

/** Sign-ins: tokens, and one row of `sessions` per sign-in. Every method may throw 503. */
export function createSessionStore(supabase: Supabase, tokens: Tokens) {
  const semaphore = createSemaphore(AT_ONCE, MAX_WAITING)
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

  /** @throws 401 for a token that is forged, expired or revoked, or whose account may not sign in */
  async function verify(token: string): Promise<Staff> {
    const { jti, sub } = tokens.verify(token)
    const [session, account] = await Promise.all([
      ask(supabase.from('sessions').select().eq('jti', jti).maybeSingle()),
      ask(supabase.from('admins').select('id, username, disabled_at').eq('id', sub).maybeSingle()),
    ])
    if (!session || session.revoked_at || session.admin_id !== sub || Date.parse(session.expires_at) <= Date.now())
      throw unauthorized()
    if (!account || account.disabled_at) throw unauthorized()
    return { user: { id: sub, username: account.username }, session }
  }

  return {
    verify,

    /** @throws 401 for a wrong name, a wrong password or a disabled account, all alike; 429 when too many sign in */
    async signIn(username: string, password: string): Promise<Session> {
      const judged = semaphore.run(async () => {
        const account = await accounts.find(username)
        return { account, isRight: await isPassword(password, account?.password_hash ?? null) }
      })
      const { account, isRight } = await judged.catch((error: unknown) => {
        throw error instanceof QueueFullError ? tooManyAttempts(5) : error
      })
      if (!account || !isRight || account.disabled_at) throw wrongCredentials()
      const now = Date.now()
      const session = await ask(
        supabase
          .rpc('start_session', {
            account: account.id,
            judged_hash: account.password_hash,
            starts_at: new Date(now).toISOString(),
            ends_at: new Date(now + MAX_AGE).toISOString(),
          })
          .maybeSingle(),
      )
      if (!session) throw wrongCredentials()
      return issue({ id: account.id, username: account.username }, session)
    },

    /** A new token of the same session, whose end stays. @throws 401 */
    async renew(token: string): Promise<Session> {
      const { user, session } = await verify(token)
      return issue(user, session)
    },

    /** Ends a session, whatever tokens it has. */
    async end({ session: { jti } }: Staff): Promise<void> {
      await ask(supabase.from('sessions').update({ revoked_at: new Date().toISOString() }).eq('jti', jti))
    },
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>
