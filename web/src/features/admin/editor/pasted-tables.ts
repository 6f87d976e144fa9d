import { asOneLine, trimEnds } from './pasted-blocks.ts'

const BETWEEN = ' · '
const NOTHING = '–'

/**
 * Makes one line of each row of a table, for the editor has no tables: `Оборот · 268 · 291`. A table of one column only
 * places its text, which stays as it is. @returns how many tables became lines
 */
export function tablesAsLines(body: HTMLElement): number {
  let count = 0
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const cells = [...table.rows].map((row) => [...row.cells])
    if (cells.every((row) => row.length < 2)) {
      table.replaceWith(...[table.caption, ...cells.flat()].flatMap((cell) => (cell ? [asBlock(cell)] : [])))
      continue
    }
    count += 1
    const rows = cells.filter((row) => row.some((cell) => cell.textContent.trim() !== ''))
    table.replaceWith(...[...(table.caption ? [asBlock(table.caption)] : []), ...rows.map(lineOf)])
  }
  return count
}

function asBlock(cell: HTMLElement): HTMLElement {
  const block = cell.ownerDocument.createElement('div')
  block.append(...cell.childNodes)
  return block
}

function lineOf(cells: HTMLTableCellElement[]): HTMLElement {
  const document = cells[0]?.ownerDocument ?? new Document()
  const line = document.createElement('p')
  for (const [index, cell] of cells.entries()) {
    asOneLine(cell)
    trimEnds(cell)
    if (index > 0) line.append(BETWEEN)
    if (cell.textContent.trim() === '') line.append(NOTHING)
    else if (cell.tagName === 'TH') line.append(bold(cell))
    else line.append(...cell.childNodes)
  }
  return line
}

function bold(cell: Element): HTMLElement {
  const strong = cell.ownerDocument.createElement('strong')
  strong.append(...cell.childNodes)
  return strong
}
