import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Changes } from '#cache/changes.ts'
import { erasure } from '#jobs/erasures.ts'
import type { News } from '#news/news.ts'
import type { Pictures } from '#pictures/pictures.ts'
import type { Supabase } from '#supabase/client.ts'
import { trashStaff } from './trash.staff.ts'
import { createTrashStore } from './trash.store.ts'

type Parts = Pick<Changes, 'changed'> & {
  supabase: Supabase
  news: Pick<News, 'staffReads'>
  pictures: Pick<Pictures, 'staging'>
  log: FastifyBaseLogger
}

/** What staff deleted, kept for 30 days. */
export function createTrash({ supabase, changed, news: { staffReads }, pictures: { staging }, log }: Parts) {
  const trash = createTrashStore({ supabase, staging, staffReads, changed })
  return {
    async staff(scope: FastifyInstance) {
      scope.register(trashStaff, { prefix: '/api/trash', trash })
    },

    jobs: [erasure('empty-trash', () => trash.erase(), log)],
  }
}
