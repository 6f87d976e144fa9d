import type { Person } from '#content/person.ts'

export type ProductKind = NonNullable<Person['products']>[number]

/** What the list of the sales staff is narrowed down to; each is empty or set (CONT-08). */
export interface StaffFilter {
  region?: string
  product?: ProductKind
}

/** Everyone who fits both: without countries one fits any region, without products any product (CONT-08, 12, 13). */
export function filterStaff<Someone extends Pick<Person, 'countries' | 'regions' | 'products'>>(
  everyone: readonly Someone[],
  { region, product }: StaffFilter,
): Someone[] {
  return everyone.filter(
    ({ countries, regions, products }) =>
      (!region || !countries || [...countries, ...regions].includes(region)) &&
      (!product || !products || products.includes(product)),
  )
}

/** Every country that somebody has, in alphabetical order (CONT-14, AMB-21). */
export function regionsOf(everyone: readonly Pick<Person, 'countries'>[]): string[] {
  return [...new Set(everyone.flatMap(({ countries = [] }): readonly string[] => countries))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  )
}

/** Every product that somebody has, in the order they come (CONT-15). */
export function productsOf(everyone: readonly Pick<Person, 'products'>[]): ProductKind[] {
  return [...new Set(everyone.flatMap(({ products = [] }) => products))]
}
