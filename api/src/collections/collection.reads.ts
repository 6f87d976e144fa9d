import type { z } from 'zod/mini'
import { checkRows } from '#supabase/rows.ts'

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 500

/**
 * Reads all rows of a question, a page at a time. May throw 503.
 * @param schema of one row; columns that it does not name are not looked at
 * @param page gives the rows from one place to another, both included, in an order that no two rows share
 */
export async function readAllRows<Row>(
  schema: z.ZodMiniType,
  page: (from: number, to: number) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const rows = checkRows(schema, await page(all.length, all.length + PAGE - 1))
    all.push(...rows)
    if (rows.length < PAGE) return all
  }
}
