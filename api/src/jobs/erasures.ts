import type { FastifyBaseLogger } from 'fastify'
import { ask, type Supabase } from '#supabase/client.ts'
import type { PeriodicJob } from './periodic-jobs.ts'

const OF_DATABASE = [
  'erase_old_inquiries',
  'erase_old_subscriptions',
  'erase_old_newsletter_tests',
  'erase_old_journal',
  'erase_old_collection_versions',
  'discard_staged_files',
  'discard_suspected_files',
  'discard_staged_pictures',
  'discard_restoration',
] as const

/**
 * A job that erases what is kept for some time only.
 * @param erase says how many it has erased
 * @param hours between two runs
 */
export function erasure(name: string, erase: () => Promise<number>, log: FastifyBaseLogger, hours = 6): PeriodicJob {
  return {
    name,
    interval: hours * 60 * 60 * 1000,
    async run() {
      const erased = await erase()
      if (erased > 0) log.info({ erasure: name, erased }, 'what is expired was erased')
    },
  }
}

/**
 * Erase in the database what is over: inquiries after 24 months, and versions of collections when another one has
 * followed them for as long, ended subscriptions, after a day tests of the newsletter and what a broken-off restoration
 * left, after two hours files whose inquiry has not come, after a month files of inquiries that look like spam, after a
 * week pictures that no item came to show. One job each, so that none waits for another.
 */
export function erasuresOfDatabase(supabase: Supabase, log: FastifyBaseLogger): PeriodicJob[] {
  return OF_DATABASE.map((name) =>
    erasure(name, () => ask(supabase.rpc(name)), log, name === 'discard_staged_files' ? 0.5 : 6),
  )
}
