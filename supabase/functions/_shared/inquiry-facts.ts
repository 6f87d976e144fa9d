/** Categories of the contact form, in order (INQ-03); their names are in the words `inquiries:categories`. */
export const inquiryCategories = [
  'general',
  'packaging',
  'building',
  'transportation',
  'industrialDesign',
  'events',
  'support',
  'other',
] as const
export type InquiryCategory = (typeof inquiryCategories)[number]

/** What staff read for a category. */
export const inquiryCategoryNames: Record<InquiryCategory, string> = {
  general: 'Общ въпрос',
  packaging: 'Опаковки',
  building: 'Строителство',
  transportation: 'Транспорт',
  industrialDesign: 'Индустриален дизайн',
  events: 'Събития',
  support: 'Съдействие',
  other: 'Друг въпрос',
}

/** Longest entries, in characters (INQ-04, INQ-05, INQ-07). */
export const inquiryLimits = { name: 50, phone: 20, email: 254, message: 500 } as const
/** Characters of a telephone number with what only parts it, which `inquiryLimits.phone` does not count. */
export const MAX_WRITTEN_PHONE = 40

/** The characters of a telephone number that are counted: without blanks, brackets, slashes, dots and hyphens. */
export const countedPhone = (phone: string): string => phone.replace(/[\s()/.-]/g, '')

/** Every character of a domain has one way to be read, so that a long one takes linear time. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)+$/i
/** Characters of a name between two dots of a domain. */
const MAX_LABEL = 63

/**
 * Whether a text is an e-mail address (INQ-06) as browsers judge `<input type="email">` (WHATWG HTML, "valid e-mail address"),
 * with a dot in its domain, for a reply leaves the visitor's own network.
 */
export function isEmailAddress(text: string): boolean {
  const labels = text.slice(text.indexOf('@') + 1).split('.')
  return ADDRESS.test(text) && labels.every(({ length }) => length <= MAX_LABEL)
}

const MAX_WISH_YEARS = 10

/**
 * The first and the last day (ISO 8601) that can be wished for: from yesterday, for it is still today elsewhere, for ten years.
 * @param now milliseconds since 1970
 */
export function wishDays(now: number): [string, string] {
  const first = new Date(now - 86_400_000).toISOString().slice(0, 10)
  return [first, `${Number(first.slice(0, 4)) + MAX_WISH_YEARS}${first.slice(4)}`]
}

/** Whether a day (ISO 8601) can be wished for. @param now milliseconds since 1970 */
export function isWishDate(day: string, now = Date.now()): boolean {
  const [first, last] = wishDays(now)
  return day >= first && day <= last
}

/** What quantities are given in. */
export const requestUnits = ['t', 'kg', 'm', 'pcs'] as const
export type RequestUnit = (typeof requestUnits)[number]

/** Dimensions that can be asked for, by their labels in the tables of the products. */
export const requestDimensions = ['thickness', 'width', 'length'] as const
export type RequestDimension = (typeof requestDimensions)[number]

/** Most lines of a request, and longest entries of a line, in characters. */
export const requestLimits = { lines: 15, alloy: 40, temper: 40, finish: 60 } as const
/** Largest number of a line. */
export const MAX_QUANTITY = 10_000_000

/** What a file of an inquiry may be, by its content. */
export const inquiryFileKinds = ['pdf', 'png', 'jpeg', 'step', 'dxf', 'dwg'] as const
export type InquiryFileKind = (typeof inquiryFileKinds)[number]
/** Most files of an inquiry, and the most bytes of one. */
export const MAX_FILES = 5
export const MAX_FILE_BYTES = 20 * 1024 * 1024
/** Longest name of a file, in characters. */
export const MAX_FILE_NAME = 120

/** The countries that visitors choose from, by their English names, with their codes (ISO 3166-1; XK is the usual one of Kosovo). */
export const inquiryRegions = {
  Albania: 'AL',
  Austria: 'AT',
  Belgium: 'BE',
  'Bosnia and Herzegovina': 'BA',
  Bulgaria: 'BG',
  Croatia: 'HR',
  Cyprus: 'CY',
  Czechia: 'CZ',
  Denmark: 'DK',
  Estonia: 'EE',
  Finland: 'FI',
  France: 'FR',
  Germany: 'DE',
  Greece: 'GR',
  Hungary: 'HU',
  Iceland: 'IS',
  Ireland: 'IE',
  Italy: 'IT',
  Kosovo: 'XK',
  Latvia: 'LV',
  Lithuania: 'LT',
  Luxembourg: 'LU',
  Moldova: 'MD',
  Montenegro: 'ME',
  Netherlands: 'NL',
  'North Macedonia': 'MK',
  Norway: 'NO',
  Poland: 'PL',
  Portugal: 'PT',
  Romania: 'RO',
  Serbia: 'RS',
  Slovakia: 'SK',
  Slovenia: 'SI',
  Spain: 'ES',
  Sweden: 'SE',
  Switzerland: 'CH',
  Turkey: 'TR',
  UK: 'GB',
  Ukraine: 'UA',
  USA: 'US',
} as const
export type InquiryRegion = keyof typeof inquiryRegions

/** What staff read for a country. */
export function regionInBulgarian(region: string): string {
  const code = Object.hasOwn(inquiryRegions, region) ? inquiryRegions[region as InquiryRegion] : undefined
  return (code && new Intl.DisplayNames('bg', { type: 'region' }).of(code)) ?? region
}

/** The products one can ask about: what staff read in the mail, and the category that is a part of the address. */
export const inquiryProducts = {
  'household-foil': { category: 'rolled-foils', name: 'Household foil' },
  'container-foil': { category: 'rolled-foils', name: 'Container foil' },
  'converter-foil': { category: 'rolled-foils', name: 'Converter foil' },
  'technical-foil': { category: 'rolled-foils', name: 'Technical foil' },
  finstock: { category: 'rolled-foils', name: 'Finstock' },
  'standard-sheets-and-strips': { category: 'rolled-sheets-and-strips', name: 'Standard sheets and strips' },
  'standard-sheets': { category: 'rolled-sheets-and-strips', name: 'Standard sheets' },
  'strips-for-heat-exchangers-finstock': {
    category: 'rolled-sheets-and-strips',
    name: 'Strips for heat exchangers, finstock',
  },
  'heat-shields': { category: 'rolled-sheets-and-strips', name: 'Heat shields' },
  'strips-for-noise-protection-panels': {
    category: 'rolled-sheets-and-strips',
    name: 'Strips for noise protection panels',
  },
  'omnia-sheets': { category: 'rolled-sheets-and-strips', name: 'Omnia sheets' },
  'profiles-for-building-and-architecture': { category: 'extruded', name: 'Profiles for building and architecture' },
  'profiles-for-automotive-and-transportation': {
    category: 'extruded',
    name: 'Profiles for automotive and transportation',
  },
  'profiles-for-distribution': { category: 'extruded', name: 'Profiles for distribution' },
  'industrial-profiles': { category: 'extruded', name: 'Industrial profiles' },
} as const
export type InquiryProduct = keyof typeof inquiryProducts
