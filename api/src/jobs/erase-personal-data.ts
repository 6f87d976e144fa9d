import type { FastifyBaseLogger } from 'fastify'
import { ask, type Supabase } from '#supabase/client.ts'

const EVERY = 6 * 60 * 60 * 1000
const ERASURES = ['erase_old_inquiries', 'erase_old_subscriptions', 'discard_restoration'] as const

/**
 * Erases personal data whose time is over (inquiries after 24 months, what a broken-off restoration left after a day), now
 * and every six hours; @returns what stops it.
 */
export function startErasing(supabase: Supabase, log: FastifyBaseLogger): () => void {
  async function eraseAll(): Promise<void> {
    for (const erasure of ERASURES) {
      try {
        const erased = await ask(supabase.rpc(erasure))
        if (erased > 0) log.info({ erasure, erased }, 'old personal data were erased')
      } catch (error) {
        log.warn({ erasure, err: error }, 'old personal data could not be erased; the next try comes in six hours')
      }
    }
  }
  void eraseAll()
  const timer = setInterval(eraseAll, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
