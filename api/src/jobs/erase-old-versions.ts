import type { FastifyBaseLogger } from 'fastify'
import type { NewsHistory } from '#news/news.history.ts'
import type { PeriodicJob } from './periodic-jobs.ts'

/** Erases versions of news that another one followed 24 months ago, and the pictures that only they showed. */
export function eraseOldVersions(history: Pick<NewsHistory, 'eraseOld'>, log: FastifyBaseLogger): PeriodicJob {
  return {
    name: 'erase-old-versions',
    interval: 6 * 60 * 60 * 1000,
    async run() {
      const erased = await history.eraseOld()
      if (erased > 0) log.info({ erased }, 'old versions of news were erased')
    },
  }
}
