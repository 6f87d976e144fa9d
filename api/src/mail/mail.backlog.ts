import type { QueueState } from '#metrics/metrics.ts'
import { askWithCount, type Supabase } from '#supabase/client.ts'

const QUEUES = {
  inquiries: 'inquiry',
  accounts: 'account',
  confirmations: 'confirmation',
  newsletter: 'newsletter',
} as const

/** Reads how many mails of each kind wait. May throw 503. */
export function createMailBacklog(supabase: Supabase) {
  async function stateOf(kind: (typeof QUEUES)[keyof typeof QUEUES]): Promise<QueueState> {
    const mails = supabase.from('mails').select('queued_at', { count: 'exact' })
    const oldestFirst = mails.eq('kind', kind).eq('status', 'queued').order('queued_at')
    const { data, count } = await askWithCount(oldestFirst.limit(1))
    const [oldest] = data
    const oldestSeconds = oldest ? Math.max(0, (Date.now() - Date.parse(oldest.queued_at)) / 1000) : 0
    return { queued: count, oldestSeconds }
  }

  return async (): Promise<Record<string, QueueState>> => {
    const entries = Object.entries(QUEUES).map(async ([queue, kind]) => [queue, await stateOf(kind)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
}
