import type { SiteDocument } from 'api/contract/documents'

interface Meeting {
  /** `YYYY-MM-DD` */
  day: string
  documents: SiteDocument[]
}

/** Documents by the general meetings they belong to, in the order in which they come (INV-05). */
export function meetingsOf(documents: readonly SiteDocument[]): Meeting[] {
  const days = Map.groupBy(documents, ({ day }) => day ?? '')
  return [...days].map(([day, ofDay]) => ({ day, documents: ofDay }))
}
