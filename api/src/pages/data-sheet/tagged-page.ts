/** Points; A4 is 595 by 842. */
export const MARGIN = 42
export const WIDTH = 595.28 - 2 * MARGIN
export const BOTTOM = 841.89 - 46
export const GAP = 12
export const INK = '#141b22'
export const GREY = '#4d5861'
export const BLUE = '#004785'

export type Doc = PDFKit.PDFDocument
export type Structure = PDFKit.PDFStructureElement

/** What is drawn, with its role. The types of pdfkit are older than `bbox` and `scope`. */
export function element(
  doc: Doc,
  role: string,
  options: { alt?: string; bbox?: readonly number[]; scope?: 'Column' | 'Row' },
  draw: () => void,
): Structure {
  return doc.struct(role, options, draw)
}

/** A piece of text with its role. */
export function say(doc: Doc, parent: Structure, role: string, draw: () => void): void {
  parent.add(element(doc, role, {}, draw))
}

/** A line across the sheet, which readers pass over. */
export function rule(doc: Doc, y: number, color: string, width: number): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke()
  doc.endMarkedContent()
}
