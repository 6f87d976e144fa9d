import type { FastifyBaseLogger } from 'fastify'
import type { PeriodicJob } from '#jobs/periodic-jobs.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { NewsHistory } from './news.history.ts'

/**
 * Erases versions of news and of rows of collections that another one followed 24 months ago, and the pictures that only those of
 * news showed.
 */
export function eraseOldVersions(
  supabase: Supabase,
  history: Pick<NewsHistory, 'eraseOld'>,
  log: FastifyBaseLogger,
): PeriodicJob {
  return {
    name: 'erase-old-versions',
    interval: 6 * 60 * 60 * 1000,
    async run() {
      const ofNews = await history.eraseOld()
      const ofCollections = await ask(supabase.rpc('erase_old_collection_versions'))
      if (ofNews + ofCollections > 0) log.info({ ofNews, ofCollections }, 'old versions were erased')
    },
  }
}
