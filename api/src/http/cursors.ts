import { z } from 'zod/mini'
import { invalid } from './errors.ts'

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$/

/** Columns by which the rows of every list are in order. */
export const placeColumns = {
  created_at: z.string().check(
    z.regex(TIME),
    z.refine((time) => !Number.isNaN(Date.parse(time))),
  ),
  id: z.guid(),
}

/**
 * The cursors of a list: opaque words that name the place of a row.
 * @param place the columns by which the list is in order
 */
export function createCursors<Shape extends z.core.$ZodShape>(place: z.ZodMiniObject<Shape>) {
  type Place = z.infer<z.ZodMiniObject<Shape>>
  const columns = Object.keys(place.shape) as (keyof Place)[]

  return {
    cursorOf: (row: Place): string =>
      Buffer.from(JSON.stringify(columns.map((column) => row[column]))).toString('base64url'),

    /** @throws 400 when it is no cursor of this list */
    placeOf(cursor: string): Place {
      const values = read(cursor)
      const { success, data } = place.safeParse(Object.fromEntries(columns.map((column, at) => [column, values[at]])))
      if (!success) throw invalid('before is not a cursor of this list', 'before')
      return data
    },
  }
}

function read(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(values) ? values : []
  } catch {
    return []
  }
}
