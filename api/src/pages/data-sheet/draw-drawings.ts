import type { SheetDrawing } from '#contract/data-sheet.ts'
import { BLUE, type Doc, element, GREY, INK, MARGIN, type Structure, say, WIDTH } from './tagged-page.ts'

/** The side of the square that a small drawing stands in. */
const DRAWING = 74

/** A drawing of its own width with the sizes in it, in the middle of the sheet. */
export function drawMeasured(
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
  drawCaption(doc, root, name, MARGIN, top + height, WIDTH)
  doc.x = MARGIN
  doc.y = top + height + 22
}

/** The drawings side by side, each in a square of the same size. */
export function drawDrawings(doc: Doc, root: Structure, drawings: readonly SheetDrawing[]): void {
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
    drawCaption(doc, root, name, MARGIN + index * step, top + DRAWING + 6, step - 8)
  }
  doc.x = MARGIN
  doc.y = top + DRAWING + 34
}

/** The name of a drawing below it, in the middle of `width` points. */
function drawCaption(doc: Doc, root: Structure, name: string, x: number, y: number, width: number): void {
  say(doc, root, 'Caption', () =>
    doc.font('regular').fontSize(7.5).fillColor(GREY).text(name, x, y, { width, align: 'center' }),
  )
}
