import type { SitePerson } from 'api/contract/people'

/** Where a person's contact card is: also who has no profile of their own (AMB-23) can be called. */
export function contactCardPath({ slug }: Pick<SitePerson, 'slug'>): `/contacts/cards/${string}.vcf` {
  return `/contacts/cards/${slug}.vcf`
}

/** Where a person's contact details are as a QR code, which a phone reads without a line. */
export function contactCodePath({ slug }: Pick<SitePerson, 'slug'>): `/contacts/cards/${string}.svg` {
  return `/contacts/cards/${slug}.svg`
}
