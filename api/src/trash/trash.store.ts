import type { CollectionName } from '#collections/collections.ts'
import type { StaffNews } from '#contract/news.ts'
import { type TrashEntry, trashEntry } from '#contract/trash.ts'
import { notFound, taken } from '#http/errors.ts'
import { toStaffNews } from '#news/news.rows.ts'
import type { StaffReads } from '#news/news.staff-reads.ts'
import type { PictureStaging } from '#pictures/pictures.staging.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { TrashRow } from '#supabase/database.ts'
import { isTaken } from '#supabase/errors.ts'
import { checkYesOrNo } from '#supabase/rows.ts'

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 200

const restoredBy = (byWhom: string) => ({ deleted_at: null, deleted_by: null, updated_by: byWhom })

type TrashParts = { supabase: Supabase; staging: PictureStaging; staffReads: StaffReads; changed: () => void }

/** What was deleted. Every method may throw 503; those that take an id throw 404 when it names nothing in the trash. */
export function createTrashStore({ supabase, staging, staffReads, changed }: TrashParts) {
  return {
    /** All of it, last deleted first. */
    async all(): Promise<TrashEntry[]> {
      const entries: TrashEntry[] = []
      for (let last: TrashRow | undefined; ; ) {
        const after = last && { before_deleted: last.deleted_at, before_id: last.id }
        const rows = await ask(supabase.rpc('trash_page', { page_size: PAGE, ...after }))
        entries.push(...rows.map(toTrashEntry))
        if (rows.length < PAGE) return entries
        last = rows.at(-1)
      }
    },

    /** A news item as it was deleted, with its draft. */
    async newsItem(id: string): Promise<StaffNews> {
      const row = await ask(supabase.from('news').select().eq('id', id).not('deleted_at', 'is', null).maybeSingle())
      if (!row) throw notFound('news item in the trash')
      return toStaffNews(row, await staffReads.draftOf(row.id))
    },

    /**
     * Puts a news item back on the site.
     * @param url the address it gets; left out, the one it had
     * @throws 409 when another item has this address by now
     */
    async restoreNews(id: string, byWhom: string, url?: string): Promise<StaffNews> {
      const restored = { ...restoredBy(byWhom), ...(url && { slug: url }) }
      const update = supabase.from('news').update(restored).eq('id', id).not('deleted_at', 'is', null)
      const row = await ask(update.select().maybeSingle())
        .catch((error: unknown) => {
          throw isTaken(error, 'slug') ? taken('url') : error
        })
        .finally(changed)
      if (!row) throw notFound('news item in the trash')
      return toStaffNews(row, await staffReads.draftOf(row.id))
    },

    /** Erases a news item with its history, and its pictures unless another item shows them as well. */
    async eraseNews(id: string, byWhom: string): Promise<void> {
      const files = await ask(supabase.rpc('erase_news', { item_id: id, by_whom: byWhom }))
      if (!files) throw notFound('news item in the trash')
      await staging.release(files)
    },

    /** Puts a row of a collection back. */
    async restoreFrom(collection: CollectionName, id: string, byWhom: string): Promise<void> {
      const restored = ask(supabase.rpc('restore_collection_item', { collection, item_id: id, by_whom: byWhom }))
      if (!checkYesOrNo(await restored.finally(changed))) throw notFound('entry in the trash')
    },

    /** Erases a row of a collection. @param reason why, where the law wants it to be public @throws 400 without one that is needed */
    async eraseFrom(collection: CollectionName, id: string, byWhom: string, reason = ''): Promise<void> {
      const wish = { collection, item_id: id, by_whom: byWhom, reason }
      const isErased = await ask(supabase.rpc('erase_collection_item', wish))
      if (!checkYesOrNo(isErased)) throw notFound('entry in the trash')
    },

    /**
     * Erases with their pictures all things deleted up to a moment (ISO 8601), or else those deleted 30 days ago.
     * @param seen until when, who erases, and why what the law wants to be public; left out, the server does it by itself
     * @returns how many
     * @throws 400 without a reason that is needed; then nothing is erased
     */
    async erase(seen?: { until: string; byWhom: string; reason: string }): Promise<number> {
      const wish = seen ? { until: seen.until, by_whom: seen.byWhom, reason: seen.reason } : {}
      const { items, files } = await ask(supabase.rpc('erase_trash', wish).single())
      await staging.release(files)
      return items
    },
  }
}
export type TrashStore = ReturnType<typeof createTrashStore>

function toTrashEntry(row: TrashRow): TrashEntry {
  return {
    _id: row.id,
    kind: trashEntry.shape.kind.parse(row.kind),
    titles: row.titles,
    url: row.slug,
    cover: row.cover,
    deletedAt: row.deleted_at,
    deletedBy: row.deleted_by,
    erasedAt: row.erased_at,
    isKept: row.is_kept,
  }
}
