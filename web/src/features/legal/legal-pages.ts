import { accessibility } from '#prose/accessibility.ts'
import { breachReports } from '#prose/breach-reports.ts'
import { disclosurePolicy } from '#prose/disclosure-policy.ts'
import { personalData } from '#prose/personal-data.ts'
import { termsOfUse } from '#prose/terms-of-use.ts'
import { vulnerabilityDisclosure } from '#prose/vulnerability-disclosure.ts'

/** The legal texts (LEG-06 … 08) and statements by the keys of their texts. */
export const legalPages = {
  disclosurePolicy: { path: '/disclosure-policy', prose: disclosurePolicy },
  personalData: { path: '/personal-data', prose: personalData },
  termsOfUse: { path: '/terms-of-use', prose: termsOfUse },
  accessibility: { path: '/accessibility', prose: accessibility },
  vulnerabilityDisclosure: { path: '/vulnerability-disclosure', prose: vulnerabilityDisclosure },
  breachReports: { path: '/report-a-breach', prose: breachReports },
} as const

export type LegalPageKey = keyof typeof legalPages
