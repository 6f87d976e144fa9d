import type { QueueState } from '#metrics/metrics.ts'
import { ask, type Supabase } from '#supabase/client.ts'

const QUEUES = { inquiries: 'inquiry', newsletter: 'newsletter' } as const

/** Reads how many mails of each kind wait. May throw 503. */
export function createMailBacklog(supabase: Supabase) {
  async function stateOf(kind: (typeof QUEUES)[keyof typeof QUEUES]): Promise<QueueState> {
    const waiting = supabase.from('mails').select('queued_at', { count: 'exact' })
    const answer = await waiting.eq('kind', kind).eq('status', 'queued').order('queued_at').limit(1)
    const [oldest] = await ask(Promise.resolve(answer))
    const oldestSeconds = oldest ? Math.max(0, (Date.now() - Date.parse(oldest.queued_at)) / 1000) : 0
    return { waiting: answer.count ?? 0, oldestSeconds }
  }

  return async (): Promise<Record<string, QueueState>> => {
    const entries = Object.entries(QUEUES).map(async ([queue, kind]) => [queue, await stateOf(kind)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
}
