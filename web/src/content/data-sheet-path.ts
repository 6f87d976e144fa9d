import { type ProductUrl, productPath } from './catalogue.ts'
import type { Country } from './map-regions.ts'

/** Where the data sheet of a product is; with a country it names the person who serves it. */
export function dataSheetPath(product: ProductUrl, country?: Country): string {
  const path = `${productPath(product)}/data-sheet.pdf`
  return country ? `${path}?region=${encodeURIComponent(country)}` : path
}
