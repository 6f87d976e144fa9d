/** Spreadsheets take cells that begin so for formulas. */
const FORMULA = /^[=+\-@\t\r\n]/
const BYTE_ORDER_MARK = '\uFEFF'
/** What Excel separates cells by where numbers are written with a comma, as in Bulgaria. */
const SEPARATOR = ';'
const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A heading, and what stands below it. */
export type CsvColumn<Row> = [string, (row: Row) => string]

/**
 * Rows as a table that opens in a Bulgarian Excel as it is: UTF-8 with its mark, semicolons. A cell that others have
 * written goes through `harmless`.
 */
export async function* csvOf<Row>(columns: CsvColumn<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(columns.map(([title]) => title))
  for await (const row of rows) yield line(columns.map(([, show]) => show(row)))
}

function line(cells: string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(SEPARATOR)}\r\n`
}

/** A text that no spreadsheet runs as a formula. */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** `23.11.2026 06:54` */
export function momentInSofia(iso: string): string {
  const parts = new Map(moments.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')}`
}
