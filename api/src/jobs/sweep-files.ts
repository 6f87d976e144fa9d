import type { FastifyBaseLogger } from 'fastify'
import type { PeriodicJob } from './periodic-jobs.ts'

/** Milliseconds a file may wait for its row; longer than any request lasts. */
const GRACE = 15 * 60 * 1000
/** Milliseconds between two sweeps when no file waits. */
const INTERVAL = 60 * 60 * 1000
const PAGE = 500

type Parts = {
  /** Of the job. */
  name: string
  bucket: { list(offset: number, limit: number): Promise<string[]>; remove(names: string[]): Promise<void> }
  /** Those of the stored names that no row names. */
  unused(names: string[]): Promise<string[]>
  log: FastifyBaseLogger
  /** Milliseconds on a monotonic clock. */
  now?: (() => number) | undefined
}

/**
 * Finds files of a bucket that no row names, and removes them. How long a file waits is counted from when this process
 * first saw it so, for the clocks of Storage and of this machine may differ by more than a file may wait.
 */
export function createFileSweeper({ name, bucket, unused, log, now = () => performance.now() }: Parts) {
  let unusedSince = new Map<string, number>()

  async function unusedFiles(size: number): Promise<string[]> {
    const found: string[] = []
    for (let offset = 0; ; offset += size) {
      const names = await bucket.list(offset, size)
      if (names.length > 0) found.push(...(await unused(names)))
      if (names.length < size) return found
    }
  }

  /**
   * @param grace milliseconds a file stays although no row names it
   * @param size files looked at together
   * @returns the stored names that were removed
   */
  async function sweep(grace = GRACE, size = PAGE): Promise<string[]> {
    const moment = now()
    const found = await unusedFiles(size)
    unusedSince = new Map(found.map((file) => [file, unusedSince.get(file) ?? moment]))
    const orphans = found.filter((file) => (unusedSince.get(file) ?? moment) <= moment - grace)
    for (let start = 0; start < orphans.length; start += size) await bucket.remove(orphans.slice(start, start + size))
    return orphans
  }

  return {
    sweep,
    job: {
      name,
      interval: INTERVAL,
      retryAfter: GRACE,
      async run() {
        const removed = await sweep()
        if (removed.length > 0) log.info({ job: name, removed }, 'unreferenced files were removed')
        return unusedSince.size > removed.length ? GRACE : INTERVAL
      },
    } satisfies PeriodicJob,
  }
}
