import type { PictureCode } from './picture-codes.ts'
import type { SitePath } from './site-pages.ts'

interface Section {
  /** key of its texts and anchor on the page. */
  id: string
  link?: SitePath
}

interface CompanyPage {
  page: string
  /** key of its texts in `company` and in `shell:pages`. */
  key: string
  cover: PictureCode
  /** The picture is so bright that the title stands above it. */
  isBright?: boolean
  figures?: readonly string[]
  sections?: readonly Section[]
}

/** The pages of the company in the order of their side menu (ABOUT-02). */
export const companyPages = [
  {
    page: 'about-us',
    key: 'aboutUs',
    cover: 'hero-plant',
    figures: ['experience', 'founded', 'turnover', 'capacity'],
    sections: [
      { id: 'products', link: '/products' },
      { id: 'automotive-facility', link: '/about-the-company/automotive-facility' },
      { id: 'investments', link: '/about-the-company/rolling-plant' },
      { id: 'investment-plan' },
    ],
  },
  {
    page: 'mission-and-values',
    key: 'missionAndValues',
    cover: 'hero-sections',
    isBright: true,
    sections: [{ id: 'mission' }],
  },
  { page: 'key-figures', key: 'keyFigures', cover: 'hero-coils' },
  {
    page: 'r-and-d',
    key: 'rAndD',
    cover: 'cover-foil',
    sections: [{ id: 'how' }, { id: 'topics' }, { id: 'ask', link: '/contacts/other-contacts' }],
  },
  {
    page: 'rolling-plant',
    key: 'rollingPlant',
    cover: 'hero-sheets',
    sections: [
      { id: 'casting' },
      { id: 'rolling' },
      { id: 'plant-2' },
      { id: 'foil', link: '/products/rolled-foils/household-foil' },
      { id: 'sheets-and-strips', link: '/products/rolled-sheets-and-strips/standard-sheets-and-strips' },
    ],
  },
  {
    page: 'extrusion-plant',
    key: 'extrusionPlant',
    cover: 'hero-profiles',
    sections: [
      { id: 'billet-casting' },
      { id: 'extrusion' },
      { id: 'surface-treatment' },
      { id: 'fabrication', link: '/products/extruded/profiles-for-building-and-architecture' },
    ],
  },
  {
    page: 'automotive-facility',
    key: 'automotiveFacility',
    cover: 'market-automotive',
    sections: [{ id: 'system', link: '/products/extruded/profiles-for-automotive-and-transportation' }],
  },
  { page: 'timeline', key: 'timeline', cover: 'hero-casting' },
] as const satisfies readonly CompanyPage[]

export const values = ['loyalty', 'responsibility', 'flexibility', 'transparency'] as const

/** Steps of the automotive facility, from profile to part (ABOUT-21). */
export const automotiveSteps = [
  'cutting',
  'milling-and-punching',
  'washing-and-passivation',
  'deburring',
  'assembly',
  'laser-marking',
] as const

export type CompanyPageName = (typeof companyPages)[number]['page']

export function companyPath<Page extends CompanyPageName>(page: Page): `/about-the-company/${Page}` {
  return `/about-the-company/${page}`
}

/** The data of one page of the company. */
export function companyPage<Page extends CompanyPageName>(page: Page) {
  return companyPages.find((one) => one.page === page) as Extract<(typeof companyPages)[number], { page: Page }>
}
