import type { SustainabilityPageName } from '#content/sustainability.ts'
import { EnvironmentPage } from './environment-page.tsx'
import { HealthAndSafetyPage } from './health-and-safety-page.tsx'
import { ReportsPage } from './reports-page.tsx'
import { ResponsibilityPage } from './responsibility-page.tsx'

const pages = {
  environment: EnvironmentPage,
  'health-and-safety': HealthAndSafetyPage,
  responsibility: ResponsibilityPage,
  'sustainability-reports': ReportsPage,
} as const satisfies Record<SustainabilityPageName, unknown>

interface SustainabilityPageProps {
  page: SustainabilityPageName
  /** The public address of this page, to be shared. */
  address: string
}

/** `/sustainability/{page}` (ROUTE-14). */
export function SustainabilityPage({ page, address }: SustainabilityPageProps) {
  const Page = pages[page]
  return <Page address={address} />
}
