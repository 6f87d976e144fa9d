import type { StaffNews } from '#contract/news.ts'
import { stale } from '#http/errors.ts'
import { isRepeated, type RepeatableRequest } from '#http/idempotency-key.ts'
import type { PictureStaging } from '#pictures/pictures.staging.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { DraftRow, NewsRow } from '#supabase/database.ts'
import { isTaken } from '#supabase/errors.ts'
import type { NewsChange } from './news.changes.ts'
import { filesOf, toStaffNews } from './news.rows.ts'
import type { StaffReads } from './news.staff-reads.ts'

export type UpdateOptions = {
  /** The `updatedAt` that the editor saw, of the draft of the item when there is one; left out, the last write wins. */
  version: string | undefined
  /**
   * The `updatedAt` of the public item that what is saved was compared with; left out, the one that its draft was
   * made from.
   */
  basedOn?: string | undefined
  /** Names the request: when it comes again, what it made is the answer. */
  request: RepeatableRequest | null
  /** Who saves. */
  byWhom: string
  /** The address of a draft that was never public; left out, it keeps the one it has. */
  url?: string | undefined
}

type Parts = { supabase: Supabase; staging: PictureStaging; staffReads: StaffReads }

/** What is changed of public items and not published yet. Every method may throw 503. */
export function createNewsDrafts({ supabase, staging, staffReads }: Parts) {
  return {
    /** Saves what was changed of a public item as its draft. @throws 400, 412 when another account has saved meanwhile */
    async save(row: NewsRow, change: NewsChange, options: UpdateOptions): Promise<StaffNews> {
      const { request, byWhom } = options
      const before = await staffReads.draftOf(row.id)
      const isDone = (draft: DraftRow | null): draft is DraftRow =>
        draft !== null && isRepeated(request, { key: draft.update_key, hash: draft.update_hash })
      if (isDone(before)) return toStaffNews(row, before)
      const based_on = await baseOf(row, before, options)
      const columns = (await change.plan())(before ?? row, { others: filesOf(row), needsCover: false })
      const naming = { ...namesOf(change, options), based_on }
      const drafts = supabase.from('news_drafts')

      /** @returns `null` when another account has saved meanwhile */
      async function write(): Promise<DraftRow | null> {
        if (!before) {
          const insert = drafts.insert({ ...columns, ...naming, id: row.id, created_by: byWhom })
          return ask(insert.select().single()).catch((error: unknown) => {
            if (isTaken(error, 'news_drafts_pkey')) return null
            throw error
          })
        }
        const update = drafts
          .update({ ...columns, ...naming })
          .eq('id', row.id)
          .eq('updated_at', before.updated_at)
        return ask(update.select().maybeSingle())
      }
      const after = await write()
      if (!after) {
        const now = await staffReads.draftOf(row.id)
        if (isDone(now)) return toStaffNews(row, now)
        throw await staleNow(row, now)
      }
      const kept = [...filesOf(row), ...filesOf(after)]
      await staging.release((before ? filesOf(before) : []).filter((file) => !kept.includes(file)))
      return toStaffNews(row, after)
    },

    /** Deletes the draft of an item. @throws 404, 412 as `update` */
    async discard(id: string, version: string | undefined): Promise<StaffNews> {
      const row = await staffReads.row(id)
      const deletion = supabase.from('news_drafts').delete().eq('id', id)
      const gone = await ask(
        (version === undefined ? deletion : deletion.eq('updated_at', version)).select('cover, gallery').maybeSingle(),
      )
      const left = gone ? null : await staffReads.draftOf(id)
      if (left) throw await staleNow(row, left)
      if (gone) await staging.release(filesOf(gone).filter((file) => !filesOf(row).includes(file)))
      return toStaffNews(row, null)
    },
  }
}

/** The refusal that shows an item as it is now. */
export async function staleNow(row: NewsRow, draft: DraftRow | null) {
  const { news, staffOnly: known } = await toStaffNews(row, draft)
  return stale(news, known)
}

/**
 * The version of the public item that what is saved was made from.
 * @throws 412 when the editor has named a version, and the item or its draft is another one by now
 */
export async function baseOf(
  row: NewsRow,
  draft: DraftRow | null,
  { version, basedOn }: UpdateOptions,
): Promise<string> {
  const base = basedOn ?? draft?.based_on ?? row.updated_at
  const isNamed = version !== undefined || basedOn !== undefined
  const isOther = (version !== undefined && version !== (draft ?? row).updated_at) || base !== row.updated_at
  if (isNamed && isOther) throw await staleNow(row, draft)
  return base
}

/** What a save says of itself. */
export function namesOf({ isAutomatic }: NewsChange, { request, byWhom }: UpdateOptions) {
  return {
    update_key: request?.key ?? null,
    update_hash: request?.hash ?? null,
    updated_by: byWhom,
    saved_automatically: isAutomatic,
  }
}
