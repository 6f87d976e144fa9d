import type { SpecificationRow, SpecificationValue } from '#content/specification-table.ts'

/** What a drawing is made of. */
export interface DrawingProps {
  values: Partial<Record<SpecificationRow['label'], SpecificationValue>>
  /** What a row is called, and its value in the units that are shown. */
  textOf: (label: SpecificationRow['label']) => { name: string; value: string }
}
