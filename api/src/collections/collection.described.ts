import type { Collection } from '#contract/collections/collection.ts'
import { type Field, isMeant, storedFields } from '#contract/collections/fields.ts'
import { cleanRichText } from '#lib/rich-text.ts'
import type { Database } from '#supabase/database.ts'
import { UnavailableError } from '#supabase/errors.ts'
import type { CollectionRoutes } from './collection.staff.ts'
import type { CollectionParts } from './collection.writes.ts'
import type { CollectionName } from './collections.ts'

type Tables = Database['public']['Tables']

/** Of `titleBg` it is `title_bg`. */
const columnOf = (name: string, { column }: Field): string =>
  column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A value for each field, formatted texts cleaned. */
async function valuesBy(
  fields: [string, Field][],
  nameOf: (field: [string, Field]) => string,
  readOf: (field: [string, Field]) => unknown,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const value = readOf(field)
    const isHtml = field[1].kind === 'richText' && typeof value === 'string'
    values[nameOf(field)] = isHtml ? await cleanRichText(value) : value
  }
  return values
}

/**
 * What the description of a collection says of its rows.
 * @param kept what staff only read of a row
 * @returns `itemOf` throws `UnavailableError` when Supabase has answered something else than a row of it
 */
export function describedRows<Name extends CollectionName, Input, Item, Values>(
  { name, kind, title, fields, item }: Collection<Name, Input, Item, Values>,
  kept: (row: Tables[Name]['Row']) => object,
): Pick<CollectionParts<Name, Input, Item>, 'collection' | 'what' | 'title' | 'fields' | 'columns' | 'itemOf'> {
  const all = storedFields(fields)
  return {
    collection: name,
    what: kind,
    title,
    fields,

    async columns(input, keeps = []) {
      const sent = input as Readonly<Record<string, unknown>>
      const written = all.filter(([key]) => !keeps.some((kept) => kept === key))
      const columns = await valuesBy(
        written,
        ([key, field]) => columnOf(key, field),
        ([key, field]) => (isMeant(field, sent) ? sent[key] : field.blank),
      )
      // Made field by field, which types cannot follow.
      return columns as never
    },

    async itemOf(row) {
      const { id, updated_at, updated_by, ...columns } = row as Tables['documents']['Row'] & Record<string, unknown>
      const { data, error } = item.safeParse({
        _id: id,
        ...(await valuesBy(
          all,
          ([key]) => key,
          ([key, field]) => columns[columnOf(key, field)],
        )),
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
