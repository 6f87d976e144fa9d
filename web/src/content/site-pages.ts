import type { ProductPath } from './catalogue.ts'

interface SitePage {
  path: string
  /** Key of its name in `shell`. */
  title: string
  /** Namespace and key of `{ title, description }`; what stands beside this key is the text of the page. */
  meta: string
  /** Its long text, a module of `prose/`. */
  prose?: string
}

/** Every public page besides the products: for the search of the site and all else that needs every URL. */
export const sitePages = [
  { path: '/', title: 'pages.home', meta: 'home:meta' },
  { path: '/products', title: 'pages.products', meta: 'products:main.meta' },
  { path: '/products/finder', title: 'pages.finder', meta: 'tools:finder.meta' },
  { path: '/products/compare', title: 'pages.compare', meta: 'tools:compare.meta' },
  { path: '/products/calculators', title: 'pages.calculators', meta: 'tools:calculators.meta' },
  { path: '/products/section-check', title: 'pages.section-check', meta: 'tools:section-check.meta' },
  { path: '/news', title: 'pages.latestNews', meta: 'news:meta' },
  { path: '/news?medias=true', title: 'pages.mediasAboutUs', meta: 'news:meta' },
  { path: '/news/press', title: 'pages.press', meta: 'downloads:press.meta' },
  { path: '/about-the-company/about-us', title: 'pages.aboutUs', meta: 'company:aboutUs.meta' },
  {
    path: '/about-the-company/mission-and-values',
    title: 'pages.missionAndValues',
    meta: 'company:missionAndValues.meta',
  },
  { path: '/about-the-company/key-figures', title: 'pages.keyFigures', meta: 'company:keyFigures.meta' },
  { path: '/about-the-company/r-and-d', title: 'pages.rAndD', meta: 'company:rAndD.meta' },
  { path: '/about-the-company/rolling-plant', title: 'pages.rollingPlant', meta: 'company:rollingPlant.meta' },
  { path: '/about-the-company/extrusion-plant', title: 'pages.extrusionPlant', meta: 'company:extrusionPlant.meta' },
  {
    path: '/about-the-company/automotive-facility',
    title: 'pages.automotiveFacility',
    meta: 'company:automotiveFacility.meta',
  },
  { path: '/about-the-company/timeline', title: 'pages.timeline', meta: 'company:timeline.meta' },
  {
    path: '/markets/building-and-architecture',
    title: 'pages.buildingAndArchitecture',
    meta: 'markets:markets.building-and-architecture.meta',
  },
  { path: '/markets/automotive', title: 'pages.automotive', meta: 'markets:markets.automotive.meta' },
  { path: '/markets/transportation', title: 'pages.transportation', meta: 'markets:markets.transportation.meta' },
  { path: '/markets/packaging', title: 'pages.packaging', meta: 'markets:markets.packaging.meta' },
  { path: '/markets/distribution', title: 'pages.distribution', meta: 'markets:markets.distribution.meta' },
  { path: '/investors/management', title: 'pages.management', meta: 'investors:management.meta' },
  {
    path: '/investors/financial-statements',
    title: 'pages.financialStatements',
    meta: 'investors:financialStatements.meta',
  },
  { path: '/investors/general-meetings', title: 'pages.generalMeetings', meta: 'investors:generalMeetings.meta' },
  { path: '/investors/calendar', title: 'pages.calendar', meta: 'investors:calendar.meta' },
  { path: '/investors/shares', title: 'pages.shares', meta: 'investors:shares.meta' },
  { path: '/careers/career', title: 'pages.career', meta: 'careers:career.meta' },
  { path: '/careers/open-positions', title: 'pages.openPositions', meta: 'careers:openPositions.meta' },
  { path: '/careers/internships', title: 'pages.internships', meta: 'careers:internships.meta' },
  { path: '/download-center/catalogues', title: 'pages.catalogues', meta: 'downloads:catalogues.meta' },
  { path: '/download-center/certificates', title: 'pages.certificates', meta: 'downloads:certificates.meta' },
  { path: '/certificates', title: 'pages.check', meta: 'downloads:check.meta' },
  { path: '/download-center/presentations', title: 'pages.presentations', meta: 'downloads:presentations.meta' },
  {
    path: '/download-center/generalterms',
    title: 'pages.generalterms',
    meta: 'downloads:generalTerms.meta',
    prose: 'general-terms',
  },
  { path: '/sustainability/environment', title: 'pages.environment', meta: 'sustainability:environment.meta' },
  {
    path: '/sustainability/health-and-safety',
    title: 'pages.healthAndSafety',
    meta: 'sustainability:healthAndSafety.meta',
  },
  { path: '/sustainability/responsibility', title: 'pages.responsibility', meta: 'sustainability:responsibility.meta' },
  {
    path: '/sustainability/sustainability-reports',
    title: 'pages.sustainabilityReports',
    meta: 'sustainability:sustainabilityReports.meta',
  },
  { path: '/contacts/sales-department', title: 'pages.salesDepartment', meta: 'contacts:salesDepartment.meta' },
  { path: '/contacts/supply-chains', title: 'pages.supplyChains', meta: 'contacts:supplyChains.meta' },
  { path: '/contacts/other-contacts', title: 'pages.otherContacts', meta: 'contacts:otherContacts.meta' },
  { path: '/contacts/factory-location', title: 'pages.factoryLocation', meta: 'contacts:factoryLocation.meta' },
  {
    path: '/disclosure-policy',
    title: 'pages.disclosurePolicy',
    meta: 'legal:disclosurePolicy.meta',
    prose: 'disclosure-policy',
  },
  { path: '/terms-of-use', title: 'pages.termsOfUse', meta: 'legal:termsOfUse.meta', prose: 'terms-of-use' },
  { path: '/personal-data', title: 'pages.personalData', meta: 'legal:personalData.meta', prose: 'personal-data' },
  { path: '/accessibility', title: 'pages.accessibility', meta: 'legal:accessibility.meta', prose: 'accessibility' },
  {
    path: '/vulnerability-disclosure',
    title: 'pages.vulnerabilityDisclosure',
    meta: 'legal:vulnerabilityDisclosure.meta',
    prose: 'vulnerability-disclosure',
  },
  { path: '/report-a-breach', title: 'pages.breachReports', meta: 'legal:breachReports.meta', prose: 'breach-reports' },
  { path: '/sitemap', title: 'pages.sitemap', meta: 'shell:sitemap.meta' },
] as const satisfies readonly SitePage[]

/** An address within the site. */
export type SitePath = (typeof sitePages)[number]['path'] | ProductPath
