import { type CategoryUrl, catalogue, type ProductUrl } from './catalogue.ts'

/** What the sales staff is divided by. */
export type ProductFamily = 'Rolled' | 'Extruded'

const families: Record<CategoryUrl, ProductFamily> = {
  'rolled-foils': 'Rolled',
  'rolled-sheets-and-strips': 'Rolled',
  extruded: 'Extruded',
}

/** The category of a product, and the products before and after it there (AMB-17). */
export function placeOf(product: ProductUrl) {
  const group = catalogue.find(({ products }) => (products as readonly string[]).includes(product)) ?? catalogue[0]
  const products: readonly ProductUrl[] = group.products
  const index = products.indexOf(product)
  return { category: group.category, products, previous: products[index - 1], next: products[index + 1] }
}

/** Whether a product is rolled or extruded. */
export function familyOf(product: ProductUrl): ProductFamily {
  return families[placeOf(product).category]
}

/** Of which family the product at the path of a product's page is. */
export function familyAt(path: string): ProductFamily {
  return path.startsWith('/products/extruded/') ? 'Extruded' : 'Rolled'
}

/** The sales staff for a product, to be narrowed down by country. */
export function salesStaffPath(product: ProductUrl): `/contacts/sales-department?product=${ProductFamily}` {
  return `/contacts/sales-department?product=${familyOf(product)}`
}
