import type { FastifyBaseLogger } from 'fastify'
import type { PeriodicJob } from '#jobs/periodic-jobs.ts'
import { ask } from '#supabase/client.ts'
import { readFindings, type Watched } from './findings.ts'

/** So late at most is the mail of eight o'clock. */
const INTERVAL = 15 * 60 * 1000

/**
 * Tells administrators on Monday morning by mail what needs attention, when something does that is not snoozed.
 * @param mailDue wakes the dispatcher
 * @param now for tests
 */
export function mailFindings(
  watched: Watched,
  log: FastifyBaseLogger,
  mailDue: () => void,
  now = () => new Date(),
): PeriodicJob {
  const { supabase } = watched
  return {
    name: 'mail-findings',
    interval: INTERVAL,
    async run() {
      const moment = now()
      if (!isMondayMorning(moment)) return
      const what = (await readFindings(watched))
        .filter(({ snooze }) => snooze === null)
        .map(({ key: _key, itemId: _id, snooze: _snooze, ...told }) => told)
      if (what.length === 0) return
      const queued = await ask(supabase.rpc('queue_attention_mails', { what, moment: moment.toISOString() }))
      if (queued === 0) return
      log.info({ job: 'mail-findings', queued }, 'administrators are told what needs attention')
      mailDue()
    },
  }
}

/** The database says it exactly; this saves it the question all week. */
function isMondayMorning(moment: Date): boolean {
  const words = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Sofia',
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(words.formatToParts(moment).map(({ type, value }) => [type, value]))
  return parts.weekday === 'Mon' && Number(parts.hour) >= 8 && Number(parts.hour) < 12
}
