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
