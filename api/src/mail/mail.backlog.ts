import type { QueueState } from '#metrics/metrics.ts'
import { ask, type Supabase } from '#supabase/client.ts'

const QUEUES = [
  { table: 'inquiries', since: 'created_at' },
  { table: 'newsletter', since: 'asked_at' },
] as const

/** Reads what waits in the queues of mail. May throw 503. */
export function createMailBacklog(supabase: Supabase) {
  async function stateOf({ table, since }: (typeof QUEUES)[number]): Promise<QueueState> {
    const waiting = supabase.from(table).select(`since:${since}`, { count: 'exact' }).eq('status', 'queued')
    const answer = await waiting.order(since).limit(1)
    const [oldest] = (await ask(Promise.resolve(answer))) as unknown as { since: string }[]
    const oldestSeconds = oldest ? Math.max(0, (Date.now() - Date.parse(oldest.since)) / 1000) : 0
    return { waiting: answer.count ?? 0, oldestSeconds }
  }

  return async (): Promise<Record<string, QueueState>> => {
    const entries = QUEUES.map(async (queue) => [queue.table, await stateOf(queue)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
}
