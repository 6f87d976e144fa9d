import { type ProductUrl, productUrls } from '#content/catalogue.ts'
import { type UnitSystem, unitSystems } from '#content/unit-systems.ts'
import { MAX_COMPARED } from './compared-rows.ts'

/** What an address of the comparison asks. */
export interface Compared {
  products: readonly ProductUrl[]
  isOnlyDifferences: boolean
  system: UnitSystem
}

/** Reads `?products=household-foil,converter-foil`; `add` is what the form without scripts adds. Unknown ones and more than fit are dropped. */
export function readCompared(search: Readonly<Record<string, unknown>>): Compared {
  const asked = `${search.products ?? ''},${search.add ?? ''}`.split(',')
  const known = asked.flatMap((name) => productUrls.filter((product) => product === name.trim()))
  return {
    products: [...new Set(known)].slice(0, MAX_COMPARED),
    isOnlyDifferences: search.only === 'differences',
    system: unitSystems.find((system) => system === search.units) ?? 'metric',
  }
}

/** The address of a comparison. */
export function comparePath({ products, isOnlyDifferences, system }: Compared): `/products/compare?${string}` {
  const parts = [
    `products=${products.join(',')}`,
    ...(isOnlyDifferences ? ['only=differences'] : []),
    ...(system === 'imperial' ? ['units=imperial'] : []),
  ]
  return `/products/compare?${parts.join('&')}`
}
