interface InvestorsPage {
  page: string
  /** key of its texts in `investors` and in `shell:pages`. */
  key: string
}

/** The pages in the order of their side menu (INV-01). */
export const investorsPages = [
  { page: 'management', key: 'management' },
  { page: 'financial-statements', key: 'financialStatements' },
  { page: 'general-meetings', key: 'generalMeetings' },
  { page: 'calendar', key: 'calendar' },
  { page: 'shares', key: 'shares' },
] as const satisfies readonly InvestorsPage[]

export type InvestorsPageName = (typeof investorsPages)[number]['page']

export function investorsPath<Page extends InvestorsPageName>(page: Page): `/investors/${Page}` {
  return `/investors/${page}`
}

/** The data of one page of investors; `undefined` for an unknown one. */
export function investorsPage(page: string) {
  return investorsPages.find((one) => one.page === page)
}
