import type { ProductUrl } from './catalogue.ts'
import type { ProductDetails } from './product-details.ts'
import { extruded } from './products/extruded.ts'
import { rolledFoils } from './products/rolled-foils.ts'
import { rolledSheetsAndStrips } from './products/rolled-sheets-and-strips.ts'

const details = { ...rolledFoils, ...rolledSheetsAndStrips, ...extruded } as const

/** A picture or cross-section of some product. */
export type ProductImage = (typeof details)[ProductUrl]['images'][number]

interface DetailsOfProduct extends ProductDetails {
  images: readonly [ProductImage, ...ProductImage[]]
}

/** Pictures, tables and link of every product; kept apart from the catalogue, which every page needs for its menu. */
export const productDetails: Readonly<Record<ProductUrl, DetailsOfProduct>> = details
