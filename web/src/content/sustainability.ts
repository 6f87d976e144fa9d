import type { PictureCode } from './picture-codes.ts'
import type { SitePath } from './site-pages.ts'

interface Section {
  /** key of its texts and anchor on the page. */
  id: string
  link?: SitePath
}

interface SustainabilityPage {
  page: string
  /** key of its texts in `sustainability` and in `shell:pages`. */
  key: string
  header: 'small' | 'tall'
  cover: PictureCode
  sections: readonly Section[]
  /** Those that it names, each by the name of its document. */
  certificates: readonly string[]
  /** The policies it links, each by the name of its document without `policy-`. */
  policies: readonly string[]
}

/** The pages in the order of their side menu (SUS-01); responsibility has a large cover, the others a banner (SUS-02). */
export const sustainabilityPages = [
  {
    page: 'environment',
    key: 'environment',
    header: 'small',
    cover: 'cover-plant',
    sections: [
      { id: 'recycling', link: '/download-center/certificates' },
      { id: 'resources', link: '/sustainability/sustainability-reports' },
    ],
    certificates: ['iso-14001', 'asi'],
    policies: ['environment', 'sustainability'],
  },
  {
    page: 'health-and-safety',
    key: 'healthAndSafety',
    header: 'small',
    cover: 'cover-casting',
    sections: [{ id: 'everyone' }, { id: 'visit', link: '/contacts/factory-location' }],
    certificates: ['iso-45001'],
    policies: ['health-and-safety'],
  },
  {
    page: 'responsibility',
    key: 'responsibility',
    header: 'tall',
    cover: 'hero-hall',
    sections: [
      { id: 'people', link: '/about-the-company/mission-and-values' },
      { id: 'conduct' },
      { id: 'suppliers', link: '/contacts/supply-chains' },
      { id: 'complaints' },
    ],
    certificates: ['iso-14001', 'iso-45001', 'asi'],
    policies: [
      'environment',
      'sustainability',
      'social-responsibility',
      'business-conduct',
      'anti-bribery',
      'complaints',
      'suppliers-code',
      'health-and-safety',
    ],
  },
  {
    page: 'sustainability-reports',
    key: 'sustainabilityReports',
    header: 'small',
    cover: 'cover-sheets',
    sections: [],
    certificates: [],
    policies: [],
  },
] as const satisfies readonly SustainabilityPage[]

/** The order in which dangers are met. */
export const safetyMeasures = ['remove', 'guard', 'organize', 'protect'] as const
export type SafetyMeasure = (typeof safetyMeasures)[number]

/** Percent of the energy of primary metal that remelting takes. */
export const remeltingPercent = 5

export type SustainabilityPageName = (typeof sustainabilityPages)[number]['page']

export function sustainabilityPath<Page extends SustainabilityPageName>(page: Page): `/sustainability/${Page}` {
  return `/sustainability/${page}`
}

/** The data of one page of sustainability. */
export function sustainabilityPage<Page extends SustainabilityPageName>(page: Page) {
  return sustainabilityPages.find((one) => one.page === page) as Extract<
    (typeof sustainabilityPages)[number],
    { page: Page }
  >
}

export function isSustainabilityPage(page: string): page is SustainabilityPageName {
  return sustainabilityPages.some((one) => one.page === page)
}
