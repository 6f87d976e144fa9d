/**
 * Facts of the pages that time passes, by their names in `web/src/content/dated-data.ts`: the day they are of, and the page
 * that states them. Anyone who changes one there, or has made sure that it still holds, changes its day here.
 */
export const DATED_FACTS = {
  investmentPlan: { day: '2023-01-01', page: '/about-the-company/about-us' },
  shares: { day: '2023-12-31', page: '/investors/shares' },
} as const
export type DatedFact = keyof typeof DATED_FACTS
