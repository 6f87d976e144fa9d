import { type ProductUrl, productUrls } from '#content/catalogue.ts'
import { DENSITY } from '#content/density.ts'
import { limitsOf, placeIn } from '#content/needs/row-limits.ts'
import { type Form, type Offer, offers } from '#content/offers.ts'
import type { SpecificationRow } from '#content/specification-table.ts'
import type { Kind, Quantity } from './calculator-kinds.ts'
import { limitsFor } from './limits.ts'

/** The forms of metal that each calculator is for. */
export const formsOf: Readonly<Record<Kind, readonly Form[]>> = {
  coil: ['foil', 'strip'],
  sheet: ['sheet'],
  profile: ['profile'],
}
/** What is ordered most, where a product takes it; in mm. */
const USUAL = {
  foil: { thickness: [0.012, 0.05, 0.1], width: [450, 300] },
  strip: { thickness: [0.5, 0.3, 1], width: [1250, 1000] },
  sheet: { thickness: [1, 0.22], width: [1000], length: [2000, 1000] },
  profile: { length: [6000] },
} as const satisfies Record<Form, Partial<Record<'thickness' | 'width' | 'length', readonly number[]>>>

/** Of the largest outer diameter. */
const USUAL_FILL = 0.6

/** The product of an address, when it comes in the form of the calculator. */
export function readProduct(named: unknown, kind: Kind): ProductUrl | undefined {
  const product = productUrls.find((url) => url === named)
  return product && offerOf(product, kind) ? product : undefined
}

function offerOf(product: ProductUrl, kind: Kind): Offer | undefined {
  return offers.find((offer) => offer.product === product && formsOf[kind].includes(offer.form))
}

/** Values to begin with that the tables of the product allow, as they are typed. */
export function exampleOf(product: ProductUrl, kind: Kind): Partial<Record<Quantity, string>> {
  const offer = offerOf(product, kind)
  if (!offer) return {}
  const usual: Partial<Record<'thickness' | 'width' | 'length', readonly number[]>> = USUAL[offer.form]
  const sizes = Object.entries(usual).map(([name, values]) => {
    const size = name as 'thickness' | 'width' | 'length'
    return [size, within(offer[size], values)]
  })
  const known: Partial<Record<Quantity, number>> = Object.fromEntries(sizes)
  const limits = limitsFor(kind, known.thickness ?? 1, product)
  const most = (measured: 'outer' | 'pack') => limits.find((limit) => limit.measured === measured)?.max
  const [largest, pack] = [most('outer'), most('pack')]
  // One of the largest diameter may be heavier than the heaviest.
  const outer = largest && Math.round(largest * USUAL_FILL)
  const core = offer.core?.value.kind === 'list' ? offer.core.value.values.at(0) : undefined
  const all = {
    ...known,
    ...(kind === 'coil' && core && { core }),
    ...(kind === 'coil' && outer && core && { outer, weight: weightOf(outer, Number(core), Number(known.width)) }),
    ...(kind === 'sheet' && pack && { pack }),
  }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))
}

/** Of a coil, in whole kg; sizes in mm. */
function weightOf(outer: number, core: number, width: number): number {
  return Math.round((Math.PI / 4) * (outer ** 2 - core ** 2) * width * DENSITY * 1e-6)
}

/** The first of the values that a row allows, else its smallest. */
function within(row: SpecificationRow | undefined, values: readonly number[]): number {
  const [usual = 1] = values
  const limits = row && limitsOf(row.value)
  if (!limits) return usual
  return values.find((one) => placeIn(limits, one) === 'within') ?? limits.min
}
