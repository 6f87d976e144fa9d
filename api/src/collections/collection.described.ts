import type { Collection } from '#contract/collections/collection.ts'
import { type Field, isMeant, storedFields } from '#contract/collections/fields.ts'
import type { Database } from '#supabase/database.ts'
import { UnavailableError } from '#supabase/errors.ts'
import type { CollectionRoutes } from './collection.staff.ts'
import type { CollectionParts } from './collection.writes.ts'
import type { CollectionName } from './collections.ts'

type Tables = Database['public']['Tables']

/** Of `titleBg` it is `title_bg`. */
const columnOf = (name: string, { column }: Field): string =>
  column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * What the description of a collection says of its rows.
 * @param kept what staff only read of a row
 * @returns `itemOf` throws `UnavailableError` when Supabase has answered something else than a row of it
 */
export function describedRows<Name extends CollectionName, Input, Item, Values>(
  { name, kind, fields, item }: Collection<Name, Input, Item, Values>,
  kept: (row: Tables[Name]['Row']) => object,
): Pick<CollectionParts<Name, Input, Item>, 'collection' | 'what' | 'columns' | 'itemOf'> {
  const all = storedFields(fields)
  return {
    collection: name,
    what: kind,

    columns(input) {
      const sent = input as Readonly<Record<string, unknown>>
      const columns = all.map(([key, field]) => [columnOf(key, field), isMeant(field, sent) ? sent[key] : field.blank])
      return Object.fromEntries(columns)
    },

    itemOf(row) {
      const { id, updated_at, updated_by, ...columns } = row as Tables['documents']['Row'] & Record<string, unknown>
      const { data, error } = item.safeParse({
        _id: id,
        ...Object.fromEntries(all.map(([key, field]) => [key, columns[columnOf(key, field)]])),
        ...kept(row),
        updatedAt: updated_at,
        updatedBy: updated_by,
      })
      if (error) throw new UnavailableError(error)
      return data
    },
  }
}

/** What the description of a collection says of its routes. */
export function describedRoutes<Name extends CollectionName, Input, Item, Values>({
  name,
  kind,
  ...shapes
}: Collection<Name, Input, Item, Values>): Omit<CollectionRoutes<Input, Item>, 'writes'> {
  return { ...shapes, listOf: (items) => ({ [name]: items }), savedOf: (item) => ({ [kind]: item }) }
}
