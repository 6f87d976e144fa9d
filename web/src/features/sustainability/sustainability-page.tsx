import type { SustainabilityPageName } from '#content/sustainability.ts'
import { EnvironmentPage } from './environment-page.tsx'
import { HealthAndSafetyPage } from './health-and-safety-page.tsx'
import { ReportsPage } from './reports-page.tsx'
import { ResponsibilityPage } from './responsibility-page.tsx'
import type { SustainabilityPageProps } from './sustainability-page-props.ts'

const pages = {
  environment: EnvironmentPage,
  'health-and-safety': HealthAndSafetyPage,
  responsibility: ResponsibilityPage,
  'sustainability-reports': ReportsPage,
} as const satisfies Record<SustainabilityPageName, unknown>

/** `/sustainability/{page}` (ROUTE-14). */
export function SustainabilityPage({ page, ...props }: SustainabilityPageProps & { page: SustainabilityPageName }) {
  const Page = pages[page]
  return <Page {...props} />
}
