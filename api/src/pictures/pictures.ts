import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Changes } from '#cache/changes.ts'
import { createResponseCache } from '#cache/response-cache.ts'
import type { Metrics } from '#metrics/metrics.ts'
import { type Bucket, createBucket } from '#supabase/bucket.ts'
import type { Supabase } from '#supabase/client.ts'
import { createPermissions } from './pictures.access.ts'
import { createOpenedPictures } from './pictures.opened.ts'
import { pictureRoutes } from './pictures.routes.ts'
import { picturesStaff } from './pictures.staff.ts'
import { createPictureStaging } from './pictures.staging.ts'
import { createUnpublishedPictures } from './pictures.unpublished.ts'

type Parts = Pick<Changes, 'onChange'> & {
  supabase: Supabase
  visitors: Supabase
  /** Signs permissions to see pictures that visitors may not. */
  sessionSecret: string
  metrics: Metrics | undefined
  log: FastifyBaseLogger
}

/** The pictures of the news: sent by staff, stored, and served in several widths. */
export function createPictures({ supabase, visitors, sessionSecret, onChange, metrics, log }: Parts) {
  const visitorBucket = createBucket(visitors, 'news')
  const cache = createResponseCache({
    // A stored name never comes again with other bytes.
    lifetime: Number.POSITIVE_INFINITY,
    maxBytes: 96 * 2 ** 20,
    count: metrics?.countResponse('pictures'),
  })
  const staging = createPictureStaging({ supabase, bucket: createBucket(supabase, 'news'), cache, log })
  const unpublished = createUnpublishedPictures(visitors)
  onChange(unpublished.changed)
  const all = createPermissions(sessionSecret, 'pictures of unpublished news')
  const links = createPermissions(sessionSecret, 'pictures of a link to a preview')
  const newsletters = createPermissions(sessionSecret, 'newsletter of a news item')
  return {
    /** Keeps pictures as they are served. */
    cache,
    staging,
    /** To see the pictures of a link to a preview, and an item as a mail with its pictures. */
    permissions: { links, newsletters },
    /** Bytes of a stored picture, 0 when unknown. */
    bytes: createPictureSizes(visitorBucket),

    async visitors(scope: FastifyInstance) {
      const mayOpen = createOpenedPictures(visitors, { all, links, newsletters })
      scope.register(pictureRoutes, { prefix: '/uploads/news', bucket: visitorBucket, cache, unpublished, mayOpen })
    },

    async staff(scope: FastifyInstance) {
      scope.register(picturesStaff, { prefix: '/api/admin/pictures', access: all, staging })
    },
  }
}
export type Pictures = ReturnType<typeof createPictures>

const MAX_KNOWN = 1_000

/** How many bytes a picture has; a stored picture never changes, so each is asked for once. */
function createPictureSizes(bucket: Pick<Bucket, 'size'>): (file: string) => Promise<number> {
  const known = new Map<string, number>()

  /** 0 when it cannot be known. */
  return async function sizeOf(file) {
    const size = known.get(file) ?? (await bucket.size(file).catch(() => null))
    if (!size) return 0
    known.set(file, size)
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value ?? '')
    return size
  }
}
