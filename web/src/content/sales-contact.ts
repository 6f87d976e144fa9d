import type { Country } from './map-regions.ts'
import type { Person } from './person.ts'
import type { ProductFamily } from './product-sales.ts'
import { salesDirectors } from './staff/sales-directors.ts'
import { salesExtruded } from './staff/sales-extruded.ts'
import { salesRolled } from './staff/sales-rolled.ts'

/** Whom to ask about a family of products, and why that person. */
export interface SalesContact {
  person: Person
  family: ProductFamily
  /** The country that the person serves; left out for the director, who answers for all. */
  country?: Country
  /** Who serves the country otherwise, and is on leave. */
  standsInFor?: Person
}

const sellers: readonly Person[] = [...salesRolled, ...salesExtruded]
const directors: readonly Person[] = salesDirectors

/**
 * Who serves a country and a family: the first in the list of the staff, as long as that person is on leave the deputy whom
 * the notice names. Without a country, or where nobody serves it, the director of the family.
 */
export function salesContact(family: ProductFamily, country?: Country): SalesContact {
  const person = country && sellers.find((one) => one.countries?.includes(country) && one.products?.includes(family))
  if (!person) return { person: directorOf(family), family }
  const deputy = person.notice && sellers.find(({ url }) => url === person.notice?.deputy)
  return deputy ? { person: deputy, family, country, standsInFor: person } : { person, family, country }
}

/** @throws when the family has no director */
function directorOf(family: ProductFamily): Person {
  const director = directors.find(({ products }) => products?.includes(family))
  if (!director) throw new Error(`Nobody answers for ${family} products.`)
  return director
}
