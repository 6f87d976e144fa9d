import type { PersonValues } from 'api/contract/collections/people'
import { COUNTRIES, FAMILIES } from 'api/contract/people'

type Country = (typeof COUNTRIES)[number]
export type Family = (typeof FAMILIES)[number]
type Seller = Readonly<Pick<PersonValues, 'kind' | 'countries' | 'families' | 'isHidden'>>

/** Countries in which no person on the site sells a family of products. */
export interface Gap {
  family: Family
  countries: Country[]
}

/** What no one sells where, family by family; there visitors and inquiries are led to the director. */
export function gapsOf(people: readonly Seller[]): Gap[] {
  const sellers = people.filter(({ kind, isHidden }) => kind === 'sales-department' && !isHidden)
  const gaps = FAMILIES.map((family) => {
    const served = new Set(
      sellers
        .filter(({ families }) => families.length === 0 || families.includes(family))
        .flatMap(({ countries }) => countries),
    )
    return { family, countries: COUNTRIES.filter((country) => !served.has(country)) }
  })
  return gaps.filter(({ countries }) => countries.length > 0)
}

/** The gaps that a change would open. */
export function openedGaps(before: readonly Seller[], after: readonly Seller[]): Gap[] {
  const known = gapsOf(before)
  return gapsOf(after)
    .map(({ family, countries }) => {
      const open = known.find((gap) => gap.family === family)?.countries ?? []
      return { family, countries: countries.filter((country) => !open.includes(country)) }
    })
    .filter(({ countries }) => countries.length > 0)
}
