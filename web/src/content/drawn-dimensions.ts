import type { DrawingCode } from './picture-codes.ts'
import { coveringValue } from './product-figures.ts'
import type { SectionNumber } from './sections/section-numbers.ts'
import type { SpecificationRow, SpecificationTable, SpecificationValue } from './specification-table.ts'

type Label = SpecificationRow['label']

/** The shapes that are drawn, with the tables that state their sizes and the rows that have a dimension in the drawing. */
const SHAPES = {
  coil: {
    tables: ['reels', 'coils', 'strips'],
    labels: ['thickness', 'width', 'coreInnerDiameter', 'outerDiameter', 'reelWeight', 'coilWeight'],
  },
  sheet: {
    tables: ['sheets', 'cutToSize', 'standardFormats'],
    labels: ['thickness', 'width', 'length', 'palletWeight', 'smallFormat', 'mediumFormat', 'largeFormat'],
  },
} as const satisfies Record<
  string,
  { tables: readonly SpecificationTable['title'][]; labels: readonly SpecificationRow['label'][] }
>

export type Shape = keyof typeof SHAPES
/** A size that a row states and a drawing shows: `coil-width`, `t-slot-40-width`. */
export type Dimension = `${Shape}-${Label}` | `${DrawingCode}-${SectionNumber}`

const shapes = Object.keys(SHAPES) as Shape[]
const has = (list: readonly string[], item: string) => list.includes(item)

/** What can be drawn of a product, by its tables. */
export function drawnShapes(tables: readonly SpecificationTable[]): Shape[] {
  return shapes.filter((shape) => tables.some(({ title }) => has(SHAPES[shape].tables, title)))
}

/** The dimension that a row of a table states; a thickness that stands with the material is that of the first shape. */
export function dimensionOf(
  tables: readonly SpecificationTable[],
  title: SpecificationTable['title'],
  label: Label,
): Dimension | undefined {
  const own = shapes.find((shape) => has(SHAPES[shape].tables, title))
  const shape = own ?? (label === 'thickness' ? drawnShapes(tables)[0] : undefined)
  return shape && has(SHAPES[shape].labels, label) ? `${shape}-${label}` : undefined
}

/** The values of a shape's dimensions, each covering all rows that state it. */
export function drawnValues(
  tables: readonly SpecificationTable[],
  shape: Shape,
): Partial<Record<Label, SpecificationValue>> {
  const values: Partial<Record<Label, SpecificationValue>> = {}
  for (const { title, rows = [] } of tables)
    for (const { label, value } of rows) {
      if (dimensionOf(tables, title, label) !== `${shape}-${label}`) continue
      const known = values[label]
      values[label] = known ? coveringValue(known, value) : value
    }
  return values
}

/** The largest number of a value, in its own unit; 0 where it has none. */
export function largestOf(value: SpecificationValue | undefined): number {
  return value && 'max' in value ? value.max : 0
}

/** The smallest number of a range; 0 where the value has none. */
export function smallestOf(value: SpecificationValue | undefined): number {
  return value?.kind === 'range' ? value.min : 0
}

/** The ids of a row's link and of the dimension in the drawing, which lead to each other. */
export const rowId = (dimension: Dimension) => `row-${dimension}`
export const drawnId = (dimension: Dimension) => `drawn-${dimension}`
