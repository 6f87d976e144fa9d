import type shell from '#i18n/en/shell.json'
import { catalogue, productPath } from './catalogue.ts'
import type { SitePath } from './site-pages.ts'

type LeafKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${LeafKey<Texts[Key]>}`
}[keyof Texts & string]

/** Key of one text in the namespace `shell`. */
export type ShellKey = LeafKey<typeof shell>

/** A link of the site: what it is called and where it leads. */
export interface Destination {
  label: ShellKey
  to: SitePath
}

/** A page in a dropdown of the main menu; what one finds there stands in `shell` by the same name. */
interface HintedDestination extends Destination {
  label: `pages.${keyof typeof shell.dropdowns.hints}`
}

/** Links under a common heading. */
export interface LinkGroup {
  label: ShellKey
  links: readonly Destination[]
}

/** An item of a menu; it leads to its first page itself (SHELL-04, AMB-05). */
export interface MenuItem extends Destination {
  pages?: readonly Destination[]
  groups?: readonly LinkGroup[]
}

/** An item of the main menu with pages; the sentence that its panel begins with stands in `shell` by the same name. */
interface NotedItem extends MenuItem {
  label: `menu.${keyof typeof shell.dropdowns.notes}`
  pages: readonly HintedDestination[]
}

/** An item of the main menu, whose dropdown is a panel over the whole width. */
export type MainMenuItem = NotedItem | (MenuItem & { pages?: undefined })

export const about = [
  { label: 'pages.aboutUs', to: '/about-the-company/about-us' },
  { label: 'pages.missionAndValues', to: '/about-the-company/mission-and-values' },
  { label: 'pages.keyFigures', to: '/about-the-company/key-figures' },
  { label: 'pages.rAndD', to: '/about-the-company/r-and-d' },
  { label: 'pages.rollingPlant', to: '/about-the-company/rolling-plant' },
  { label: 'pages.extrusionPlant', to: '/about-the-company/extrusion-plant' },
  { label: 'pages.automotiveFacility', to: '/about-the-company/automotive-facility' },
  { label: 'pages.timeline', to: '/about-the-company/timeline' },
] as const satisfies readonly Destination[]

export const markets = [
  {
    label: 'pages.buildingAndArchitecture',
    to: '/markets/building-and-architecture',
  },
  { label: 'pages.automotive', to: '/markets/automotive' },
  { label: 'pages.transportation', to: '/markets/transportation' },
  { label: 'pages.packaging', to: '/markets/packaging' },
  { label: 'pages.distribution', to: '/markets/distribution' },
] as const satisfies readonly HintedDestination[]

export const investors = [
  { label: 'pages.management', to: '/investors/management' },
  { label: 'pages.financialStatements', to: '/investors/financial-statements' },
  { label: 'pages.generalMeetings', to: '/investors/general-meetings' },
  { label: 'pages.calendar', to: '/investors/calendar' },
  { label: 'pages.shares', to: '/investors/shares' },
] as const satisfies readonly Destination[]

export const sustainability = [
  { label: 'pages.environment', to: '/sustainability/environment' },
  { label: 'pages.healthAndSafety', to: '/sustainability/health-and-safety' },
  { label: 'pages.responsibility', to: '/sustainability/responsibility' },
  {
    label: 'pages.sustainabilityReports',
    to: '/sustainability/sustainability-reports',
  },
] as const satisfies readonly HintedDestination[]

export const contacts = [
  { label: 'pages.salesDepartment', to: '/contacts/sales-department' },
  { label: 'pages.supplyChains', to: '/contacts/supply-chains' },
  { label: 'pages.otherContacts', to: '/contacts/other-contacts' },
  { label: 'pages.factoryLocation', to: '/contacts/factory-location' },
] as const satisfies readonly HintedDestination[]

export const careers = [
  { label: 'pages.career', to: '/careers/career' },
  { label: 'pages.openPositions', to: '/careers/open-positions' },
  { label: 'pages.internships', to: '/careers/internships' },
] as const satisfies readonly Destination[]

export const downloads = [
  { label: 'pages.catalogues', to: '/download-center/catalogues' },
  { label: 'pages.certificates', to: '/download-center/certificates' },
  { label: 'pages.presentations', to: '/download-center/presentations' },
  { label: 'pages.generalterms', to: '/download-center/generalterms' },
] as const satisfies readonly Destination[]

/** The two lists of news, and what journalists need, as side menu of `/news` too (NEWS-04). */
export const newsLists = [
  { label: 'pages.latestNews', to: '/news' },
  { label: 'pages.mediasAboutUs', to: '/news?medias=true' },
  { label: 'pages.press', to: '/news/press' },
] as const satisfies readonly Destination[]

export const productGroups: readonly LinkGroup[] = catalogue.map(({ key, products }) => ({
  label: `productGroups.${key}`,
  links: products.map((product) => ({ label: `productNames.${product}`, to: productPath(product) })),
}))

/** Pages that answer a buyer from the tables of the products. */
export const productTools: readonly Destination[] = (
  ['finder', 'compare', 'calculators', 'section-check'] as const
).map((tool) => ({
  label: `pages.${tool}` as const,
  to: `/products/${tool}` as const,
}))

/** The menu of the top strip, in order (SHELL-01). */
export const topMenu: readonly MenuItem[] = [
  { label: 'menu.news', to: '/news', pages: newsLists },
  { label: 'menu.aboutUs', to: '/about-the-company/about-us', pages: about },
  { label: 'menu.investors', to: '/investors/management', pages: investors },
  {
    label: 'menu.careers',
    to: '/careers/career',
    pages: careers,
  },
  {
    label: 'menu.downloadCenter',
    to: '/download-center/catalogues',
    pages: downloads,
  },
]

/** The main menu, in order (SHELL-02). */
export const mainMenu: readonly MainMenuItem[] = [
  { label: 'menu.home', to: '/' },
  {
    label: 'menu.markets',
    to: '/markets/packaging',
    pages: markets,
  },
  { label: 'menu.products', to: '/products', groups: productGroups },
  {
    label: 'menu.sustainability',
    to: '/sustainability/environment',
    pages: sustainability,
  },
  {
    label: 'menu.contacts',
    to: '/contacts/sales-department',
    pages: contacts,
  },
]

/** The links below every dropdown of the main menu (SHELL-05). */
export const dropdownFoot: readonly Destination[] = [
  { label: 'dropdowns.responsibility', to: '/sustainability/responsibility' },
  { label: 'dropdowns.location', to: '/contacts/factory-location' },
]

/** Whether a certificate that a visitor holds is still ours. */
export const certificateCheck: Destination = { label: 'pages.check', to: '/certificates' }

/** The lists of the footer (FOOT-01). */
export const footerGroups: readonly LinkGroup[] = [
  { label: 'footer.company', links: about },
  { label: 'footer.markets', links: markets },
  {
    label: 'footer.products',
    links: [
      ...catalogue.map(({ key, products }) => ({
        label: `productGroups.${key}` as const,
        to: productPath(products[0]),
      })),
      ...productTools,
    ],
  },
  { label: 'footer.investors', links: investors },
  { label: 'footer.sustainability', links: [...sustainability, certificateCheck] },
  {
    label: 'footer.contacts',
    links: [
      ...contacts,
      { label: 'pages.careers', to: '/careers/career' },
      newsLists[2],
      { label: 'pages.downloadCenter', to: '/download-center/catalogues' },
    ],
  },
]

/** FOOT-02. */
export const legalLinks: readonly Destination[] = [
  { label: 'pages.sitemap', to: '/sitemap' },
  { label: 'pages.disclosurePolicy', to: '/disclosure-policy' },
  { label: 'pages.personalData', to: '/personal-data' },
  { label: 'pages.termsOfUse', to: '/terms-of-use' },
  { label: 'pages.accessibility', to: '/accessibility' },
  { label: 'pages.vulnerabilityDisclosure', to: '/vulnerability-disclosure' },
  { label: 'pages.breachReports', to: '/report-a-breach' },
]

/** Where an address leads that has no page of its own: a section to its first page, an old name to the new (AMB-03, AMB-06). */
export function movedTo(path: string): SitePath | undefined {
  const address = path.replace(/(?<=.)\/$/, '')
  if (address === '/contacts/locations') return '/contacts/factory-location'
  const group = catalogue.find(({ category }) => address === `/products/${category}`)
  if (group) return productPath(group.products[0])
  return [...topMenu, ...mainMenu].find(({ to, pages }) => pages && address === sectionOf(to) && address !== to)?.to
}

/** The part of the site an address belongs to: `/careers` for `/careers/open-positions`, `/` for the home page. */
export function sectionOf(path: string): string {
  return `/${path.split(/[/?#]/)[1] ?? ''}`
}
