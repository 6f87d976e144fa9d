import type { PeriodicJob } from '#jobs/periodic-jobs.ts'
import { ask, type Supabase } from '#supabase/client.ts'

/** Removes what is over and is not accepted any more anyway: sessions, and links for a password. */
export function removeExpiredSessions(supabase: Supabase): PeriodicJob {
  return {
    name: 'remove-expired-sessions',
    interval: 6 * 60 * 60 * 1000,
    async run() {
      const now = new Date().toISOString()
      await ask(supabase.from('sessions').delete().lt('expires_at', now))
      await ask(supabase.from('account_mails').delete().lt('expires_at', now))
    },
  }
}
