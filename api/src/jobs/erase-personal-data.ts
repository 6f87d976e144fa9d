import type { FastifyBaseLogger } from 'fastify'
import { ask, type Supabase } from '#supabase/client.ts'
import type { PeriodicJob } from './periodic-jobs.ts'

const ERASURES = [
  'erase_old_inquiries',
  'erase_old_subscriptions',
  'erase_old_newsletter_tests',
  'erase_old_journal',
  'discard_staged_files',
  'discard_suspected_files',
  'discard_staged_pictures',
  'discard_restoration',
] as const

/**
 * Erase personal data whose time is over: inquiries after 24 months, ended subscriptions, after a day tests of mails
 * and what a broken-off restoration left, after two hours files whose inquiry has not come, after a month files
 * of inquiries that look like spam, after a week pictures that no item came to show. One job each, so
 * that none waits for another.
 */
export function erasePersonalData(supabase: Supabase, log: FastifyBaseLogger): PeriodicJob[] {
  return ERASURES.map((erasure) => ({
    name: erasure,
    interval: (erasure === 'discard_staged_files' ? 0.5 : 6) * 60 * 60 * 1000,
    async run() {
      const erased = await ask(supabase.rpc(erasure))
      if (erased > 0) log.info({ erasure, erased }, 'expired personal data were erased')
    },
  }))
}
