import type { SitePerson } from 'api/contract/people'
import { regionNames } from '#content/region-names.ts'

export type ProductKind = SitePerson['families'][number]

/** What the list of the sales staff is narrowed down to; each is empty or set (CONT-08). */
export interface StaffFilter {
  region?: string
  product?: ProductKind
}

/** Everyone who fits both: without countries one fits any region, without families any product (CONT-08, 12, 13). */
export function filterStaff<Someone extends Pick<SitePerson, 'countries' | 'families'>>(
  everyone: readonly Someone[],
  { region, product }: StaffFilter,
): Someone[] {
  return everyone.filter(
    ({ countries, families }) =>
      (!region || countries.length === 0 || [...countries, ...regionNames(countries)].includes(region)) &&
      (!product || families.length === 0 || families.includes(product)),
  )
}

/** Those who name the chosen region before those who serve any; within both the order stays. */
export function ownFirst<Someone extends Pick<SitePerson, 'countries'>>(
  found: readonly Someone[],
  region: string | undefined,
): Someone[] {
  return region ? found.toSorted((one, other) => rankOf(one) - rankOf(other)) : [...found]
}
const rankOf = ({ countries }: Pick<SitePerson, 'countries'>) => (countries.length === 0 ? 1 : 0)

/** Every country that a person has, in alphabetical order (CONT-14, AMB-21). */
export function regionsOf(everyone: readonly Pick<SitePerson, 'countries'>[]): string[] {
  return [...new Set(everyone.flatMap(({ countries }): readonly string[] => countries))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  )
}

/** Every product that a person has, in the order they come (CONT-15). */
export function productsOf(everyone: readonly Pick<SitePerson, 'families'>[]): ProductKind[] {
  return [...new Set(everyone.flatMap(({ families }) => families))]
}
