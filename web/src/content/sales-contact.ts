import type { SitePerson } from 'api/contract/people'
import type { Country } from './map-regions.ts'
import type { ProductFamily } from './product-sales.ts'

/** Whom to ask about a family of products, and why that person. */
export interface SalesContact {
  person: SitePerson
  family: ProductFamily
  /** The country that the person serves; left out for the director, who answers for all. */
  country?: Country
  /** Who serves the country otherwise, and is on leave. */
  standsInFor?: SitePerson
}

/**
 * Who serves a country and a family: the first in the list of the staff who names the country, and during a leave the deputy.
 * Without a country, or where no one serves it, the director of the family; `undefined` when there is none.
 * @param sales the sales staff in its order
 */
export function salesContact(
  sales: readonly SitePerson[],
  family: ProductFamily,
  country?: Country,
): SalesContact | undefined {
  const director = directorOf(sales, family)
  const seller = country && sales.find((one) => one.countries.includes(country) && sells(one, family))
  const asked = seller ?? director
  if (!asked) return undefined
  const place = seller ? { family, country } : { family }
  const deputy = asked.leave && (sales.find(({ slug }) => slug === asked.leave?.deputy) ?? director)
  return deputy && deputy !== asked ? { person: deputy, ...place, standsInFor: asked } : { person: asked, ...place }
}

const sells = ({ families }: SitePerson, family: ProductFamily) => families.length === 0 || families.includes(family)

/** The main contact for a family, else the one for all. */
function directorOf(sales: readonly SitePerson[], family: ProductFamily): SitePerson | undefined {
  const main = sales.filter(({ isMain }) => isMain)
  return main.find(({ families }) => families.includes(family)) ?? main.find((one) => sells(one, family))
}
