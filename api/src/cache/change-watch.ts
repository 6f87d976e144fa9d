import type { FastifyInstance } from 'fastify'
import { ask, type Supabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'

/** Milliseconds after which a look is old. */
const FRESH = 1000
/** Milliseconds that anybody waits for a look. */
const PATIENCE = 700
/** A count that no database gives: whatever is found after it is a change. */
const UNKNOWN = -1
/** What tells how the process does, and shows nothing that anybody publishes. */
const ABOUT_ITSELF = ['/healthz', '/readyz', '/drainz']

/**
 * Looks whether anybody has changed what visitors read, and calls `changed` when somebody has: that is how one process
 * learns what another one has published. It looks while it listens and is read, at most once a second; a process that nobody reads
 * asks nobody. Copies that live for two seconds need no more; who keeps longer ones waits for `upToDate`.
 */
export function watchChanges(
  app: FastifyInstance,
  { supabase, changed }: { supabase: Supabase; changed: () => void },
): { upToDate: () => Promise<void> } {
  let known: number | undefined
  let begunAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let isListening = false

  async function look(): Promise<void> {
    try {
      const version: unknown = await ask(supabase.rpc('content_version'))
      if (typeof version !== 'number') throw new UnavailableError(`content_version is ${version}`)
      if (known !== undefined && version !== known) changed()
      known = version
    } catch (error) {
      known ??= UNKNOWN
      app.log.debug({ err: error }, 'nobody knows whether something has changed; the next look comes in a second')
    }
  }

  /** @returns the look that is under way, if one is */
  function lookWhenOld(): Promise<void> | undefined {
    const now = performance.now()
    if (!isListening || looking || now - begunAt < FRESH) return looking
    begunAt = now
    looking = look().finally(() => {
      looking = undefined
    })
    return looking
  }

  app.addHook('onListen', async () => {
    isListening = true
    lookWhenOld()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' && !ABOUT_ITSELF.includes(request.url)) lookWhenOld()
    done()
  })

  return {
    /** Resolves when `changed` has been called for all that was written a second ago, or nobody can say so soon. */
    async upToDate(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, PATIENCE)
      await Promise.race([lookWhenOld(), promise])
      clearTimeout(timer)
    },
  }
}
