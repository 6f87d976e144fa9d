import { INQUIRY_STATES, inquiryFilter, MAIL_STATES } from 'api/contract/inquiries'
import { inquiryCategories } from 'supabase/inquiry-facts'
import { expect, test } from 'vitest'
import { readPanelSearch } from '#features/admin/list/panel-search.ts'
import { countFilters, readInquiryFilter } from './inquiry-filter.ts'

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
  expect(countFilters(filter)).toBe(8)
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
  expect(countFilters({ state: 'new', search: 'foil' })).toBe(0)
})
