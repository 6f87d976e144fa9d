import type { ProductUrl } from './catalogue.ts'
import { familyOf } from './product-sales.ts'
import { productDetails } from './products.ts'
import type { SpecificationRow, SpecificationValue } from './specification-table.ts'

/** What a buyer reads first, by how the metal is made. */
const FIGURES = {
  Rolled: ['thickness', 'width', 'alloys', 'tempers'],
  Extruded: ['weightPerMetre', 'length', 'alloys', 'tempers'],
} as const satisfies Record<ReturnType<typeof familyOf>, readonly SpecificationRow['label'][]>

/**
 * The four values that tell a product from the others, from its own tables: two sizes, alloys and tempers. Where it is sold in
 * several ways (as strip and as sheet), a value covers all of them.
 */
export function productFigures(product: ProductUrl): readonly SpecificationRow[] {
  const rows = productDetails[product].tables.flatMap(({ rows = [] }) => rows)
  return FIGURES[familyOf(product)].map((label) => {
    const [first, ...others] = rows.filter((row) => row.label === label)
    if (!first) throw new Error(`${product} states no ${label}.`)
    return { ...first, value: others.reduce((value, row) => coveringValue(value, row.value), first.value) }
  })
}

/** What both values cover. A limit stays the first, which is that of the metal: later ones are those of a finish. */
export function coveringValue(first: SpecificationValue, second: SpecificationValue): SpecificationValue {
  if (first.kind === 'range' && second.kind === 'range' && first.unit === second.unit)
    return { ...first, min: Math.min(first.min, second.min), max: Math.max(first.max, second.max) }
  if (first.kind === 'list' && second.kind === 'list')
    return { ...first, values: [...new Set([...first.values, ...second.values])] }
  return first
}
