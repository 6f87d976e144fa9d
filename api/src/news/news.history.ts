import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { NewsStatus } from '#contract/news.ts'
import { newsSaved, type StaffNews } from '#contract/news.ts'
import {
  type NewsVersion,
  type NewsVersions,
  newsVersions,
  versionRestoration,
  type WholeVersion,
  wholeVersion,
} from '#contract/news-versions.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import { repeatable } from '#http/idempotency-key.ts'
import { versionOf } from '#http/if-match.ts'
import type { PictureStaging } from '#pictures/pictures.staging.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { VersionRow } from '#supabase/database.ts'
import { changeToVersion, type NewsChange } from './news.changes.ts'
import type { UpdateOptions } from './news.drafts.ts'
import { languagesInTranslation, toContent, withTextsInTranslation } from './news.rows.ts'
import type { StaffReads } from './news.staff-reads.ts'
import type { NewsWrites } from './news.writes.ts'

const config = { role: 'news' } as const

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 200
const LISTED = 'version, saved_at, saved_by, changed, status, of_draft, visible_from'
/** The largest number that the database can hold. */
const MAX_VERSION = 2_147_483_647

type Parts = { supabase: Supabase; staging: PictureStaging; staffReads: StaffReads; news: NewsWrites }

/** What an item was after each save; the database writes it down. Every method may throw 503, and 404 without the item. */
export function createNewsHistory({ supabase, staging, staffReads, news }: Parts) {
  async function row(id: string, version: number): Promise<VersionRow> {
    if (version < 1 || version > MAX_VERSION) throw notFound('version')
    const found = await ask(
      supabase.from('news_versions').select().eq('news_id', id).eq('version', version).maybeSingle(),
    )
    if (!found) throw notFound('version')
    return found
  }

  return {
    /** @param ref the address or the id */
    async versions(ref: string): Promise<NewsVersions> {
      const { id } = await staffReads.row(ref)
      const draft = await staffReads.draftOf(id)
      const versions: NewsVersion[] = []
      for (;;) {
        const rows = await ask(
          supabase
            .from('news_versions')
            .select(LISTED)
            .eq('news_id', id)
            .order('version', { ascending: false })
            .range(versions.length, versions.length + PAGE - 1),
        )
        versions.push(...rows.map(toVersion))
        if (rows.length < PAGE) break
      }
      const current = versions.find(({ isOfDraft }) => isOfDraft === (draft !== null)) ?? versions[0]
      return { versions, current: current?.version ?? 0 }
    },

    /** @throws 404 when there is no such version, or no more */
    async version(ref: string, version: number): Promise<WholeVersion> {
      const { id } = await staffReads.row(ref)
      return toWholeVersion(await row(id, version))
    },

    /**
     * Makes an item what it was, as its newest version; when visitors see it does not change.
     * @param status `draft` keeps what is public as it is
     * @throws 404, 400 when a draft is to be public that lacks its cover or title, 412 as `update`
     */
    async restore(
      ref: string,
      version: number,
      {
        status,
        correction,
        ...options
      }: Omit<UpdateOptions, 'url'> & { status: 'draft' | undefined } & Pick<NewsChange, 'correction'>,
    ): Promise<StaffNews> {
      const item = await staffReads.row(ref)
      const change = changeToVersion(await row(item.id, version), status ?? (item.status as NewsStatus), correction)
      return news.update(item.id, change, options)
    },

    /** Erases the versions that another one followed 24 months ago. @returns how many */
    async eraseOld(): Promise<number> {
      const { versions, files } = await ask(supabase.rpc('erase_old_news_versions').single())
      await staging.release(files)
      return versions
    },
  }
}
export type NewsHistory = ReturnType<typeof createNewsHistory>

const versionParams = z.object({
  ref: z.string(),
  version: z.pipe(z.string().check(z.regex(/^\d{1,10}$/, 'version must be a number')), z.transform(Number)),
})

/** What staff see of what an item was, and how they go back to it. */
export async function newsHistory(instance: FastifyInstance, { history }: { history: NewsHistory }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get(
    '/:ref/versions',
    { config, schema: { params: z.object({ ref: z.string() }), response: { 200: newsVersions } } },
    ({ params }) => history.versions(params.ref),
  )

  app.get(
    '/:ref/versions/:version',
    { config, schema: { params: versionParams, response: { 200: wholeVersion } } },
    ({ params }) => history.version(params.ref, params.version),
  )

  app.post(
    '/:ref/versions/:version/restore',
    { config, schema: { params: versionParams, body: versionRestoration, response: { 200: newsSaved } } },
    async (request) => {
      const { ref, version } = request.params
      const { status, correction } = request.body ?? {}
      const saved = await history.restore(ref, version, {
        status,
        correction,
        version: versionOf(request),
        basedOn: request.body?.basedOn,
        request: repeatable(request, version, status ?? null, correction),
        byWhom: request.staff.user.username,
      })
      return { ok: true as const, ...saved }
    },
  )
}

function toVersion(
  row: Pick<VersionRow, 'version' | 'saved_at' | 'saved_by' | 'changed' | 'status' | 'of_draft' | 'visible_from'>,
): NewsVersion {
  return {
    version: row.version,
    at: row.saved_at,
    by: row.saved_by,
    changed: row.changed,
    status: row.status as NewsStatus,
    isOfDraft: row.of_draft,
    visibleFrom: row.visible_from,
  }
}

async function toWholeVersion(row: VersionRow): Promise<WholeVersion> {
  return {
    ...toVersion(row),
    url: row.slug,
    ...(await toContent(withTextsInTranslation(row))),
    inTranslation: languagesInTranslation(row.in_translation),
    visibleUntil: row.visible_until,
  }
}
