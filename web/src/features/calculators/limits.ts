import type { ProductUrl } from '#content/catalogue.ts'
import { productDetails } from '#content/products.ts'
import type { SpecificationRow, SpecificationTable, SpecificationValue } from '#content/specification-table.ts'
import type { Kind } from './calculator-kinds.ts'

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

/** The rows that each kind has limits in, in the order they are named. */
const ROWS: Readonly<Record<Kind, readonly (readonly [Measured, SpecificationRow['label']])[]>> = {
  coil: [
    ['width', 'width'],
    ['width', 'millWidth'],
    ['outer', 'outerDiameter'],
    ['weight', 'reelWeight'],
    ['weight', 'coilWeight'],
  ],
  sheet: [
    ['width', 'width'],
    ['width', 'millWidth'],
    ['length', 'length'],
    ['pack', 'palletWeight'],
  ],
  profile: [
    ['perMetre', 'weightPerMetre'],
    ['length', 'length'],
    ['length', 'cncLength'],
  ],
}
/** Tables of the other form of a product that comes in two. */
const OTHER_FORMS: Readonly<Record<Kind, readonly SpecificationTable['title'][]>> = {
  coil: ['sheets', 'cutToSize'],
  sheet: ['strips'],
  profile: [],
}

/** All limits that the tables of a product state for a kind of metal. */
function limitsOfProduct(kind: Kind, product: ProductUrl): Limit[] {
  const tables: readonly SpecificationTable[] = productDetails[product].tables
  return tables
    .filter(({ title }) => !OTHER_FORMS[kind].includes(title))
    .flatMap(({ title, rows = [] }) =>
      rows.flatMap(({ label, value, sample = false }) =>
        ROWS[kind]
          .filter(([, of]) => of === label)
          .flatMap(([measured]) =>
            'max' in value ? [{ measured, max: value.max, value, product, title, label, isTypical: sample }] : [],
          ),
      ),
    )
}

/**
 * The limits of a kind of metal: those of the product that is asked about, else those of the plant. A coil of foil has others
 * than one of strip.
 */
export function limitsFor(kind: Kind, thickness: number, product?: ProductUrl): readonly Limit[] {
  if (product) return limitsOfProduct(kind, product)
  const mill = limitsOfProduct('coil', 'standard-sheets-and-strips').filter(({ label }) => label === 'millWidth')
  const all =
    kind === 'profile'
      ? limitsOfProduct(kind, 'profiles-for-building-and-architecture')
      : limitsOfProduct(kind, kind === 'coil' && thickness < MAX_FOIL ? 'technical-foil' : 'standard-sheets-and-strips')
  return kind === 'profile' ? all : [...mill, ...all.filter(({ measured }) => measured !== 'width')]
}

/** The limits that a result goes over. */
export function exceeded(limits: readonly Limit[], result: Partial<Record<Measured, number>>): Limit[] {
  return limits.filter(({ measured, max }) => (result[measured] ?? 0) > max * (1 + 1e-9))
}
