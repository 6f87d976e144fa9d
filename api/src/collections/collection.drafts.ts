import { isDeepStrictEqual } from 'node:util'
import type { CollectionDraft, DraftInput, DraftSummary, PublishedDraft } from '#contract/collections/drafts.ts'
import { MAX_OWN_DRAFTS } from '#contract/collections/drafts.ts'
import type { Fields } from '#contract/collections/fields.ts'
import { invalid, notFound, stale, tooManyDrafts } from '#http/errors.ts'
import { cleanRichText } from '#lib/rich-text.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { Database } from '#supabase/database.ts'
import { isTaken } from '#supabase/errors.ts'

type Row = Database['public']['Tables']['collection_drafts']['Row']

const MAX_TITLE = 500
const MAX_LISTED = 500

/** What a collection says of its drafts. */
interface DraftParts {
  /** Of its table. */
  collection: string
  /** The field by which staff call an item. */
  title: string
  fields: Fields
  /** The item as it is now. @throws 404 */
  current: (id: string) => Promise<{ updatedAt: string }>
}

/** What staff have written of the items of a collection and not published. Every method may throw 503. */
export function createCollectionDrafts(supabase: Supabase, { collection, title, fields, current }: DraftParts) {
  const drafts = () => supabase.from('collection_drafts')
  const kept = () => drafts().select().eq('collection', collection).is('deleted_at', null)

  /** The values of the fields that there are, formatted texts cleaned. @throws 400 */
  async function contentOf(values: DraftInput['values']): Promise<Record<string, unknown>> {
    const content: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(values)) {
      if (!Object.hasOwn(fields, name)) throw invalid(`${name} is no field of it`, name)
      const isHtml = fields[name]?.kind === 'richText' && typeof value === 'string'
      content[name] = isHtml ? await cleanRichText(value) : value
    }
    return content
  }

  const byId = async (id: string): Promise<Row | null> => ask(kept().eq('id', id).maybeSingle())

  return {
    /** Those of items in the trash wait for them to come back. */
    async list(): Promise<DraftSummary[]> {
      return (await ask(supabase.rpc('listed_drafts', { collection, page_size: MAX_LISTED }))).map(summaryOf)
    },

    /** The draft of this id, or the account's own of the item of this id. */
    async find(id: string, byWhom: string): Promise<CollectionDraft | null> {
      const ownOfItem = () => ask(kept().match({ item_id: id, created_by: byWhom }).maybeSingle())
      const row = (await byId(id)) ?? (await ownOfItem())
      return row && draftOf(row)
    },

    /**
     * Keeps what an account has written.
     * @param version `updatedAt` of the draft that the editor saw; left out for the first save
     * @throws 400, 404 when the item or the draft is gone, 409 when the account has too many, 412 with `current` when the item
     * was changed since, with `draft` when the draft was
     */
    async put(
      id: string,
      { values, item, basedOn }: DraftInput,
      { version, byWhom }: { version: string | undefined; byWhom: string },
    ): Promise<CollectionDraft> {
      if (item !== undefined) {
        const now = await current(item)
        if (now.updatedAt !== basedOn) throw stale(now)
      }
      const content = await contentOf(values)
      const written = {
        title: String(content[title] ?? '').slice(0, MAX_TITLE),
        content: content as Row['content'],
        based_on: basedOn ?? null,
        updated_by: byWhom,
      }

      async function first(): Promise<Row | null> {
        const own = drafts()
          .select('id')
          .eq('collection', collection)
          .is('deleted_at', null)
          .eq('created_by', byWhom)
          .is('item_id', null)
          .limit(MAX_OWN_DRAFTS)
        if (item === undefined && (await ask(own)).length >= MAX_OWN_DRAFTS) throw tooManyDrafts()
        const row = { id, collection, item_id: item ?? null, created_by: byWhom, ...written }
        return ask(drafts().insert(row).select().single()).catch((error: unknown) => {
          if (isTaken(error, 'collection_drafts')) return null
          throw error
        })
      }
      const later = (seen: string) =>
        ask(
          drafts()
            .update(written)
            .match({ id, collection, updated_at: seen })
            .is('deleted_at', null)
            .select()
            .maybeSingle(),
        )
      const row = version === undefined ? await first() : await later(version)
      if (row) return draftOf(row)
      const stored = (await byId(id)) ?? (item === undefined ? null : await this.find(item, byWhom).then(rowOf))
      if (!stored) throw notFound('draft')
      // The same request may have come before, and its answer was lost.
      if (stored.updated_by === byWhom && isDeepStrictEqual(stored.content, content)) return draftOf(stored)
      throw stale(draftOf(stored))
    },

    /** Deletes the draft of an item. @throws 404 */
    async discard(id: string): Promise<void> {
      const gone = await ask(
        drafts().delete().match({ id, collection }).not('item_id', 'is', null).select('id').maybeSingle(),
      )
      if (!gone) throw notFound('draft')
    },

    /** @throws 412 with the draft when it is another one than the editor saw */
    async check({ draft, draftVersion }: PublishedDraft): Promise<void> {
      const row = draft === undefined ? null : await byId(draft)
      if (row && row.updated_at !== draftVersion) throw stale(draftOf(row))
    },

    /** It is published. */
    async end({ draft }: PublishedDraft): Promise<void> {
      if (draft !== undefined) await ask(drafts().delete().match({ id: draft, collection }))
    },
  }

  function rowOf(draft: CollectionDraft | null): Promise<Row | null> | null {
    return draft && byId(draft._id)
  }
}

function summaryOf(
  row: Pick<Row, 'id' | 'item_id' | 'title' | 'created_by' | 'updated_at' | 'updated_by'>,
): DraftSummary {
  return {
    _id: row.id,
    item: row.item_id,
    title: row.title,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  }
}

const draftOf = (row: Row): CollectionDraft => ({
  ...summaryOf(row),
  basedOn: row.based_on,
  values: row.content as Record<string, unknown>,
})
