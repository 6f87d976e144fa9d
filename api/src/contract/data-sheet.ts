/** A table of a data sheet; the first cell of a row heads it. */
export interface SheetTable {
  title: string
  /** Names of the columns. */
  head: readonly string[]
  /** Each with as many cells as the head. */
  rows: readonly (readonly string[])[]
  note?: string
  /** How much of the width each column takes; left out, the first takes more than the others. */
  shares?: readonly number[]
}

/** A drawing: a path of SVG, `width` by `height`, around which nothing is left free. */
export interface SheetDrawing {
  name: string
  path: string
  left: number
  top: number
  width: number
  height: number
  /** Of a drawing in points, which is not scaled: lines of dimensions as a path, and texts around their middles. */
  measures?: {
    lines: string
    labels: readonly { text: string; x: number; y: number; isTurned?: boolean }[]
  }
}

/** All that a product's data sheet says, in words, as the pages of the site say it. */
export interface DataSheet {
  brand: string
  /** What this is: `Product data sheet`. */
  kind: string
  title: string
  description: string
  tables: readonly SheetTable[]
  drawings: readonly SheetDrawing[]
  /** Whom to ask, line by line. */
  contact: { title: string; lines: readonly string[] }
  company: { title: string; lines: readonly string[] }
  /** The day it was made: ISO, and as it is shown with its name. */
  date: { iso: string; title: string; text: string }
  note: string
  /** Codes for a camera: what stands below each, and what a reader hears of it. */
  codes: readonly { url: string; caption: string; alt: string }[]
  /** The page of the product. */
  url: string
}
