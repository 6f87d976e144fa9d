import { randomUUID } from 'node:crypto'
import type { NewsItem } from '#contract/news.ts'
import { slug } from '#contract/slug.ts'
import { notFound, stale, taken } from '#http/errors.ts'
import { isRepeated, type RepeatableRequest } from '#http/idempotency-key.ts'
import type { PictureStaging, Publish } from '#pictures/pictures.staging.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { NewsRow } from '#supabase/database.ts'
import { isTaken } from '#supabase/errors.ts'
import { type Arrangement, arrangeAlt, arrangePictures } from './news.arrange.ts'
import type { NewsForm } from './news.form.ts'
import { cleanContent, filesOf, toNewsItem } from './news.rows.ts'

/** How often a save without a version is tried again when others save the same item at the same moment. */
const MAX_ROUNDS = 5

/** What staff do to the news. Every method may throw 503. */
export function createNewsWrites(supabase: Supabase, staging: PictureStaging, changed: () => void) {
  async function find(column: 'request_key' | 'id', value: string): Promise<NewsRow | null> {
    return ask(supabase.from('news').select().eq(column, value).maybeSingle())
  }

  async function load(url: string): Promise<NewsRow> {
    if (!slug.safeParse(url).success) throw notFound('news item')
    const row = await ask(supabase.from('news').select().eq('slug', url).is('deleted_at', null).maybeSingle())
    if (!row) throw notFound('news item')
    return row
  }

  async function isFree(url: string): Promise<boolean> {
    const rows = await ask(supabase.from('news').select('id').eq('slug', url).is('deleted_at', null).limit(1))
    return rows.length === 0
  }

  return {
    /** Whether a new item may have this address. */
    async isValidUrl(url: string): Promise<boolean> {
      return slug.safeParse(url).success && (await isFree(url))
    },

    /**
     * Whether `create` may succeed, as far as it can be said before its content is read.
     * @throws 409 when the address is taken, unless the key names the request that took it
     */
    async checkCreate(url: string, key: string | null): Promise<void> {
      if (await isFree(url)) return
      if (key === null || !(await find('request_key', key))) throw taken('url')
    },

    /**
     * @param request names the request: when it comes again, the item of the first time is the answer, even from the trash
     * @throws 400 without a cover or with a bad gallery, 409 when the address is taken or the key named another content
     */
    async create(
      url: string,
      form: NewsForm,
      publish: Publish,
      request: RepeatableRequest | null,
    ): Promise<{ item: NewsItem; isNew: boolean }> {
      async function earlier(): Promise<NewsRow | null> {
        const row = request && (await find('request_key', request.key))
        return row && isRepeated(request, { key: row.request_key, hash: row.request_hash }) ? row : null
      }
      const isTakenUrl = !(await isFree(url))
      const first = await earlier()
      if (first) return { item: await toNewsItem(first), isNew: false }
      if (isTakenUrl) throw taken('url')
      const columns = await plan(form)
      const row = {
        ...columns(null),
        id: randomUUID(),
        slug: url,
        request_key: request?.key ?? null,
        request_hash: request?.hash ?? null,
      }
      const written = await publish(() => ask(supabase.from('news').insert(row).select().single()))
        .catch(async (error: unknown) => {
          const afterAll = (await earlier()) ?? (await find('id', row.id))
          if (afterAll) return afterAll
          throw isTaken(error, 'slug') ? taken('url') : error
        })
        .finally(changed)
      return { item: await toNewsItem(written), isNew: written.id === row.id }
    },

    /**
     * Whether `update` may succeed, as far as it can be said before its content is read.
     * @throws 404, or 412 with the current item when somebody else changed it meanwhile
     */
    async checkUpdate(url: string, version: string | undefined, key: string | null): Promise<void> {
      const row = await load(url)
      if (version === undefined || version === row.updated_at) return
      if (key === null || key !== row.update_key) throw stale(await toNewsItem(row))
    },

    /**
     * @param options.version the `updatedAt` that the editor saw; left out, the last write wins
     * @param options.request names the request: when it comes again, what it made is the answer
     * @throws 404, 400 as `create`, 409 when the key named another content, 412 with the current item when somebody else
     * changed it meanwhile
     */
    async update(
      url: string,
      form: NewsForm,
      publish: Publish,
      { version, request }: { version: string | undefined; request: RepeatableRequest | null },
    ): Promise<NewsItem> {
      const isDone = (row: NewsRow) => isRepeated(request, { key: row.update_key, hash: row.update_hash })
      let before = await load(url)
      if (isDone(before)) return toNewsItem(before)
      if (version !== undefined && version !== before.updated_at) throw stale(await toNewsItem(before))
      const columns = await plan(form)
      columns(before)
      const naming = { update_key: request?.key ?? null, update_hash: request?.hash ?? null }

      /** @returns the row as it is now, or `null` when the same request had written it meanwhile */
      async function replace(): Promise<NewsRow | null> {
        for (let round = 1; ; round += 1) {
          const row = await ask(
            supabase
              .from('news')
              .update({ ...columns(before), ...naming })
              .eq('id', before.id)
              .is('deleted_at', null)
              .eq('updated_at', before.updated_at)
              .select()
              .maybeSingle(),
          )
          if (row) return row
          before = await load(url)
          if (isDone(before)) return null
          if (version !== undefined || round === MAX_ROUNDS) throw stale(await toNewsItem(before))
        }
      }
      const after = await publish(replace).finally(changed)
      if (!after) return toNewsItem(before)
      await staging.release(filesOf(before).filter((file) => !filesOf(after).includes(file)))
      return toNewsItem(after)
    },

    /** Moves an item to the trash; its files stay. @throws 404 */
    async remove(id: string, byWhom: string): Promise<void> {
      const trashed = ask(supabase.rpc('trash_news', { item_id: id, by_whom: byWhom }).maybeSingle())
      if (!(await trashed.finally(changed))) throw notFound('news item')
    },
  }
}
export type NewsWrites = ReturnType<typeof createNewsWrites>

/** What a form makes of a row as it is now. */
async function plan({ data, cover, gallery: added, imagesToBeDeleted: deleted }: NewsForm) {
  const content = await cleanContent(data.content)
  const wish: Arrangement = { gallery: data.gallery, cover, added, deleted }
  return (before: NewsRow | null) => {
    const pictures = arrangePictures(before, wish)
    return {
      published_on: data.date,
      is_media: data.isMediaNews,
      content,
      ...pictures,
      alt: arrangeAlt(data.alt ?? before?.alt ?? {}, pictures, added),
    }
  }
}
