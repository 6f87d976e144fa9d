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

/** Longest entries, in characters (INQ-04, INQ-05, INQ-07). */
export const inquiryLimits = { name: 50, phone: 20, message: 500 } as const
