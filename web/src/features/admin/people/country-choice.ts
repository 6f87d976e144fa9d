import type { PersonValues } from 'api/contract/collections/people'
import { COUNTRIES } from 'api/contract/people'
import { type Family, gapsOf } from './coverage.ts'

export type Country = (typeof COUNTRIES)[number]
type Seller = Readonly<Pick<PersonValues, 'kind' | 'name' | 'countries' | 'families' | 'isHidden'>>

/** Countries that stand there at first; the others come by a button. */
export const FIRST = 12

/** The countries that most of the sales staff serve, the first so many of them. */
export function mostServed(sellers: readonly Pick<Seller, 'countries'>[], count = FIRST): Country[] {
  const served = (country: Country) => sellers.filter(({ countries }) => countries.includes(country)).length
  return [...COUNTRIES].sort((one, other) => served(other) - served(one)).slice(0, count)
}

/** Who else serves a country, and which products no one sells there. */
export interface Service {
  names: string[]
  missing: Family[]
}

/**
 * Of each country, who of the others serves it, and whether any person does.
 * @param others all but the person
 * @param values what the form holds of the person
 */
export function servicesOf(others: readonly Seller[], values: Seller): Record<Country, Service> {
  const shown = others.filter(({ kind, isHidden }) => kind === 'sales-department' && !isHidden)
  const gaps = gapsOf([...others, values])
  const serviceOf = (country: Country): Service => ({
    names: shown.filter(({ countries }) => countries.includes(country)).map(({ name }) => name),
    missing: gaps.filter(({ countries }) => countries.includes(country)).map(({ family }) => family),
  })
  return Object.fromEntries(COUNTRIES.map((country) => [country, serviceOf(country)])) as Record<Country, Service>
}
