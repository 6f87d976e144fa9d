import { type ProductUrl, productUrls } from '#content/catalogue.ts'
import { type UnitSystem, unitSystems } from '#content/unit-systems.ts'

/** At most so many products stand side by side, each chosen in a field of this name. */
export const places = ['first', 'second', 'third', 'fourth'] as const

/** What an address of the comparison asks. */
export interface Compared {
  products: readonly ProductUrl[]
  system: UnitSystem
}

/**
 * Reads `?products=household-foil,converter-foil`, and what the form sends without scripts: `first` to `fourth`, and `add`.
 * Unknown ones and more than fit are dropped.
 */
export function readCompared(search: Readonly<Record<string, unknown>>): Compared {
  const asked = [...places.map((place) => search[place]), search.products, search.add].join(',').split(',')
  const known = asked.flatMap((name) => productUrls.filter((product) => product === name.trim()))
  return {
    products: [...new Set(known)].slice(0, places.length),
    system: unitSystems.find((system) => system === search.units) ?? 'metric',
  }
}

/** The products as the fields of the form have them. */
export function asFields(products: readonly ProductUrl[]): Partial<Record<(typeof places)[number], string>> {
  return Object.fromEntries(places.flatMap((place, index) => (products[index] ? [[place, products[index]]] : [])))
}

/** The address of a comparison. */
export function comparePath({ products, system }: Compared): `/products/compare?${string}` {
  return `/products/compare?products=${products.join(',')}${system === 'imperial' ? '&units=imperial' : ''}`
}
