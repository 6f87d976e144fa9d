import { type ProductUrl, productUrls } from '#content/catalogue.ts'
import { type UnitSystem, unitSystems } from '#content/unit-systems.ts'
import { MAX_COMPARED } from './compared-rows.ts'

/** What an address of the comparison asks. */
export interface Compared {
  products: readonly ProductUrl[]
  system: UnitSystem
}

/** Reads `?products=household-foil,converter-foil`; `add` is what the form without scripts adds. Unknown ones and more than fit are dropped. */
export function readCompared(search: Readonly<Record<string, unknown>>): Compared {
  const asked = `${search.products ?? ''},${search.add ?? ''}`.split(',')
  const known = asked.flatMap((name) => productUrls.filter((product) => product === name.trim()))
  return {
    products: [...new Set(known)].slice(0, MAX_COMPARED),
    system: unitSystems.find((system) => system === search.units) ?? 'metric',
  }
}

/** The address of a comparison. */
export function comparePath({ products, system }: Compared): `/products/compare?${string}` {
  return `/products/compare?products=${products.join(',')}${system === 'imperial' ? '&units=imperial' : ''}`
}
