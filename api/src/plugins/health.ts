import type { FastifyInstance } from 'fastify'
import { unavailable } from '#errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'

const BUDGET = 1000

/** `/healthz`: this process lives. `/readyz`: it can do its work, because Supabase answers within a second. */
export async function health(app: FastifyInstance, { supabase }: { supabase: Supabase }) {
  app.get('/healthz', async () => ({ ok: true }))

  app.get('/readyz', async () => {
    const budget = AbortSignal.timeout(BUDGET)
    await ask(supabase.from('news').select('id').limit(1).abortSignal(budget)).catch((error: unknown) => {
      throw unavailable(error)
    })
    return { ok: true }
  })
}
