import { INQUIRY_STATES, type InquiryFilter, MAIL_STATES } from 'api/contract/inquiries'
import type { TFunction } from 'i18next'
import {
  type InquiryProduct,
  inquiryCategories,
  inquiryProducts,
  inquiryRegions,
  regionInBulgarian,
} from 'supabase/inquiry-facts'
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

/** A filter that is chosen: its name in the address, and how it is called. */
export interface ChosenInquiryFilter {
  name: keyof typeof NO_FILTERS
  words: string
}

/** What the address narrows the inquiries to besides their state and the search, in words. */
export function chosenInquiryFilters(t: TFunction<'admin'>, filter: InquiryFilter): ChosenInquiryFilter[] {
  const { kind, category, product, region, mail, mine, suspected, files } = filter
  const chosen: (ChosenInquiryFilter | undefined)[] = [
    kind && { name: 'kind', words: t(`inquiries.all${kind === 'contact' ? 'Topics' : 'Products'}`) },
    category && { name: 'category', words: t(`inquiries.categories.${category}`) },
    product ? { name: 'aboutProduct', words: inquiryProducts[product as InquiryProduct].name } : undefined,
    region ? { name: 'country', words: regionInBulgarian(region) } : undefined,
    mail && { name: 'mail', words: t('inquiries.mailIs', { state: t(`inquiries.mails.${mail}`).toLowerCase() }) },
    mine && { name: 'mine', words: t('inquiries.mine') },
    suspected && { name: 'suspected', words: t('inquiries.suspected') },
    files && { name: 'files', words: t('inquiries.withFiles') },
  ]
  return chosen.filter((each) => each !== undefined)
}
