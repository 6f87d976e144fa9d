import type { Metrics } from '#metrics/metrics.ts'
import type { Supabase } from '#supabase/client.ts'
import type { Changes } from './changes.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

/** Milliseconds for which an answer to visitors is sent again as it is, unless something is written. */
const LIFETIME = 2_000

/** Makes the caches of what visitors read, one for each topic. */
export function createPublicCaches({ onChange }: Pick<Changes, 'onChange'>, metrics: Metrics | undefined) {
  /** @param name of the topic, for the metrics @param maxBytes that it keeps at most */
  return (name: string, maxBytes: number): ResponseCache => {
    const cache = createResponseCache({ lifetime: LIFETIME, maxBytes, count: metrics?.countResponse(name) })
    onChange(cache.clear)
    return cache
  }
}
export type PublicCaches = ReturnType<typeof createPublicCaches>

/** What a topic is made of that visitors read. */
export type TopicParts = Changes & {
  supabase: Supabase
  /** The same for what visitors read. */
  visitors: Supabase
  cacheOf: PublicCaches
}
