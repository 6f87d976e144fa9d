import { ask, type Supabase } from '#supabase/client.ts'
import type { PeriodicJob } from './periodic-jobs.ts'

/** Removes the rows of expired sessions, whose tokens are not accepted any more anyway. */
export function removeExpiredSessions(supabase: Supabase): PeriodicJob {
  return {
    name: 'remove-expired-sessions',
    interval: 6 * 60 * 60 * 1000,
    async run() {
      await ask(supabase.from('sessions').delete().lt('expires_at', new Date().toISOString()))
    },
  }
}
