import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { TopicParts } from '#cache/public-caches.ts'
import { staffNews } from '#contract/news.ts'
import { newsFound, newsSearch } from '#contract/news-list.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { erasure } from '#jobs/erasures.ts'
import type { Pictures } from '#pictures/pictures.ts'
import { createNewsCorrections, newsCorrectionsStaff } from './news.corrections.ts'
import { createNewsHistory, newsHistory } from './news.history.ts'
import { createPreviewLinks, previewFrames, previewLinksStaff } from './news.preview.ts'
import { createNewsReads } from './news.reads.ts'
import { newsRoutes } from './news.routes.ts'
import { createNewsSelection, newsSelection } from './news.selection.ts'
import { newsStaff, newsStates } from './news.staff.ts'
import { createStaffReads, type StaffReads } from './news.staff-reads.ts'
import { createNewsTranslations, newsTranslationsStaff } from './news.translations.ts'
import { createNewsWrites } from './news.writes.ts'
import { createPreviewEvents } from './preview-events.ts'

type Parts = TopicParts & {
  /** Signs the links to previews. */
  sessionSecret: string
  /** Origin of the site; `null` when only requests tell it. */
  publicUrl: string | null
  pictures: Pick<Pictures, 'staging' | 'permissions'>
  log: FastifyBaseLogger
}

/** The news in up to four languages. */
export function createNews(app: FastifyInstance, parts: Parts) {
  const { supabase, visitors, publicUrl: site, changed, log } = parts
  const { staging, permissions } = parts.pictures
  const cache = parts.cacheOf('news', 64 * 2 ** 20)
  const reads = createNewsReads(visitors)
  const staffReads = createStaffReads(supabase)
  const corrections = createNewsCorrections({ supabase, staffReads, changed })
  const writes = createNewsWrites({ supabase, staging, staffReads, corrections, changed })
  const history = createNewsHistory({ supabase, staging, staffReads, news: writes })
  const selection = createNewsSelection({ supabase, changed })
  const translations = createNewsTranslations({ supabase, staffReads, news: writes })
  const previews = createPreviewLinks(supabase, staffReads, parts.sessionSecret, permissions.links)
  const follow = createPreviewEvents(app, supabase, log)
  return {
    /** What visitors read, for the pages. */
    reads,
    /** What the search knows of them. */
    searched: reads.searched,
    /** What staff see, for the trash. */
    staffReads,

    async visitors(scope: FastifyInstance) {
      scope.register(newsRoutes, { prefix: '/api/news', news: reads, previews, follow, cache })
    },

    async staff(scope: FastifyInstance) {
      scope.register(newsStaff, { prefix: '/api/news', news: writes, staging })
      scope.register(newsFinder, { prefix: '/api/admin/news', staffReads })
      scope.register(newsStates, { prefix: '/api/admin/news', news: writes })
      scope.register(newsCorrectionsStaff, { prefix: '/api/admin/news', corrections })
      scope.register(newsHistory, { prefix: '/api/admin/news', history })
      scope.register(newsTranslationsStaff, { prefix: '/api/admin/news', translations })
      scope.register(newsSelection, { prefix: '/api/admin/selection', staffReads, selection })
      scope.register(previewLinksStaff, { prefix: '/api/admin/news', previews, site })
      scope.register(previewFrames, { prefix: '/api/admin/preview-frame', previews })
    },

    jobs: [erasure('erase-old-versions', history.eraseOld, log)],
  }
}
export type News = ReturnType<typeof createNews>

const refParams = z.object({ ref: z.string() })

/** What staff see of the news, in every state. It is theirs alone and not cached: each call asks the database. */
async function newsFinder(instance: FastifyInstance, { staffReads }: { staffReads: StaffReads }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get(
    '/',
    { config: { role: 'news' }, schema: { querystring: newsSearch, response: { 200: newsFound } } },
    ({ query }) => staffReads.find(query),
  )

  // By address or id: a draft may have no address yet.
  app.get(
    '/:ref',
    { config: { role: 'news' }, schema: { params: refParams, response: { 200: staffNews } } },
    ({ params }) => staffReads.item(params.ref),
  )
}
