import { randomUUID } from 'node:crypto'
import type { StaffNews } from '#contract/news.ts'
import type { StatusChange } from '#contract/news-input.ts'
import { slug } from '#contract/slug.ts'
import { invalid, notFound, taken } from '#http/errors.ts'
import { isRepeated, type RepeatableRequest } from '#http/idempotency-key.ts'
import type { PictureStaging } from '#pictures/pictures.staging.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { NewsRow } from '#supabase/database.ts'
import { isTaken } from '#supabase/errors.ts'
import { type NewsChange, placed, planOf } from './news.changes.ts'
import type { NewsCorrections } from './news.corrections.ts'
import { baseOf, createNewsDrafts, namesOf, staleNow, type UpdateOptions } from './news.drafts.ts'
import type { NewsForm } from './news.form.ts'
import { filesOf, toStaffNews } from './news.rows.ts'
import type { StaffReads } from './news.staff-reads.ts'

/** How often a save without a version is tried again when others save the same item at the same moment. */
const MAX_ROUNDS = 5

type Parts = {
  supabase: Supabase
  staging: PictureStaging
  staffReads: StaffReads
  corrections: NewsCorrections
  changed: () => void
}

/** What staff do to the news. Every method may throw 503. */
export function createNewsWrites({ supabase, staging, staffReads, corrections, changed }: Parts) {
  const drafts = createNewsDrafts({ supabase, staging, staffReads })

  async function find(column: 'request_key' | 'id', value: string): Promise<NewsRow | null> {
    return ask(supabase.from('news').select().eq(column, value).maybeSingle())
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
      const rows = await ask(
        supabase.from('news').select('status, update_key').eq('slug', url).is('deleted_at', null).limit(1),
      )
      // The request may be the one that publishes this very draft.
      if (rows.every(({ status, update_key }) => status === 'draft' || (key !== null && update_key === key))) return
      if (key === null || !(await find('request_key', key))) throw taken('url')
    },

    /**
     * @param url '' for a draft without an address
     * @param request names the request: when it comes again, the item of the first time is the answer, even from the trash
     * @throws 400 without a cover or with a bad gallery, 409 when the address is taken or the key named another content
     */
    async create(
      url: string,
      form: NewsForm,
      { request, byWhom }: { request: RepeatableRequest | null; byWhom: string },
    ): Promise<{ item: StaffNews; isNew: boolean }> {
      async function earlier(): Promise<NewsRow | null> {
        const row = request && (await find('request_key', request.key))
        return row && isRepeated(request, { key: row.request_key, hash: row.request_hash }) ? row : null
      }
      const isTakenUrl = url !== '' && !(await isFree(url))
      const first = await earlier()
      if (first) return { item: await toStaffNews(first, null), isNew: false }
      if (isTakenUrl) throw taken('url')
      const status = form.data.status ?? 'published'
      const row = {
        ...(await planOf(form, staging))(null, { needsCover: status !== 'draft' }),
        saved_automatically: form.data.isAutomatic === true,
        id: randomUUID(),
        slug: url,
        status,
        created_by: byWhom,
        updated_by: byWhom,
        request_key: request?.key ?? null,
        request_hash: request?.hash ?? null,
      }
      const written = await ask(supabase.from('news').insert(row).select().single())
        .catch(async (error: unknown) => {
          const afterAll = (await earlier()) ?? (await find('id', row.id))
          if (afterAll) return afterAll
          throw isTaken(error, 'slug') ? taken('url') : error
        })
        .finally(status === 'draft' ? undefined : changed)
      return { item: await toStaffNews(written, null), isNew: written.id === row.id }
    },

    /**
     * Whether `update` may succeed, as far as it can be said before its content is read.
     * @throws 404, or 412 with the current item when another account changed it meanwhile
     */
    async checkUpdate(ref: string, version: string | undefined, key: string | null): Promise<void> {
      const row = await staffReads.row(ref)
      if (version === undefined || version === row.updated_at) return
      const draft = await staffReads.draftOf(row.id)
      if (version === draft?.updated_at) return
      if (key === null || (key !== row.update_key && key !== draft?.update_key)) throw await staleNow(row, draft)
    },

    /**
     * Saves an item as a form or a version says: the draft of a public one as its draft, anything else in its place. With a status, the
     * draft that was there is published, and goes.
     * @param ref the address or the id
     * @throws 404, 400 as `create`, 409 when the key named another content or the address is taken, 412 with the current
     * item when another account changed it meanwhile
     */
    async update(ref: string, change: NewsChange, options: UpdateOptions): Promise<StaffNews> {
      const { version, request, url } = options
      const { status } = change
      const isDone = (row: NewsRow) => isRepeated(request, { key: row.update_key, hash: row.update_hash })
      let before = await staffReads.row(ref)
      if (status === 'draft' && before.status !== 'draft') return drafts.save(before, change, options)
      let draft = status === undefined ? null : await staffReads.draftOf(before.id)
      const answer = (row: NewsRow) => toStaffNews(row, draft)
      if (isDone(before)) return answer(before)
      await baseOf(before, draft, options)
      const planned = await change.plan()
      const columns = () => placed(before, status, url, planned(draft ?? before, wishOf(before)))
      columns()
      const naming = namesOf(change, options)
      const isPublic = before.status !== 'draft' || (status ?? 'draft') !== 'draft'

      function wishOf(row: NewsRow) {
        return { others: draft ? filesOf(row) : [], needsCover: (status ?? row.status) !== 'draft' }
      }

      /** @returns the row as it is now, or `null` when the same request had written it meanwhile */
      async function replace(): Promise<NewsRow | null> {
        for (let round = 1; ; round += 1) {
          const next = columns()
          const notices = await corrections.after(before, next, change.correction)
          const update = supabase
            .from('news')
            .update({ ...next, ...naming, corrections: notices })
            .eq('id', before.id)
            .is('deleted_at', null)
            .eq('updated_at', before.updated_at)
          const row = await ask(update.select().maybeSingle()).catch((error: unknown) => {
            throw isTaken(error, 'slug') ? taken('url') : error
          })
          if (row) return row
          before = await staffReads.row(before.id)
          draft = status === undefined ? null : await staffReads.draftOf(before.id)
          if (isDone(before)) return null
          if (version !== undefined || round === MAX_ROUNDS) throw await staleNow(before, draft)
        }
      }
      const after = await replace().finally(isPublic ? changed : undefined)
      if (!after) return answer(before)
      const shownBefore = [...filesOf(before), ...(draft ? filesOf(draft) : [])]
      if (draft) {
        const { id, updated_at } = draft
        await ask(supabase.from('news_drafts').delete().eq('id', id).eq('updated_at', updated_at))
        // A draft that was saved meanwhile stays, and was made from another version than what is public now.
        draft = await staffReads.draftOf(id)
      }
      const shown = [...filesOf(after), ...(draft ? filesOf(draft) : [])]
      await staging.release(shownBefore.filter((file) => !shown.includes(file)))
      return answer(after)
    },

    /** Hides an item, or shows it, within other moments if these are said. @throws 404, 400 for a draft, 412 as `update` */
    async setStatus(
      id: string,
      { status, visibleFrom, visibleUntil }: StatusChange,
      { version, byWhom }: { version: string | undefined; byWhom: string },
    ): Promise<StaffNews> {
      const moments = { visible_from: visibleFrom, visible_until: visibleUntil }
      const update = supabase
        .from('news')
        .update({ status, ...moments, updated_by: byWhom, saved_automatically: false })
        .eq('id', id)
        .is('deleted_at', null)
        .neq('status', 'draft')
      const written = await ask(
        (version === undefined ? update : update.eq('updated_at', version)).select().maybeSingle(),
      ).finally(changed)
      if (written) return toStaffNews(written, await staffReads.draftOf(id))
      const row = await staffReads.row(id)
      if (row.status === 'draft') throw invalid('a draft is published with its content', 'status')
      // The same request may have done it before, and its answer was lost.
      if (row.status === status && isWithin(row, moments)) return toStaffNews(row, await staffReads.draftOf(id))
      throw await staleNow(row, await staffReads.draftOf(id))
    },

    discardDraft: drafts.discard,

    /** Moves an item to the trash; its files stay. @throws 404 */
    async remove(id: string, byWhom: string): Promise<void> {
      const trashed = ask(supabase.rpc('trash_news', { item_id: id, by_whom: byWhom }).maybeSingle())
      if (!(await trashed.finally(changed))) throw notFound('news item')
    },
  }
}
export type NewsWrites = ReturnType<typeof createNewsWrites>

/** Whether visitors see a row within these moments, as far as they are said. */
function isWithin(row: NewsRow, moments: { visible_from?: string | null; visible_until?: string | null }): boolean {
  const isSame = (stored: string | null, said: string | null | undefined) =>
    said === undefined || (stored && Date.parse(stored)) === (said && Date.parse(said))
  return isSame(row.visible_from, moments.visible_from) && isSame(row.visible_until, moments.visible_until)
}
