import type { ProductUrl } from '#content/catalogue.ts'
import { productDetails } from '#content/products.ts'
import type { SpecificationRow, SpecificationTable, SpecificationValue } from '#content/specification-table.ts'
import type { Kind } from './calculator-search.ts'

/** Something of a result that the plant or a product has a limit for. */
export type Measured = 'width' | 'length' | 'outer' | 'weight' | 'perMetre' | 'pack'

/** A limit and the row of a product that states it. */
export interface Limit {
  measured: Measured
  /** Millimetres, kg or kg/m. */
  max: number
  value: SpecificationValue
  product: ProductUrl
  title: SpecificationTable['title']
  label: SpecificationRow['label']
  /** Typical of the industry; the company states the others. */
  isTypical: boolean
}

/** What a coil thinner than this, in mm, is called: foil. */
const MAX_FOIL = 0.2

function limit(
  measured: Measured,
  product: ProductUrl,
  title: SpecificationTable['title'],
  label: SpecificationRow['label'],
): Limit {
  const row = productDetails[product].tables
    .find((table) => table.title === title)
    ?.rows?.find((one) => one.label === label)
  if (!row || !('max' in row.value)) throw new Error(`${product} has no limit ${title} ${label}.`)
  return { measured, max: row.value.max, value: row.value, product, title, label, isTypical: row.sample ?? false }
}

const mill = limit('width', 'standard-sheets-and-strips', 'plantCapacity', 'millWidth')
const profile = 'profiles-for-building-and-architecture'

/** The limits of a kind of metal; a coil of foil has others than one of strip. */
export function limitsFor(kind: Kind, thickness: number): readonly Limit[] {
  if (kind === 'sheet')
    return [
      mill,
      limit('length', 'standard-sheets-and-strips', 'sheets', 'length'),
      limit('pack', 'standard-sheets-and-strips', 'sheets', 'palletWeight'),
    ]
  if (kind === 'profile')
    return [
      limit('perMetre', profile, 'extrusion', 'weightPerMetre'),
      limit('length', profile, 'extrusion', 'length'),
      limit('length', profile, 'fabrication', 'cncLength'),
      limit('length', profile, 'powderCoating', 'length'),
      limit('length', profile, 'anodizing', 'length'),
    ]
  if (thickness < MAX_FOIL)
    return [
      mill,
      limit('outer', 'technical-foil', 'reels', 'outerDiameter'),
      limit('weight', 'technical-foil', 'reels', 'reelWeight'),
    ]
  return [
    mill,
    limit('outer', 'standard-sheets-and-strips', 'strips', 'outerDiameter'),
    limit('weight', 'standard-sheets-and-strips', 'strips', 'coilWeight'),
  ]
}

/** The limits that a result goes over. */
export function exceeded(limits: readonly Limit[], result: Partial<Record<Measured, number>>): Limit[] {
  return limits.filter(({ measured, max }) => (result[measured] ?? 0) > max * (1 + 1e-9))
}
