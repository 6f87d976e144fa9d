import { INQUIRY_STATES, type InquiryFilter, inquiryFilter, MAIL_STATES } from 'api/contract/inquiries'
import type { TFunction } from 'i18next'
import { inquiryCategories } from 'supabase/inquiry-facts'
import { expect, test } from 'vitest'
import { readPanelSearch } from '#features/admin/list/panel-search.ts'
import { chosenInquiryFilters, readInquiryFilter } from './inquiry-filter.ts'

const chosenOf = (filter: InquiryFilter) =>
  chosenInquiryFilters(((key: string) => key) as unknown as TFunction<'admin'>, filter)
const read = (search: Record<string, unknown>) => readInquiryFilter(readPanelSearch({ tab: 'inquiries', ...search }))

test('the address knows every filter of the API', () => {
  for (const state of INQUIRY_STATES) expect(read({ state })).toEqual({ state })
  for (const mail of MAIL_STATES) expect(read({ mail })).toEqual({ mail })
  for (const category of inquiryCategories) expect(read({ category })).toEqual({ category })
  const all = { state: 'new', kind: 'product', mail: 'failed', category: 'events' }
  const filter = read({ ...all, aboutProduct: 'finstock', country: 'Poland', mine: true, suspected: true, files: true })
  expect(filter).toEqual({
    ...all,
    product: 'finstock',
    region: 'Poland',
    mine: 'true',
    suspected: 'true',
    files: 'true',
  })
  expect(inquiryFilter.parse(filter)).toEqual(filter)
  expect(Object.keys(filter).sort()).toEqual(
    Object.keys(inquiryFilter.def.shape)
      .filter((name) => name !== 'search')
      .sort(),
  )
  expect(chosenOf(filter).map(({ words }) => words)).toEqual([
    'inquiries.allProducts',
    'inquiries.categories.events',
    'Finstock',
    'Полша',
    'inquiries.mailIs',
    'inquiries.mine',
    'inquiries.suspected',
    'inquiries.withFiles',
  ])
})

test('what the address says otherwise narrows nothing', () => {
  const wrong = {
    state: 'suspected',
    kind: 'x',
    category: 'gold',
    aboutProduct: 'toString',
    country: 'Atlantis',
    mail: '',
    mine: 'true',
  }
  expect(read(wrong)).toEqual({})
  expect(chosenOf({ state: 'new', search: 'foil' })).toEqual([])
})
