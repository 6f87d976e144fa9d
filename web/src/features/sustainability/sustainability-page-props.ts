import type { SiteDocument } from 'api/contract/documents'

export interface SustainabilityPageProps {
  /** The public address of this page, to be shared. */
  address: string
  /** Of the sections that the page shows. */
  documents: Record<'certificates' | 'policies' | 'sustainability', readonly SiteDocument[]>
  /** The day in Sofia, `YYYY-MM-DD`. */
  today: string
}
