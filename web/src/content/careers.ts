import type { SitePath } from './site-pages.ts'

interface CareersPageData {
  page: string
  /** key of its texts in `careers` and in `shell:pages`. */
  key: string
}

/** The pages of the section in the order of their menu (CAR-01). */
export const careersPages = [
  { page: 'career', key: 'career' },
  { page: 'open-positions', key: 'openPositions' },
  { page: 'internships', key: 'internships' },
] as const satisfies readonly CareersPageData[]

export type CareersPageName = (typeof careersPages)[number]['page']

/** Sections of the page about a career; ids are keys of their texts and anchors. */
export const careerSections = [
  { id: 'work', link: '/about-the-company/rolling-plant' },
  { id: 'growth', link: '/about-the-company/about-us' },
  { id: 'safety', link: '/sustainability/health-and-safety' },
  { id: 'trainees', link: '/careers/internships' },
] as const satisfies readonly { id: string; link: SitePath }[]

/** The trainee programme (CAR-07): its length, and the departments one can choose, by the keys of their texts. */
export const traineeProgramme = {
  months: 1,
  departments: ['casting', 'rolling', 'extrusion', 'machining', 'maintenance', 'quality', 'sales', 'administration'],
} as const
