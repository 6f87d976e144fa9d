import { productPath, productUrls } from '#content/catalogue.ts'
import { placeOf } from '#content/product-sales.ts'
import { productDetails } from '#content/products.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictureOf } from '#pictures/picture-of.ts'

/** What a route has to know of a product's page; `undefined` when the category has no such product. */
export function describeProduct(category: string, url: string) {
  const product = productUrls.find((one) => one === url)
  if (!product || placeOf(product).category !== category) return undefined
  const [image] = productDetails[product].images
  const picture = pictureOf(image)
  return {
    product,
    path: productPath(product),
    picture: 'src' in picture ? undefined : pictureAddress(picture, 1920),
  }
}
