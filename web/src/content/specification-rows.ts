import type { SpecificationRow, SpecificationTable, SpecificationValue, Unit } from './specification-table.ts'

/** The values of a table by the labels of their rows, in the order they are shown in. */
type Values = Partial<Record<SpecificationRow['label'], SpecificationValue>>
type RowsTable = SpecificationTable & { rows: readonly SpecificationRow[] }

/** A table of what the company states. @param typicalBelow rows that are typical of the industry (AMB-16) */
export function stated(title: SpecificationTable['title'], values: Values, typicalBelow: Values = {}): RowsTable {
  return { title, rows: [...rowsOf(values), ...rowsOf(typicalBelow).map(asSample)] }
}

/** A table of what is typical of the industry (AMB-16). @param statedBelow rows that the company states */
export function typical(title: SpecificationTable['title'], values: Values, statedBelow: Values = {}): RowsTable {
  return { title, rows: [...rowsOf(values).map(asSample), ...rowsOf(statedBelow)] }
}

const rowsOf = (values: Values): SpecificationRow[] =>
  Object.entries(values).map(([label, value]) => ({ label: label as SpecificationRow['label'], value }))

const asSample = (row: SpecificationRow): SpecificationRow => ({ ...row, sample: true })

type Of<Kind extends SpecificationValue['kind']> = Extract<SpecificationValue, { kind: Kind }>

export const range = (min: number, max: number, unit: Unit): Of<'range'> => ({ kind: 'range', min, max, unit })
export const upTo = (max: number, unit: Unit): Of<'upTo'> => ({ kind: 'upTo', max, unit })
export const from = (min: number, unit: Unit): Of<'from'> => ({ kind: 'from', min, unit })
export const over = (value: number, unit: Unit): Of<'over'> => ({ kind: 'over', value, unit })
export const about = (value: number, unit: Unit): Of<'about'> => ({ kind: 'about', value, unit })
export const exact = (value: number, unit?: Unit): Of<'exact'> => ({ kind: 'exact', value, ...(unit && { unit }) })
export const tolerance = (value: number): Of<'tolerance'> => ({ kind: 'tolerance', value })
export const word = (named: Of<'word'>['word']): Of<'word'> => ({ kind: 'word', word: named })

/** Texts, or numbers in a unit. */
export const list = (values: Of<'list'>['values'], unit?: Unit): Of<'list'> => ({
  kind: 'list',
  values,
  ...(unit && { unit }),
})

/** The sides of one format: 1000 × 2000 mm. */
export const size = (sides: readonly number[], unit: Unit): Of<'size'> => ({ kind: 'size', sides, unit })

/** The sides of the smallest and of the largest: 10 × 2 to 150 × 20 mm. */
export const sizes = (smallest: readonly number[], largest: readonly number[], unit: Unit): Of<'sizes'> => ({
  kind: 'sizes',
  smallest,
  largest,
  unit,
})
