import type { FastifyInstance } from 'fastify'
import { ask, type Supabase } from '#supabase/client.ts'
import { isUuid } from '#supabase/uuid.ts'
import type { Drain } from './drain.ts'
import { unavailable } from './errors.ts'
import { sendApiHeaders } from './security-headers.ts'

const BUDGET = 1000

/**
 * `/healthz`: this process lives. `/drainz`: nobody has told it to end, so load balancers may send visitors, also while
 * Supabase is away: they read old copies. `/readyz`: it can do all its work, because Supabase answers within a second and nobody
 * has told it to end. However many ask at once, Supabase is asked once.
 */
export async function health(app: FastifyInstance, { supabase, drain }: { supabase: Supabase; drain: Drain }) {
  let looking: Promise<unknown> | undefined

  app.addHook('onRequest', sendApiHeaders)

  async function look(): Promise<void> {
    const budget = AbortSignal.timeout(BUDGET)
    const rows = await ask(supabase.from('news').select('id').limit(1).abortSignal(budget)).catch((error: unknown) => {
      throw unavailable(error)
    })
    if (!Array.isArray(rows) || rows.some(({ id }) => !isUuid(String(id)))) throw unavailable()
  }

  app.get('/healthz', async () => ({ ok: true }))

  app.get('/drainz', async () => {
    if (drain.isDraining()) throw unavailable()
    return { ok: true }
  })

  app.get('/readyz', async () => {
    if (drain.isDraining()) throw unavailable()
    looking ??= look().finally(() => {
      looking = undefined
    })
    await looking
    return { ok: true }
  })
}
