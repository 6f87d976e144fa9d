import type { FastifyInstance } from 'fastify'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkNumber } from '#supabase/rows.ts'

/** Milliseconds for which the last check is recent. */
const FRESH = 1000
/** Milliseconds that `upToDate` waits at most. */
const MAX_WAIT = 700
/** A version that no database gives: any other is a change. */
const UNKNOWN = -1
/** Health checks show no content. */
const ABOUT_ITSELF = ['/healthz', '/readyz', '/drainz']

/**
 * Polls the version of the public content and calls `changed` when it differs: that is how one process learns what another
 * one has published, and that an item has come or gone by the clock. It polls when the listening server is read, at most once a second. Responses cached for two seconds
 * need no more; those cached longer await `upToDate`.
 */
export function watchChanges(
  app: FastifyInstance,
  { supabase, changed }: { supabase: Supabase; changed: () => void },
): { upToDate: () => Promise<void>; nextChange: () => number } {
  let known: number | undefined
  let begunAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let isListening = false
  let nextChangeAt = Number.POSITIVE_INFINITY

  async function look(): Promise<void> {
    try {
      const version = checkNumber(await ask(supabase.rpc('content_version')))
      if (version === known) return
      const seconds = await ask(supabase.rpc('next_news_change'))
      nextChangeAt = seconds === null ? Number.POSITIVE_INFINITY : performance.now() + checkNumber(seconds) * 1000
      if (known !== undefined) changed()
      known = version
    } catch (error) {
      known ??= UNKNOWN
      app.log.debug({ err: error }, 'the content version cannot be read; the next try follows in a second')
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
    /** Milliseconds to the next moment at which an item comes or goes by the clock, as far as is known. */
    nextChange: () => nextChangeAt - performance.now(),

    /** Resolves when `changed` has been called for all that was written a second ago, or that cannot be known so soon. */
    async upToDate(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, MAX_WAIT)
      await Promise.race([lookWhenOld(), promise])
      clearTimeout(timer)
    },
  }
}
