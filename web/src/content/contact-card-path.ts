import type { SitePerson } from 'api/contract/people'

/** Where a person's contact card is: also who has no profile of their own (AMB-23) can be called. */
export function contactCardPath({ slug }: Pick<SitePerson, 'slug'>): `/contacts/cards/${string}.vcf` {
  return `/contacts/cards/${slug}.vcf`
}
