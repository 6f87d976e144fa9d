import type { i18n, TFunction } from 'i18next'
import type { Product } from 'schema-dts'
import { brand } from 'supabase/brand'
import { type ProductUrl, productPath } from '#content/catalogue.ts'
import { isRender } from '#content/picture-codes.ts'
import { placeOf } from '#content/product-sales.ts'
import { productDetails } from '#content/products.ts'
import { formatSpecification } from '#content/specification-values.ts'
import { organizationReference } from '#lib/organization.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures } from '#pictures/pictures.ts'

const DESCRIBING = ['thickness', 'width', 'length', 'weightPerMetre', 'alloys', 'tempers', 'standardSizes'] as const

/**
 * A product for crawlers, with what a buyer compares. It is sold by inquiry: there is no offer, price or rating,
 * so it describes the page, but is no candidate for a price in a list of results.
 */
export function productData(site: string, i18n: i18n, product: ProductUrl): Product {
  const { images, tables } = productDetails[product]
  const { title, description } = i18n.t(`products:products.${product}`)
  const specs: TFunction<'specs'> = i18n.getFixedT('en', 'specs')
  const own = tables.filter(({ title }) => title !== 'plantCapacity').flatMap(({ rows = [] }) => rows)
  const properties = DESCRIBING.flatMap((label) => own.find((row) => row.label === label) ?? [])
  return {
    '@type': 'Product',
    '@id': `${site}${productPath(product)}#product`,
    name: title,
    description,
    url: site + productPath(product),
    image: images.flatMap((image) => (isRender(image) ? [site + pictureAddress(pictures[image], 1920)] : [])),
    category: i18n.t(`products:categories.${placeOf(product).category}`),
    material: 'Aluminium',
    brand: { '@type': 'Brand', name: brand.name },
    manufacturer: organizationReference(site),
    additionalProperty: properties.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: specs(`labels.${label}`),
      value: formatSpecification(value, specs),
    })),
  }
}
