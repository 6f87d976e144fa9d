import type { FastifyBaseLogger } from 'fastify'
import type { PeriodicJob } from '#jobs/periodic-jobs.ts'
import type { TrashStore } from './trash.store.ts'

/** Erases what was deleted 30 days ago. */
export function emptyTrash(trash: Pick<TrashStore, 'erase'>, log: FastifyBaseLogger): PeriodicJob {
  return {
    name: 'empty-trash',
    interval: 6 * 60 * 60 * 1000,
    async run() {
      const erased = await trash.erase()
      if (erased > 0) log.info({ erased }, 'expired trash was erased')
    },
  }
}
