import type { ProductUrl } from '#content/catalogue.ts'
import { DENSITY } from '#content/density.ts'
import { parseSize } from '#content/parse-size.ts'
import { parseDecimal } from '#lib/parse-decimal.ts'
import { type Kind, type Known, kinds, knowns, type Quantity } from './calculator-kinds.ts'
import { exampleOf, readProduct } from './product-example.ts'

/** What each calculator asks for, with an example to begin with. */
const EXAMPLES: Readonly<Record<Kind, Partial<Record<Quantity, string>>>> = {
  coil: { thickness: '0.5', width: '1250', core: '500', outer: '1500', weight: '5000', metres: '3000' },
  sheet: { thickness: '1', width: '1000', length: '2000', pack: '2500' },
  profile: { perMetre: '2.36', length: '6000', pack: '1000' },
}
const SIZES: readonly Quantity[] = ['thickness', 'width', 'length', 'core', 'outer']

export interface Calculation {
  kind: Kind
  /** Whose limits hold; `undefined` for metal of no certain product. */
  product: ProductUrl | undefined
  known: Known
  /** As they are typed. */
  fields: Partial<Record<Quantity, string>>
  /** As numbers; without those that are none. */
  values: Partial<Record<Quantity, number>>
  invalid: readonly Quantity[]
}

/**
 * Reads `?kind=sheet&thickness=1&width=1000&length=2000`; what is left out is an example, with `&product=household-foil` one
 * of that product.
 */
export function readCalculation(search: Readonly<Record<string, unknown>>): Calculation {
  const kind = kinds.find((one) => one === search.kind) ?? 'coil'
  const known = knowns.find((one) => one === search.known) ?? 'outer'
  const product = readProduct(search.product, kind)
  const examples = { ...EXAMPLES[kind], ...(product && exampleOf(product, kind)), density: String(DENSITY) }
  const fields: Partial<Record<Quantity, string>> = {}
  const values: Partial<Record<Quantity, number>> = {}
  const invalid: Quantity[] = []
  for (const [name, example] of Object.entries(examples)) {
    const quantity = name as Quantity
    const typed = search[quantity] === undefined ? example : String(search[quantity])
    const value = SIZES.includes(quantity) ? parseSize(typed, 'metric')?.millimetres : numberOf(typed)
    fields[quantity] = typed
    if (value === undefined) invalid.push(quantity)
    else values[quantity] = value
  }
  const unused = kind === 'coil' ? knowns.filter((one) => one !== known) : []
  return {
    kind,
    product,
    known,
    fields,
    values,
    invalid: invalid.filter((one) => !unused.some((other) => other === one)),
  }
}

function numberOf(typed: string): number | undefined {
  const value = parseDecimal(typed) ?? 0
  return value > 0 && value < 1e9 ? value : undefined
}
