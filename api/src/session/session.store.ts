import { randomUUID } from 'node:crypto'
import type { Session, User } from '#contract/session.ts'
import { tooManyTries, unauthorized, wrongCredentials } from '#errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createTurns, NoTurn } from '#turns.ts'
import { isPassword } from './password.ts'
import type { TokenClaims, Tokens } from './tokens.ts'

/** Milliseconds a session lasts without being renewed, and at all. */
const IDLE = 60 * 60 * 1000
const LONGEST = 12 * 60 * 60 * 1000
/** Sign-ins at once, and those that wait; a flood of them is refused before it costs the database a question. */
const AT_ONCE = 4
const MOST_WAITING = 40

/** Whom a valid token names. `signIn` is the same for all tokens renewed from one sign-in. */
export type Staff = { adminId: string; user: User; signIn: { expiresAt: string } }

/** Sign-ins: tokens, and one row of `sessions` per token. Every method may throw 503. */
export function createSessionStore(supabase: Supabase, tokens: Tokens) {
  const turns = createTurns(AT_ONCE, MOST_WAITING)

  async function start(adminId: string, user: User, expiresAt: string): Promise<Session> {
    const jti = randomUUID()
    const begin = Date.now()
    await ask(
      supabase
        .from('sessions')
        .insert({ jti, admin_id: adminId, created_at: new Date(begin).toISOString(), expires_at: expiresAt }),
    )
    const until = Math.min(begin + IDLE, Date.parse(expiresAt))
    const claims: TokenClaims = { jti, sub: adminId, iat: Math.floor(begin / 1000), exp: Math.floor(until / 1000) }
    return { user, token: tokens.sign(claims) }
  }

  async function removeExpired(): Promise<void> {
    await ask(supabase.from('sessions').delete().lt('expires_at', new Date().toISOString()))
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
    return {
      adminId: sub,
      user: { id: account.id, username: account.username },
      signIn: { expiresAt: session.expires_at },
    }
  }

  return {
    verify,

    /** @throws 401 for a wrong name, a wrong password or a disabled account, all alike; 429 when too many sign in */
    async signIn(username: string, password: string): Promise<Session> {
      const judged = turns.take(async () => {
        const account = await ask(supabase.from('admins').select().eq('username', username).maybeSingle())
        return { account, isRight: await isPassword(password, account?.password_hash ?? null) }
      })
      const { account, isRight } = await judged.catch((error: unknown) => {
        throw error instanceof NoTurn ? tooManyTries(5) : error
      })
      if (!account || !isRight || account.disabled_at) throw wrongCredentials()
      await removeExpired()
      return start(
        account.id,
        { id: account.id, username: account.username },
        new Date(Date.now() + LONGEST).toISOString(),
      )
    },

    /** A new token in place of a valid one; the end of the whole session stays. @throws 401 */
    async renew(token: string): Promise<Session> {
      const { adminId, user, signIn } = await verify(token)
      return start(adminId, user, signIn.expiresAt)
    },

    /** Ends a session with every token that was renewed from its sign-in. */
    async end({ adminId, signIn }: Staff): Promise<void> {
      const revoked = { revoked_at: new Date().toISOString() }
      await ask(supabase.from('sessions').update(revoked).eq('admin_id', adminId).eq('expires_at', signIn.expiresAt))
    },
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>
