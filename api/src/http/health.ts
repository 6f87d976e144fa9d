import type { FastifyInstance } from 'fastify'
import { ask, type Supabase } from '#supabase/client.ts'
import { isUuid } from '#supabase/uuid.ts'
import { unavailable } from './errors.ts'
import { sendApiHeaders } from './security-headers.ts'

const TIMEOUT = 1000

/**
 * `/healthz`: the process lives. `/drainz`: it is not shutting down, so load balancers may send visitors, also while
 * Supabase is away: they read stale responses. `/readyz`: it can do all its work, because Supabase answers within a
 * second and it is not shutting down. Concurrent checks ask Supabase once.
 */
export async function health(app: FastifyInstance, { supabase }: { supabase: Supabase }) {
  let looking: Promise<unknown> | undefined

  app.addHook('onRequest', sendApiHeaders)

  async function look(): Promise<void> {
    const timeout = AbortSignal.timeout(TIMEOUT)
    const rows = await ask(supabase.from('news').select('id').limit(1).abortSignal(timeout)).catch((error: unknown) => {
      throw unavailable(error)
    })
    if (!Array.isArray(rows) || rows.some(({ id }) => !isUuid(String(id)))) throw unavailable()
  }

  app.get('/healthz', async () => ({ ok: true }))

  app.get('/drainz', async () => {
    if (app.drain.isDraining()) throw unavailable()
    return { ok: true }
  })

  app.get('/readyz', async () => {
    if (app.drain.isDraining()) throw unavailable()
    looking ??= look().finally(() => {
      looking = undefined
    })
    await looking
    return { ok: true }
  })
}
