import type { FastifyBaseLogger } from 'fastify'
import { ask, type Supabase } from '#supabase/client.ts'
import { type PictureBucket, pictureOf } from './pictures.bucket.ts'

/** Milliseconds a file may wait for its row; longer than any request lasts. */
const GRACE = 15 * 60 * 1000
const EVERY = 5 * 60 * 1000
const PAGE = 500

/** Finds files in the bucket that no news item shows, and removes them. */
export function createSweeper(supabase: Supabase, bucket: PictureBucket, log: FastifyBaseLogger) {
  async function oldFiles(grace: number, size: number): Promise<string[]> {
    const old: string[] = []
    for (let offset = 0; ; offset += size) {
      const page = await bucket.list(offset, size)
      old.push(...page.filter(({ storedAt }) => storedAt <= Date.now() - grace).map(({ name }) => name))
      if (page.length < size) return old
    }
  }

  /**
   * @param grace milliseconds a file stays although no item shows it
   * @param size files looked at together
   * @returns the stored names that were removed
   */
  async function sweep(grace = GRACE, size = PAGE): Promise<string[]> {
    const candidates = await oldFiles(grace, size)
    const removed: string[] = []
    for (let start = 0; start < candidates.length; start += size) {
      const names = candidates.slice(start, start + size)
      const pictures = [...new Set(names.map(pictureOf))]
      const unused = new Set(await ask(supabase.rpc('unused_news_pictures', { files: pictures })))
      const orphans = names.filter((name) => unused.has(pictureOf(name)))
      await bucket.remove(orphans)
      removed.push(...orphans)
    }
    return removed
  }

  async function sweepAndTell(): Promise<void> {
    try {
      const removed = await sweep()
      if (removed.length > 0) log.info({ removed }, 'pictures that no item shows were removed')
    } catch (error) {
      log.warn({ err: error }, 'the sweep of pictures failed; the next comes in five minutes')
    }
  }

  return {
    sweep,
    /** Sweeps now and every five minutes; @returns what stops it. */
    start(): () => void {
      void sweepAndTell()
      const timer = setInterval(sweepAndTell, EVERY)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
