import type { Person } from './person.ts'

/** Where a person's contact card is, by the name: also who has no profile of their own (AMB-23) can be called. */
export function contactCardPath({ name }: Pick<Person, 'name'>): `/contacts/cards/${string}.vcf` {
  return `/contacts/cards/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.vcf`
}
