import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { DataSheet, SheetDrawing, SheetTable } from '#contract/data-sheet.ts'

const font = (weight: number) => readFileSync(join(import.meta.dirname, `fonts/sofia-sans-${weight}.ttf`))
const REGULAR = font(400)
const SEMI = font(600)

/** Points; A4 is 595 by 842. */
const MARGIN = 42
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - 46
const GAP = 12
const QR_SIZE = 62
const QR_GAP = 16
/** Company, contact with all its lines, and the address. */
const FOOT = 128
const DRAWING = 74
const INK = '#141b22'
const GREY = '#4d5861'
const BLUE = '#004785'
const LINE = '#d3d9dd'

type Doc = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

/**
 * A data sheet as a tagged PDF (PDF/UA-1) on A4, the same bytes for the same sheet. It takes the processor for about a tenth
 * of a second: call it in a worker.
 */
export async function drawDataSheet(sheet: DataSheet): Promise<Buffer> {
  const made = new Date(`${sheet.date.iso}T00:00:00Z`)
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${sheet.title}. ${sheet.kind}`,
      Author: sheet.company.title,
      Subject: sheet.description,
      CreationDate: made,
      ModDate: made,
    },
  }
  // The types of pdfkit do not know this subset yet.
  const doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }))
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()))
  doc.registerFont('regular', REGULAR).registerFont('semi', SEMI)

  const root = doc.struct('Document')
  doc.addStructure(root)
  drawHead(doc, root, sheet)
  for (const drawing of sheet.drawings) if (drawing.measures) drawMeasured(doc, root, drawing, drawing.measures)
  const small = sheet.drawings.filter(({ measures }) => !measures)
  if (small.length > 0) drawDrawings(doc, root, small)
  for (const table of sheet.tables) drawTable(doc, root, table)
  drawFoot(doc, root, sheet)
  root.end()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

/** What is drawn, with its role. The types of pdfkit are older than `bbox` and `scope`. */
function element(
  doc: Doc,
  role: string,
  options: { alt?: string; bbox?: readonly number[]; scope?: 'Column' | 'Row' },
  draw: () => void,
): Structure {
  return doc.struct(role, options, draw)
}

/** A piece of text with its role. */
function say(doc: Doc, parent: Structure, role: string, draw: () => void): void {
  parent.add(element(doc, role, {}, draw))
}

/** What readers pass over. */
function ornament(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

function rule(doc: Doc, y: number, color: string, width: number): void {
  ornament(doc, () =>
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(width)
      .strokeColor(color)
      .stroke(),
  )
}

function drawHead(doc: Doc, root: Structure, { brand, kind, title, description }: DataSheet): void {
  say(doc, root, 'P', () =>
    doc.font('semi').fontSize(15).fillColor(BLUE).text(brand, MARGIN, MARGIN, { lineBreak: false }),
  )
  say(doc, root, 'P', () =>
    doc
      .font('regular')
      .fontSize(9.5)
      .fillColor(GREY)
      .text(kind, MARGIN, MARGIN + 4, { width: WIDTH, align: 'right' }),
  )
  rule(doc, MARGIN + 24, BLUE, 1.4)
  say(doc, root, 'H1', () =>
    doc
      .font('semi')
      .fontSize(22)
      .fillColor(INK)
      .text(title, MARGIN, MARGIN + 36, { width: WIDTH }),
  )
  say(doc, root, 'P', () => doc.font('regular').fontSize(10.5).fillColor(GREY).text(description, { width: WIDTH }))
  doc.y += GAP
}

/** A drawing of its own width with the sizes in it, in the middle of the sheet. */
function drawMeasured(
  doc: Doc,
  root: Structure,
  { name, path, left, top: above, width, height }: SheetDrawing,
  { lines, labels }: NonNullable<SheetDrawing['measures']>,
): void {
  const top = doc.y
  const x = MARGIN + (WIDTH - width) / 2
  const alt = [name, ...labels.map(({ text }) => text)].join('. ')
  const figure = element(doc, 'Figure', { alt, bbox: [x, top, x + width, top + height] }, () => {
    doc.save().translate(x - left, top - above)
    doc.path(path).lineWidth(0.7).fillAndStroke('#e3eaf1', INK, 'even-odd')
    doc.path(lines).lineWidth(0.5).stroke(BLUE)
    doc.font('regular').fontSize(7.5).fillColor(INK)
    for (const { text, x, y, isTurned = false } of labels) {
      doc.save()
      if (isTurned) doc.rotate(-90, { origin: [x, y] })
      doc.text(text, x - doc.widthOfString(text) / 2, y - 4, { lineBreak: false }).restore()
    }
    doc.restore()
  })
  root.add(figure)
  say(doc, root, 'Caption', () =>
    doc
      .font('regular')
      .fontSize(7.5)
      .fillColor(GREY)
      .text(name, MARGIN, top + height, { width: WIDTH, align: 'center' }),
  )
  doc.x = MARGIN
  doc.y = top + height + 22
}

/** The drawings side by side, each in a square of the same size. */
function drawDrawings(doc: Doc, root: Structure, drawings: readonly SheetDrawing[]): void {
  const top = doc.y
  const step = WIDTH / 5
  for (const [index, { name, path, left, top: above, width, height }] of drawings.entries()) {
    const scale = Math.min(DRAWING / width, DRAWING / height)
    const x = MARGIN + index * step + (step - 8 - width * scale) / 2
    const figure = element(
      doc,
      'Figure',
      { alt: name, bbox: [x, top, x + width * scale, top + height * scale] },
      () => {
        doc.save().translate(x, top + (DRAWING - height * scale) / 2)
        doc.scale(scale).translate(-left, -above)
        doc
          .path(path)
          .lineWidth(0.6 / scale)
          .fillAndStroke('#e3eaf1', BLUE, 'even-odd')
        doc.restore()
      },
    )
    root.add(figure)
    say(doc, root, 'Caption', () =>
      doc
        .font('regular')
        .fontSize(7.5)
        .fillColor(GREY)
        .text(name, MARGIN + index * step, top + DRAWING + 6, { width: step - 8, align: 'center' }),
    )
  }
  doc.x = MARGIN
  doc.y = top + DRAWING + 34
}

function drawTable(doc: Doc, root: Structure, { title, head, rows, note, shares }: SheetTable): void {
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

/** Company, contact and date beside the codes, and the address of the page. */
function drawFoot(doc: Doc, root: Structure, { company, contact, date, note, codes, url }: DataSheet): void {
  if (doc.y + FOOT > BOTTOM) doc.addPage()
  const top = Math.max(doc.y, BOTTOM - FOOT)
  let bottom = top + QR_SIZE + 20
  rule(doc, top, BLUE, 1.4)
  const column = (WIDTH - codes.length * (QR_SIZE + QR_GAP)) / 3
  const blocks = [company, contact, { title: date.title, lines: [date.text, note] }]
  for (const [index, { title, lines }] of blocks.entries()) {
    const x = MARGIN + index * column
    say(doc, root, 'P', () => {
      doc
        .font('semi')
        .fontSize(8.5)
        .fillColor(INK)
        .text(title, x, top + 10, { width: column - 10 })
      for (const line of lines)
        doc
          .font('regular')
          .fillColor(GREY)
          .text(line, x, doc.y, { width: column - 10 })
    })
    bottom = Math.max(bottom, doc.y)
  }
  for (const [index, code] of codes.entries()) {
    const x = MARGIN + WIDTH - (codes.length - index) * (QR_SIZE + QR_GAP) + QR_GAP
    drawCode(doc, root, code, x, top + 10)
  }
  const link = element(doc, 'Link', { alt: url }, () => {
    doc
      .font('regular')
      .fontSize(8.5)
      .fillColor(BLUE)
      .text(url, MARGIN, bottom + 6, { width: WIDTH, link: url })
  })
  root.add(link)
}

function drawCode(doc: Doc, root: Structure, code: DataSheet['codes'][number], x: number, y: number): void {
  const { data, size } = encode(code.url, { ecc: 'M', border: 0 })
  const module = QR_SIZE / size
  const figure = element(doc, 'Figure', { alt: code.alt, bbox: [x, y, x + QR_SIZE, y + QR_SIZE] }, () => {
    for (const [row, line] of data.entries())
      for (const [column, isDark] of line.entries())
        if (isDark) doc.rect(x + column * module, y + row * module, module, module)
    doc.fill(INK)
  })
  root.add(figure)
  say(doc, root, 'P', () =>
    doc
      .font('regular')
      .fontSize(7.5)
      .fillColor(GREY)
      .text(code.caption, x, y + QR_SIZE + 3, { width: QR_SIZE, lineBreak: false }),
  )
}
