import { type CategoryUrl, catalogue, type ProductUrl } from './catalogue.ts'
import type { Person } from './person.ts'
import { staff } from './staff.ts'

/** Who answers for the products of a category: the address of the person's profile. */
const sellers: Record<CategoryUrl, string> = {
  'rolled-foils': 'petya-dimitrova',
  'rolled-sheets-and-strips': 'ivaylo-marinov',
  extruded: 'nikolay-andreev',
}

/** The category of a product, and the products before and after it there (AMB-17). */
export function placeOf(product: ProductUrl) {
  const group = catalogue.find(({ products }) => (products as readonly string[]).includes(product)) ?? catalogue[0]
  const products: readonly ProductUrl[] = group.products
  const index = products.indexOf(product)
  return { category: group.category, products, previous: products[index - 1], next: products[index + 1] }
}

/** The sales person of a product. */
export function sellerOf(product: ProductUrl): Person {
  const url = sellers[placeOf(product).category]
  const person = staff['sales-department'].find((one) => one.url === url)
  if (!person) throw new Error(`Nobody sells ${product}.`)
  return person
}
