import { asOneLine, trimEnds } from './pasted-blocks.ts'

const MAX_COLUMNS = 12
let tables = 0

export interface FlatTables {
  /** Tables in tables, which became lines of their cells. */
  inner: number
  /** Some cells went over several columns or rows, and stand in the first of them now. */
  isSplit: boolean
}

/**
 * Writes the tables of a text as Quill reads them: rows of cells with one line each, the cells of a heading bold. A table
 * of one column only places its text, which stays as it is.
 */
export function flatTables(body: HTMLElement): FlatTables {
  const found: FlatTables = { inner: 0, isSplit: false }
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows]
    const caption = table.caption ? [paragraphOf(table.caption)] : []
    const width = Math.max(0, ...rows.map((row) => row.cells.length))
    if (width < 2) table.replaceWith(...caption, ...rows.flatMap((row) => [...row.cells].map(blockOf)))
    else if (table.parentElement?.closest('table')) {
      found.inner += 1
      table.replaceWith(...rows.map((row) => paragraphOf(joined(row))))
    } else {
      if (rows.some(({ cells }) => [...cells].some((cell) => cell.colSpan > 1 || cell.rowSpan > 1)))
        found.isSplit = true
      table.replaceWith(...caption, flat(table, rows))
    }
  }
  return found
}

function flat(table: HTMLTableElement, rows: readonly HTMLTableRowElement[]): HTMLElement {
  const { ownerDocument: document } = table
  const grid: HTMLTableCellElement[][] = rows.map(() => [])
  for (const [at, row] of rows.entries())
    for (const cell of [...row.cells]) {
      const line = grid[at] as HTMLTableCellElement[]
      let column = 0
      while (line[column]) column += 1
      for (let below = 0; below < Math.min(cell.rowSpan || 1, rows.length - at); below += 1)
        for (let right = 0; right < Math.min(cell.colSpan || 1, MAX_COLUMNS); right += 1)
          (grid[at + below] as HTMLTableCellElement[])[column + right] =
            below + right === 0 ? cell : document.createElement('td')
    }
  const width = Math.min(MAX_COLUMNS, Math.max(...grid.map((line) => line.length)))
  tables += 1
  const body = document.createElement('tbody')
  for (const [at, line] of grid.entries()) {
    const cells = Array.from({ length: width }, (_, column) => cellOf(line[column], document, `${tables}-${at}`))
    const row = document.createElement('tr')
    row.append(...cells)
    body.append(row)
  }
  const whole = document.createElement('table')
  whole.append(body)
  return whole
}

function cellOf(from: HTMLTableCellElement | undefined, document: Document, row: string): HTMLElement {
  const cell = document.createElement('td')
  cell.dataset.row = `row-${row}`
  if (!from) return cell
  asOneLine(from)
  trimEnds(from)
  const isHeading = from.tagName === 'TH' && from.textContent.trim() !== '' && !from.querySelector('strong, b')
  const place = isHeading ? cell.appendChild(document.createElement('strong')) : cell
  place.append(...from.childNodes)
  return cell
}

function blockOf(cell: HTMLElement): HTMLElement {
  const block = cell.ownerDocument.createElement('div')
  block.append(...cell.childNodes)
  return block
}

function paragraphOf(element: HTMLElement): HTMLElement {
  const paragraph = element.ownerDocument.createElement('p')
  asOneLine(element)
  paragraph.append(...element.childNodes)
  return paragraph
}

function joined(row: HTMLTableRowElement): HTMLElement {
  const line = row.ownerDocument.createElement('div')
  for (const [at, cell] of [...row.cells].entries()) line.append(at > 0 ? ' · ' : '', ...cell.childNodes)
  return line
}
