import type { i18n, TFunction } from 'i18next'
import type { Certification, Product, PropertyValue } from 'schema-dts'
import { brand } from 'supabase/brand'
import { type ProductUrl, productPath } from '#content/catalogue.ts'
import { isRender } from '#content/picture-codes.ts'
import { placeOf } from '#content/product-sales.ts'
import { productDetails } from '#content/products.ts'
import { specificationNumbers } from '#content/specification-numbers.ts'
import type { SpecificationRow } from '#content/specification-table.ts'
import { formatSpecification } from '#content/specification-values.ts'
import { organizationReference } from '#lib/organization.ts'
import type { ProductCertificate } from '#lib/product-certificates.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures } from '#pictures/pictures.ts'

const DESCRIBING = ['thickness', 'width', 'length', 'weightPerMetre', 'alloys', 'tempers', 'standardSizes'] as const

/**
 * A product for crawlers, with what a buyer compares. It is sold by inquiry: there is no offer, price or rating,
 * so it describes the page, but is no candidate for a price in a list of results.
 */
export function productData(
  site: string,
  i18n: i18n,
  product: ProductUrl,
  certificates: readonly ProductCertificate[],
): Product {
  const { images, tables } = productDetails[product]
  const { title, description } = i18n.t(`products:products.${product}`)
  const specs: TFunction<'specs'> = i18n.getFixedT('en', 'specs')
  const own: readonly SpecificationRow[] = tables
    .filter(({ title }) => title !== 'plantCapacity')
    .flatMap(({ rows = [] }) => rows)
  const properties = DESCRIBING.flatMap((label) => own.find((row) => row.label === label) ?? [])
  const valid = certificates.flatMap((certificate) => certification(site, product, certificate) ?? [])
  return {
    '@type': 'Product',
    '@id': idOf(site, product),
    name: title,
    description,
    url: site + productPath(product),
    image: images.flatMap((image) => (isRender(image) ? [site + pictureAddress(pictures[image], 1920)] : [])),
    category: i18n.t(`products:categories.${placeOf(product).category}`),
    material: 'Aluminium',
    brand: { '@type': 'Brand', name: brand.name },
    manufacturer: organizationReference(site),
    ...(valid.length > 0 && { hasCertification: valid }),
    additionalProperty: properties.map((row) => propertyOf(row, specs)),
  }
}

/** A row as numbers with their unit, where it has some; a row that is typical says so. */
function propertyOf({ label, value, sample }: SpecificationRow, specs: TFunction<'specs'>): PropertyValue {
  const { values, ...numbers } = specificationNumbers(value)
  const hasNumbers = Object.keys(numbers).some((key) => key.endsWith('alue'))
  return {
    '@type': 'PropertyValue',
    name: specs(`labels.${label}`),
    ...(hasNumbers ? numbers : { value: formatSpecification(value, specs) }),
    ...(sample && { description: specs('formats.sampleNote') }),
  }
}

const idOf = (site: string, product: ProductUrl) => `${site}${productPath(product)}#product`

/** A certificate that is valid, whose number, issuer and last day are known: else a reader could not tell. */
function certification(
  site: string,
  product: ProductUrl,
  { file, title, scope, note, number, issuer, issuedOn, validUntil, isOver }: ProductCertificate,
): Certification | undefined {
  if (number === '' || issuer === '' || validUntil === null || isOver) return undefined
  return {
    '@type': 'Certification',
    name: title,
    description: scope || note,
    url: site + file,
    certificationIdentification: number,
    certificationStatus: 'https://schema.org/CertificationActive',
    issuedBy: { '@type': 'Organization', name: issuer },
    ...(issuedOn && { validFrom: issuedOn }),
    expires: validUntil,
    about: { '@id': idOf(site, product) },
  }
}
