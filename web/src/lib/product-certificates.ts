import { validityOf } from 'api/contract/document-validity'
import type { SiteDocument } from 'api/contract/documents'
import type { ProductUrl } from '#content/catalogue.ts'
import { formatDate } from './format.ts'

/** What a page of a product says of a certificate. */
export type ProductCertificate = Pick<
  SiteDocument,
  'file' | 'title' | 'note' | 'number' | 'issuer' | 'scope' | 'issuedOn' | 'validUntil'
>

/**
 * The certificates that cover a product on a day: no samples, for those certify nothing, and none that has ended.
 * @param today the day in Sofia, `YYYY-MM-DD`
 */
export function certificatesOf(
  documents: readonly SiteDocument[],
  product: ProductUrl,
  today: string,
): ProductCertificate[] {
  return documents
    .filter(
      ({ products, isSample, validUntil }) =>
        !isSample && products.includes(product) && validityOf(validUntil, today) !== 'ended',
    )
    .map(({ file, title, note, number, issuer, scope, issuedOn, validUntil }) => ({
      ...{ file, title, note, number, issuer, scope, issuedOn, validUntil },
    }))
}

/** What is written of a certificate in cells: its name, what it is about, number, issuer, and its last day. */
export function certificateCells({ title, note, number, issuer, validUntil }: ProductCertificate): string[] {
  return [title, note, number, issuer, validUntil ? formatDate(validUntil) : '']
}
