import type { ReactNode } from 'react'
import type { CareersPageName } from '#content/careers.ts'
import { CareerPage } from './career-page.tsx'
import { InternshipsPage } from './internships-page.tsx'
import { OpenPositionsPage } from './open-positions-page.tsx'

interface CareersPageProps {
  page: CareersPageName
  /** The public address of this page, to be shared. */
  address: string
  /** The position over the list, or what is said when there is none. */
  children: ReactNode
}

/** `/careers/{page}` (ROUTE-12). */
export function CareersPage({ page, address, children }: CareersPageProps) {
  if (page === 'open-positions') return <OpenPositionsPage address={address}>{children}</OpenPositionsPage>
  return page === 'internships' ? <InternshipsPage address={address} /> : <CareerPage address={address} />
}
