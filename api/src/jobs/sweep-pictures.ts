import type { FastifyBaseLogger } from 'fastify'
import { type PictureBucket, pictureOf } from '#pictures/pictures.bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { PeriodicJob } from './periodic-jobs.ts'

/** Milliseconds a file may wait for its row; longer than any request lasts. */
const GRACE = 15 * 60 * 1000
/** Milliseconds between two sweeps when no file waits. */
const INTERVAL = 60 * 60 * 1000
const PAGE = 500

/**
 * Finds files in the bucket that no news item shows, and removes them. How long a file waits is counted from when this
 * process first saw it so, for the clocks of Storage and of this machine may differ by more than a file may wait.
 * @param now milliseconds on a monotonic clock
 */
export function createSweeper(
  supabase: Supabase,
  bucket: PictureBucket,
  log: FastifyBaseLogger,
  now: () => number = () => performance.now(),
) {
  let unusedSince = new Map<string, number>()

  async function filesNobodyShows(size: number): Promise<string[]> {
    const found: string[] = []
    for (let offset = 0; ; offset += size) {
      const names = await bucket.list(offset, size)
      const pictures = [...new Set(names.map(pictureOf))]
      const unused = new Set(await ask(supabase.rpc('unused_news_pictures', { files: pictures })))
      found.push(...names.filter((name) => unused.has(pictureOf(name))))
      if (names.length < size) return found
    }
  }

  /**
   * @param grace milliseconds a file stays although no item shows it
   * @param size files looked at together
   * @returns the stored names that were removed
   */
  async function sweep(grace = GRACE, size = PAGE): Promise<string[]> {
    const moment = now()
    const unused = await filesNobodyShows(size)
    unusedSince = new Map(unused.map((name) => [name, unusedSince.get(name) ?? moment]))
    const orphans = unused.filter((name) => (unusedSince.get(name) ?? moment) <= moment - grace)
    for (let start = 0; start < orphans.length; start += size) await bucket.remove(orphans.slice(start, start + size))
    return orphans
  }

  return {
    sweep,
    job: {
      name: 'sweep-pictures',
      interval: INTERVAL,
      retryAfter: GRACE,
      async run() {
        const removed = await sweep()
        if (removed.length > 0) log.info({ removed }, 'unreferenced pictures were removed')
        return unusedSince.size > removed.length ? GRACE : INTERVAL
      },
    } satisfies PeriodicJob,
  }
}
