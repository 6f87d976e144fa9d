import type { ProductUrl } from '#content/catalogue.ts'
import { offers } from '#content/offers.ts'
import { requestFieldsOf } from '#content/request-fields.ts'
import type { Wish } from '#content/request-link.ts'
import type { Kind } from './calculator-kinds.ts'
import type { Calculation } from './calculator-search.ts'
import { formsOf } from './product-example.ts'
import { type ResultName, resultOf } from './result.ts'

const MICRONS = 1000

/** What of a calculation goes into an inquiry: the metal, and how much of it; `undefined` without a result. */
export function wishOf(calculation: Calculation): Wish | undefined {
  const { kind, known, values } = calculation
  const result = resultOf(calculation)
  if (!result) return undefined
  const { thickness, width, length } = values
  const shown = new Map<ResultName, number>(result.shown)
  const pieces = Math.floor(shown.get('pieces') ?? 0)
  const metres = Math.round(shown.get('metres') ?? 0)
  const kilograms = Math.round(shown.get('weight') ?? 0)
  const quantity =
    kind !== 'coil'
      ? ({ value: pieces, unit: 'pcs' } as const)
      : known === 'metres'
        ? ({ value: metres, unit: 'm' } as const)
        : ({ value: kilograms, unit: 'kg' } as const)
  return {
    ...(kind !== 'profile' && thickness && { thickness }),
    ...(kind !== 'profile' && width && { width }),
    ...(kind !== 'coil' && length && { length }),
    ...(quantity.value > 0 && { quantity }),
  }
}

/** The products of a form whose tables take the dimensions, that of the address first. */
export function productsFor(kind: Kind, wish: Wish, asked: unknown): ProductUrl[] {
  const ofForm = offers.filter(({ form }) => formsOf[kind].includes(form)).map(({ product }) => product)
  const fitting = [...new Set(ofForm)].filter((product) =>
    requestFieldsOf(product).dimensions.every(({ name, unit, min = 0, max = Number.POSITIVE_INFINITY }) => {
      const size = wish[name]
      if (size === undefined) return true
      const inUnit = unit === 'µm' ? size * MICRONS : size
      return inUnit >= min && inUnit <= max
    }),
  )
  return fitting.toSorted((one, other) => Number(other === asked) - Number(one === asked))
}
