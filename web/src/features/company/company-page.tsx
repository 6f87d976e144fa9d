import type { CompanyPageName } from '#content/company.ts'
import { AboutUsPage } from './about-us-page.tsx'
import { AutomotivePage } from './automotive-page.tsx'
import { ExtrusionPlantPage } from './extrusion-plant-page.tsx'
import { KeyFiguresPage } from './key-figures-page.tsx'
import { MissionPage } from './mission-page.tsx'
import { RAndDPage } from './r-and-d-page.tsx'
import { RollingPlantPage } from './rolling-plant-page.tsx'
import { TimelinePage } from './timeline-page.tsx'

const pages = {
  'about-us': AboutUsPage,
  'mission-and-values': MissionPage,
  'key-figures': KeyFiguresPage,
  'r-and-d': RAndDPage,
  'rolling-plant': RollingPlantPage,
  'extrusion-plant': ExtrusionPlantPage,
  'automotive-facility': AutomotivePage,
  timeline: TimelinePage,
} as const satisfies Record<CompanyPageName, unknown>

interface CompanyPageProps {
  page: CompanyPageName
  /** The public address of this page, to be shared. */
  address: string
}

/** `/about-the-company/{page}` (ROUTE-02). */
export function CompanyPage({ page, address }: CompanyPageProps) {
  const Page = pages[page]
  return <Page address={address} />
}
