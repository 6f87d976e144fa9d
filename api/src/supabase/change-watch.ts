import type { FastifyInstance } from 'fastify'
import { unavailable } from '#errors.ts'
import { ask, type Supabase } from './client.ts'

/** Milliseconds between two looks. */
const PAUSE = 1000
/** A count that no database gives: whatever is found after it is a change. */
const UNKNOWN = -1

/**
 * As long as the server listens, looks every second whether anybody has changed what visitors read, and calls `changed`
 * when it has: that is how one process learns what another one has published.
 */
export async function changeWatch(
  app: FastifyInstance,
  { supabase, changed }: { supabase: Supabase; changed: () => void },
) {
  let known: number | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  async function look(): Promise<void> {
    try {
      const version: unknown = await ask(supabase.rpc('content_version'))
      if (typeof version !== 'number') throw unavailable()
      if (known !== undefined && version !== known) changed()
      known = version
    } catch (error) {
      known ??= UNKNOWN
      app.log.debug({ err: error }, 'nobody knows whether something has changed; the next look comes in a second')
    }
    if (!isOver) timer = setTimeout(look, PAUSE).unref()
  }

  app.addHook('onListen', async () => void look())
  app.addHook('onClose', async () => {
    isOver = true
    clearTimeout(timer)
  })
}
