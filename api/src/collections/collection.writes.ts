import { randomUUID } from 'node:crypto'
import type { Fields } from '#contract/collections/fields.ts'
import type { MoveRequest } from '#contract/collections/move.ts'
import type { CollectionVersion } from '#contract/collections/versions.ts'
import { notFound, orderChanged, stale } from '#http/errors.ts'
import { isRepeated, type RepeatableRequest } from '#http/idempotency-key.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { Database } from '#supabase/database.ts'
import { isTaken } from '#supabase/errors.ts'
import { checkYesOrNo } from '#supabase/rows.ts'
import { createCollectionDrafts } from './collection.drafts.ts'
import type { CollectionName } from './collections.ts'

type Tables = Database['public']['Tables']
type Insert<R extends CollectionName> = Tables[R]['Insert']
type Row<R extends CollectionName> = Tables[R]['Row']

/** Versions read at once; who looks for older ones asks the database. */
const MAX_VERSIONS = 100

type Save = { request: RepeatableRequest | null; byWhom: string; id?: string | undefined }
type Update<Input, Item> = Save & {
  version: string | undefined
  reason?: string | undefined
  keeps?: readonly (keyof Input)[]
  staleWith?: (current: Item) => Error
}

/** What a collection says of itself. */
export type CollectionParts<R extends CollectionName, Input, Item> = {
  collection: R
  /** What one of its rows is called in an error: `document`. */
  what: string
  /** The field by which staff call an item, and all that there are. */
  title: string
  fields: Fields
  /** The rows that are not in the trash, in their order, or the one of an id. */
  read: (wanted: { id?: string }) => Promise<Item[]>
  /** A row as staff see it, without what stands in other tables. */
  itemOf: (row: Row<R>) => Promise<Item>
  /** The columns that staff write. @param keeps fields that stay as they are */
  columns: (input: Input, keeps?: readonly (keyof Input)[]) => Promise<Partial<Insert<R>>>
  /** What a change has in addition. */
  changedWith?: (reason: string) => Partial<Insert<R>>
  /** What a new row has in addition. @throws what speaks against it */
  added?: (input: Input) => Promise<Partial<Insert<R>>>
  /** The last part of a new row's address, where it has one; `before` is how many were taken already. */
  nameOf?: (input: Input, before: number) => string
  /** @throws what speaks against a change of this row */
  check?: (id: string, input: Input) => Promise<void>
}

/**
 * What staff do with the rows of a collection. Every method may throw 503; those that take an id throw 404 when it names none.
 * @param changed called after everything that visitors may see
 */
export function createCollectionWrites<R extends CollectionName, Input, Item>(
  supabase: Supabase,
  changed: () => void,
  {
    collection,
    what,
    title,
    fields,
    read,
    itemOf,
    columns,
    added,
    changedWith,
    nameOf,
    check,
  }: CollectionParts<R, Input, Item>,
) {
  // PostgREST's types know no union of tables: columns that all collections have are queried as those of this one.
  const rows = () => supabase.from(collection as 'documents')

  async function byId(id: string): Promise<Item> {
    const [item] = await read({ id })
    if (!item) throw notFound(what)
    return item
  }

  return {
    byId,

    /** What is written and not published. */
    drafts: createCollectionDrafts(supabase, {
      collection,
      title,
      fields,
      current: byId as (id: string) => Promise<Item & { updatedAt: string }>,
    }),

    /** All that are not in the trash. */
    all: () => read({}),

    /** What it was after each of the last saves, the last one first; empty when it was never changed. */
    async versions(id: string): Promise<CollectionVersion<Item>[]> {
      const row = await ask(rows().select().eq('id', id).is('deleted_at', null).maybeSingle())
      if (!row) throw notFound(what)
      const saved = await ask(
        supabase
          .from('collection_versions')
          .select('version, saved_at, saved_by, item')
          .match({ collection, item_id: id })
          .order('version', { ascending: false })
          .limit(MAX_VERSIONS),
      )
      const versions = saved.map(async ({ version, saved_at, saved_by, item }) => {
        // A column that came after this version is as it is now.
        const then = { ...row, ...Object(item), updated_at: saved_at, updated_by: saved_by }
        return { version, savedAt: saved_at, savedBy: saved_by, item: await itemOf(then as Row<R>) }
      })
      return Promise.all(versions)
    },

    /**
     * Its address is made once, of what it is called then.
     * @param save.request names the request: when it comes again, the row of the first time is the answer, even from the trash
     * @param save.id of the draft that it is made of
     * @throws 409 when the key named another content, 412 when the draft was published meanwhile
     */
    async create(input: Input, { request, byWhom, id = randomUUID() }: Save): Promise<{ item: Item; isNew: boolean }> {
      async function earlier(): Promise<Item | null> {
        if (!request) return null
        const row = await ask(rows().select().eq('request_key', request.key).maybeSingle())
        if (!row || !isRepeated(request, { key: row.request_key, hash: row.request_hash })) return null
        return row.deleted_at === null ? byId(row.id) : itemOf(row as Row<R>)
      }
      const first = await earlier()
      if (first) return { item: first, isNew: false }
      const row = {
        ...(await added?.(input)),
        ...(await columns(input)),
        id,
        updated_by: byWhom,
        request_key: request?.key ?? null,
        request_hash: request?.hash ?? null,
      }
      for (let before = 0; ; before += 1) {
        try {
          const named = { ...row, ...(nameOf && { name: nameOf(input, before) }) }
          await ask(rows().insert(named as Insert<'documents'>)).finally(changed)
          return { item: await byId(id), isNew: true }
        } catch (error) {
          if (isTaken(error, `${collection}_have_their_own_address`)) continue
          const afterAll = await earlier()
          if (afterAll) return { item: afterAll, isNew: false }
          if (isTaken(error, `${collection}_pkey`)) throw stale(await byId(id))
          throw error
        }
      }
    },

    /**
     * @param options.version the `updatedAt` that the editor saw; left out, the last write wins
     * @param options.keeps fields that stay as they are
     * @param options.reason why it leaves the site, where the law wants it to be public
     * @param options.staleWith the error for a version that is old, by the current item
     * @throws 400 without a reason that is needed, 409 when the key named another content, 412 with the current item when it was changed meanwhile
     */
    async update(
      id: string,
      input: Input,
      { version, request, byWhom, keeps, reason = '', staleWith = stale }: Update<Input, Item>,
    ): Promise<Item> {
      const isDone = async () => {
        const keys = rows().select('update_key, update_hash').eq('id', id).is('deleted_at', null)
        const row = await ask(keys.maybeSingle())
        if (!row) throw notFound(what)
        return isRepeated(request, { key: row.update_key, hash: row.update_hash })
      }
      if (await isDone()) return byId(id)
      await check?.(id, input)
      const change = {
        ...(await columns(input, keeps)),
        ...changedWith?.(reason),
        updated_by: byWhom,
        update_key: request?.key ?? null,
        update_hash: request?.hash ?? null,
      }
      const update = rows()
        .update(change as Partial<Insert<'documents'>>)
        .eq('id', id)
        .is('deleted_at', null)
      // Two columns: an answer with them is a row, and not that of a proxy.
      const query = (version ? update.eq('updated_at', version) : update).select('id, updated_at').maybeSingle()
      const written = await ask(query).finally(changed)
      if (!written && !(await isDone())) throw staleWith(await byId(id))
      return byId(id)
    },

    /**
     * Puts it between two others of its list. For collections with places.
     * @param save.key names the request: when it comes again, it moves nothing more
     * @throws 409 when these two no longer stand beside each other
     */
    async move(
      id: string,
      { after, before }: MoveRequest,
      { byWhom, key }: { byWhom: string; key: string | null },
    ): Promise<void> {
      await byId(id)
      const call = {
        collection,
        item_id: id,
        after_id: after,
        before_id: before,
        by_whom: byWhom,
        ...(key !== null && { with_key: key }),
      }
      // The types of the database know no argument that may be null.
      const moved = ask(
        supabase.rpc('move_collection_item', call as typeof call & { after_id: string; before_id: string }),
      )
      if (!checkYesOrNo(await moved.finally(changed))) throw orderChanged()
    },

    /** Moves it to the trash. @param reason why, where the law wants it to be public @throws 400 without one that is needed */
    async remove(id: string, byWhom: string, reason = ''): Promise<void> {
      const trashed = ask(supabase.rpc('trash_collection_item', { collection, item_id: id, by_whom: byWhom, reason }))
      if (!checkYesOrNo(await trashed.finally(changed))) throw notFound(what)
    },
  }
}
export type CollectionWrites<Input, Item> = ReturnType<typeof createCollectionWrites<CollectionName, Input, Item>>
