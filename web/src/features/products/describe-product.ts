import { todayInSofia } from 'api/contract/sofia-time'
import { productPath, productUrls } from '#content/catalogue.ts'
import { placeOf } from '#content/product-sales.ts'
import { readDocumentsBesides } from '#lib/documents.ts'
import { readPeopleBesides } from '#lib/people.ts'
import { certificatesOf } from '#lib/product-certificates.ts'
import type { Source } from '#lib/source.ts'

/** What a route has to know of a product's page, its certificates and the sales staff read; `undefined` when the category has no such product. */
export async function describeProduct(source: Source, category: string, url: string) {
  const product = productUrls.find((one) => one === url)
  if (!product || placeOf(product).category !== category) return undefined
  const [documents, people] = await Promise.all([
    readDocumentsBesides(source, 'certificates'),
    readPeopleBesides(source, 'sales-department'),
  ])
  const certificates = certificatesOf(documents, product, todayInSofia())
  return { product, path: productPath(product), certificates, people }
}
