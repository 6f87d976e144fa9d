import type { SpecificationRow, SpecificationTable, SpecificationValue, Unit } from '#content/specification-table.ts'
import type { Dimension } from './query-terms.ts'
import type { MeasuredRange } from './site-search.ts'

type Read = (key: string) => unknown

/** Sizes of a machine step or of a coat, by which no buyer orders metal. */
const OF_MACHINES: readonly SpecificationRow['label'][] = [
  'layer',
  'cncLength',
  'cuttingMin',
  'cut45Length',
  'millWidth',
]
const DIMENSIONS: Partial<Record<Unit, [Dimension, number]>> = {
  mm: ['length', 1],
  µm: ['length', 0.001],
  kg: ['mass', 1],
  MPa: ['strength', 1],
}

/**
 * What the tables of a product say besides its words: labels, alloys, tempers, standards, colours.
 * @param read gives the words at a key of `specs`
 */
export function textOfTables(tables: readonly SpecificationTable[], read: Read): string[] {
  return tables.flatMap(({ title, rows = [], colours = [] }) => [
    String(read(`specs:titles.${title}`)),
    ...rows.flatMap(({ label, value }) => [String(read(`specs:labels.${label}`)), textOf(value, read)]),
    ...colours.flatMap(({ name, code }) => [String(read(`specs:colours.${name}`)), code]),
  ])
}

/** The lengths, weights and strengths of the tables in millimetres, kilograms and megapascals. */
export function rangesOfTables(tables: readonly SpecificationTable[]): MeasuredRange[] {
  const ranges = tables
    .flatMap(({ rows = [] }) => rows)
    .filter(({ label }) => !OF_MACHINES.includes(label))
    .flatMap(({ value }) => rangesOf(value))
  return [...new Map(ranges.map((range) => [range.join(), range])).values()]
}

function textOf(value: SpecificationValue, read: Read): string {
  switch (value.kind) {
    case 'word':
      return String(read(`specs:values.${value.word}`))
    case 'list':
      return value.values.join(' ')
    case 'size':
      return value.sides.join(' ')
    case 'exact':
      return String(value.value)
    default:
      return ''
  }
}

function rangesOf(value: SpecificationValue): MeasuredRange[] {
  const [dimension, factor] = ('unit' in value && value.unit && DIMENSIONS[value.unit]) || []
  if (!dimension || factor === undefined) return []
  const range = (min: number | null, max: number | null): MeasuredRange => [dimension, scaled(min), scaled(max)]
  const scaled = (end: number | null) => end && Number((end * factor).toPrecision(9))
  switch (value.kind) {
    case 'range':
      return [range(value.min, value.max)]
    case 'upTo':
      return [range(null, value.max)]
    case 'from':
      return [range(value.min, null)]
    case 'exact':
      return [range(value.value, value.value)]
    case 'list':
      return value.values.flatMap((item) => (typeof item === 'number' ? [range(item, item)] : []))
    case 'size':
      return value.sides.map((side) => range(side, side))
    case 'sizes':
      return value.smallest.map((side, place) => range(side, value.largest[place] ?? null))
    default:
      return []
  }
}
