import type { SheetTable } from '#contract/data-sheet.ts'
import { BOTTOM, type Doc, element, GAP, GREY, INK, MARGIN, rule, type Structure, say, WIDTH } from './tagged-page.ts'

const LINE = '#d3d9dd'

/** A table with its title above and its note below; what does not fit goes on on the next page. */
export function drawTable(doc: Doc, root: Structure, { title, head, rows, note, shares }: SheetTable): void {
  const isWide = head.length > 3
  const size = isWide ? 7 : 8.5
  const first = isWide ? 84 / WIDTH : 0.38
  const other = (1 - first) / Math.max(1, head.length - 1)
  const widths = (shares ?? head.map((_, column) => (column === 0 ? first : other))).map((share) => share * WIDTH)
  const place = (column: number) => MARGIN + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const widthOf = (column: number) => (widths[column] ?? 0) - 6
  const heightOf = (cells: readonly string[]) =>
    Math.max(
      ...cells.map((cell, column) =>
        doc
          .font('semi')
          .fontSize(size)
          .heightOfString(cell, { width: widthOf(column) }),
      ),
    )
  const needed = 44 + (rows[0] ? heightOf(rows[0]) : 0)
  if (doc.y + needed > BOTTOM) doc.addPage()

  say(doc, root, 'H2', () => doc.font('semi').fontSize(11).fillColor(INK).text(title, MARGIN, doc.y, { width: WIDTH }))
  const table = doc.struct('Table')
  root.add(table)
  const draw = (
    cells: readonly string[],
    role: (column: number) => 'TH' | 'TD',
    scope: 'Column' | 'Row',
    isHead: boolean,
  ) => {
    const height = heightOf(cells)
    if (doc.y + height + 5 > BOTTOM) doc.addPage()
    const y = doc.y + 2.5
    const row = doc.struct('TR')
    table.add(row)
    for (const [column, cell] of cells.entries()) {
      const kind = role(column)
      const paint = () =>
        doc
          .font(isHead || column > 0 ? 'semi' : 'regular')
          .fontSize(size)
          .fillColor(isHead || column === 0 ? GREY : INK)
          .text(cell, place(column), y, { width: widthOf(column) })
      row.add(element(doc, kind, kind === 'TH' ? { scope } : {}, paint))
    }
    row.end()
    doc.x = MARGIN
    doc.y = y + height + 2.5
    rule(doc, doc.y, isHead ? INK : LINE, isHead ? 0.9 : 0.5)
  }
  draw(head, () => 'TH', 'Column', true)
  for (const row of rows) draw(row, (column) => (column === 0 ? 'TH' : 'TD'), 'Row', false)
  table.end()
  if (note)
    say(doc, root, 'P', () =>
      doc
        .font('regular')
        .fontSize(7.5)
        .fillColor(GREY)
        .text(note, MARGIN, doc.y + 4, { width: WIDTH }),
    )
  doc.y += GAP
}
