import type { ProductUrl } from './catalogue.ts'
import type { ProductDetails } from './product-details.ts'
import { extruded } from './products/extruded.ts'
import { rolledFoils } from './products/rolled-foils.ts'
import { rolledSheetsAndStrips } from './products/rolled-sheets-and-strips.ts'

/** Pictures, tables and link of every product; kept apart from the catalogue, which every page needs for its menu. */
export const productDetails: Readonly<Record<ProductUrl, ProductDetails>> = {
  ...rolledFoils,
  ...rolledSheetsAndStrips,
  ...extruded,
}
