import { INQUIRY_STATES, type InquiryFilter, MAIL_STATES } from 'api/contract/inquiries'
import { inquiryCategories, inquiryProducts, inquiryRegions } from 'supabase/inquiry-facts'
import type { PanelSearch } from '#features/admin/list/panel-search.ts'

const KINDS = ['contact', 'product'] as const

/** What the address narrows the inquiries to; what it says otherwise means nothing. */
export function readInquiryFilter(search: PanelSearch): InquiryFilter {
  const { state, kind, category, aboutProduct: product, country, mine, suspected, files, mail } = search
  const read = {
    state: INQUIRY_STATES.find((each) => each === state),
    kind: KINDS.find((each) => each === kind),
    category: inquiryCategories.find((each) => each === category),
    product: product !== undefined && Object.hasOwn(inquiryProducts, product) ? product : undefined,
    region: country !== undefined && Object.hasOwn(inquiryRegions, country) ? country : undefined,
    mail: MAIL_STATES.find((each) => each === mail),
    mine: mine && ('true' as const),
    suspected: suspected && ('true' as const),
    files: files && ('true' as const),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** The same part of the list, with no inquiry read. */
export function withoutInquiry({ inquiry: _, ...list }: PanelSearch): PanelSearch {
  return { ...list, tab: 'inquiries' }
}

/** Without what narrows the inquiries, but for their state and what they are searched for. */
export const NO_FILTERS = {
  kind: undefined,
  category: undefined,
  aboutProduct: undefined,
  country: undefined,
  mine: undefined,
  suspected: undefined,
  files: undefined,
  mail: undefined,
} satisfies Partial<Record<keyof PanelSearch, undefined>>

/** How many filters are set, the state and the search left out. */
export function countFilters({ kind, category, product, region, mine, suspected, files, mail }: InquiryFilter): number {
  return [kind, category, product, region, mine, suspected, files, mail].filter((value) => value !== undefined).length
}
