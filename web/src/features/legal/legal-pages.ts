import { disclosurePolicy } from '#prose/disclosure-policy.ts'
import { personalData } from '#prose/personal-data.ts'
import { termsOfUse } from '#prose/terms-of-use.ts'

/** The legal texts by the keys of their texts (LEG-06 … 08). */
export const legalPages = {
  disclosurePolicy: { path: '/disclosure-policy', prose: disclosurePolicy },
  personalData: { path: '/personal-data', prose: personalData },
  termsOfUse: { path: '/terms-of-use', prose: termsOfUse },
} as const

export type LegalPageKey = keyof typeof legalPages
