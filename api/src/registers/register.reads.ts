/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 500

/**
 * Reads all rows of a question, a page at a time. May throw 503.
 * @param page gives the rows from one place to another, both included, in an order that no two rows share
 */
export async function readAllRows<Row>(page: (from: number, to: number) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const rows = await page(all.length, all.length + PAGE - 1)
    all.push(...rows)
    if (rows.length < PAGE) return all
  }
}
