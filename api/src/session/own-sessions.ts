import type { OwnSessions } from '#contract/account.ts'
import { notFound } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { IDLE, type Staff } from './session.store.ts'

/** The sign-ins of an account that are still valid. Every method may throw 503. */
export function createOwnSessions(supabase: Supabase) {
  const running = ({ user }: Staff) => supabase.from('sessions').select().eq('admin_id', user.id).is('revoked_at', null)

  const ended = () => ({ revoked_at: new Date().toISOString() })
  const ending = ({ user }: Staff) =>
    supabase.from('sessions').update(ended()).eq('admin_id', user.id).is('revoked_at', null)

  return {
    /** The one used last first. One whose last token has run out is over, though it was not ended. */
    async all(staff: Staff): Promise<OwnSessions> {
      const now = Date.now()
      const rows = await ask(
        running(staff)
          .gt('expires_at', new Date(now).toISOString())
          .gt('last_used_at', new Date(now - IDLE).toISOString())
          .order('last_used_at', { ascending: false }),
      )
      return {
        sessions: rows.map(({ jti, device, network, created_at, last_used_at }) => ({
          _id: jti,
          device,
          network,
          startedAt: created_at,
          lastUsedAt: last_used_at,
          isThis: jti === staff.session.jti,
        })),
      }
    },

    /** @throws 404 when the account has no such session, or not any more */
    async end(staff: Staff, id: string): Promise<void> {
      const rows = await ask(ending(staff).eq('jti', id).select('jti'))
      if (rows.length === 0) throw notFound('session')
    },

    /** Ends all but the one of the call. */
    async endOthers(staff: Staff): Promise<void> {
      await ask(ending(staff).neq('jti', staff.session.jti))
    },

    /** Ends all, also the one of the call. */
    async endAll(staff: Staff): Promise<void> {
      await ask(ending(staff))
    },
  }
}
export type OwnSessionsStore = ReturnType<typeof createOwnSessions>
