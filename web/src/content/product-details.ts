import type { PictureCode } from './picture-codes.ts'
import type { SitePath } from './site-pages.ts'
import type { SpecificationTable } from './specification-table.ts'

/** What a product's own page shows besides its texts (PROD-08). */
export interface ProductDetails {
  /** The first one stands for the product in lists and results. */
  images: readonly [PictureCode, ...PictureCode[]]
  tables: readonly SpecificationTable[]
  /** Where the page leads on; its label is in the translations `products:links`. */
  link?: SitePath
}
