import type { FastifyBaseLogger } from 'fastify'
import { shownBy } from '#people/portraits.store.ts'
import { pictureOf } from '#pictures/pictures.variants.ts'
import { BUCKET_IDS, type BucketId, createBucket } from '#supabase/bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { isUuid } from '#supabase/uuid.ts'
import type { PeriodicJob } from './periodic-jobs.ts'

/** Milliseconds a file may wait for its row; longer than any request lasts. */
const GRACE = 15 * 60 * 1000
/** Milliseconds between two sweeps when no file waits. */
const INTERVAL = 60 * 60 * 1000
const PAGE = 500

type Sweeping = {
  /** Name of the job. */
  job: string
  /** The file that a stored name belongs to, as rows name it: it may be stored in several sizes and formats. */
  fileOf: (stored: string) => string
  /** Those of the files that no row names and no form holds. */
  unused: (supabase: Supabase, files: string[]) => Promise<string[]>
}

const SWEEPING: Record<BucketId, Sweeping> = {
  news: {
    job: 'sweep-pictures',
    fileOf: pictureOf,
    unused: (supabase, files) => ask(supabase.rpc('unused_news_pictures', { files })),
  },
  people: {
    job: 'sweep-portraits',
    fileOf: shownBy,
    unused: (supabase, names) => ask(supabase.rpc('unused_people_pictures', { names })),
  },
  documents: {
    job: 'sweep-document-files',
    fileOf: (stored) => stored.replace(/\.[a-z]+$/, ''),
    unused: (supabase, ids) => ask(supabase.rpc('unused_document_files', { files: ids.filter(isUuid) })),
  },
  inquiries: {
    job: 'sweep-inquiry-files',
    fileOf: (stored) => stored,
    unused: (supabase, files) => ask(supabase.rpc('unused_inquiry_files', { files })),
  },
}

/** The jobs that remove what no row names, one for each bucket. */
export function sweepFiles(supabase: Supabase, log: FastifyBaseLogger): PeriodicJob[] {
  return BUCKET_IDS.map((id) => createSweeper(supabase, id, log).job)
}

/**
 * Finds files of a bucket that no row names, and removes them. How long a file waits is counted from when this process
 * first saw it so, for the clocks of Storage and of this machine may differ by more than a file may wait.
 * @param now milliseconds on a monotonic clock
 */
export function createSweeper(supabase: Supabase, id: BucketId, log: FastifyBaseLogger, now = () => performance.now()) {
  const { job: name, fileOf, unused } = SWEEPING[id]
  const bucket = createBucket(supabase, id)
  let unusedSince = new Map<string, number>()

  async function unusedFiles(size: number): Promise<string[]> {
    const found: string[] = []
    for (let offset = 0; ; offset += size) {
      const names = await bucket.list(offset, size)
      if (names.length > 0) {
        const files = new Set(await unused(supabase, [...new Set(names.map(fileOf))]))
        found.push(...names.filter((stored) => files.has(fileOf(stored))))
      }
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
    await bucket.remove(orphans)
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
