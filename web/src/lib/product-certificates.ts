import { validityOf } from 'api/contract/document-validity'
import type { SiteDocument } from 'api/contract/documents'
import type { TFunction } from 'i18next'
import type { ProductUrl } from '#content/catalogue.ts'
import { formatDate } from './format.ts'

/** What a page of a product says of a certificate. */
export type ProductCertificate = Pick<
  SiteDocument,
  'file' | 'title' | 'note' | 'number' | 'issuer' | 'scope' | 'issuedOn' | 'validUntil'
> & {
  /** Its last day has passed. */
  isOver: boolean
}

/**
 * The certificates that cover a product, those that are over among them until staff hide or renew them; no samples, for those
 * certify nothing.
 * @param today the day in Sofia, `YYYY-MM-DD`
 */
export function certificatesOf(
  documents: readonly SiteDocument[],
  product: ProductUrl,
  today: string,
): ProductCertificate[] {
  return documents
    .filter(({ products, isSample }) => !isSample && products.includes(product))
    .map(({ file, title, note, number, issuer, scope, issuedOn, validUntil }) => ({
      ...{ file, title, note, number, issuer, scope, issuedOn, validUntil },
      isOver: validityOf(validUntil, today) === 'ended',
    }))
}

/** What is written of a certificate in cells: its name, what it is about, number, issuer, and its last day or that it is over. */
export function certificateCells(
  t: TFunction<'products'>,
  { title, note, number, issuer, validUntil, isOver }: ProductCertificate,
): string[] {
  const date = validUntil ? formatDate(validUntil) : ''
  return [title, note, number, issuer, isOver ? t('certificates.expired', { date }) : date]
}
