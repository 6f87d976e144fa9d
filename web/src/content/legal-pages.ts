/** The pages of legal texts (LEG-06, LEG-07) and statements that are nothing but text, with the key of their texts. */
export const legalPages = [
  { path: '/disclosure-policy', key: 'disclosurePolicy' },
  { path: '/terms-of-use', key: 'termsOfUse' },
  { path: '/accessibility', key: 'accessibility' },
  { path: '/vulnerability-disclosure', key: 'vulnerabilityDisclosure' },
  { path: '/report-a-breach', key: 'breachReports' },
] as const
