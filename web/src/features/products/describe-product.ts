import { productPath, productUrls } from '#content/catalogue.ts'
import { placeOf } from '#content/product-sales.ts'

/** What a route has to know of a product's page; `undefined` when the category has no such product. */
export function describeProduct(category: string, url: string) {
  const product = productUrls.find((one) => one === url)
  if (!product || placeOf(product).category !== category) return undefined
  return { product, path: productPath(product) }
}
