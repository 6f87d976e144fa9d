import { inquiryRecipients } from 'supabase/inquiry-recipients'
import { expect, test } from 'vitest'
import { productUrls } from './catalogue.ts'
import { familyOf, placeOf, salesStaffPath } from './product-sales.ts'
import { salesContact } from './sales-contact.ts'
import { sitePeople } from './site-people.testing.ts'

test('before the first and after the last product of a category there is none', { tags: ['AMB-17'] }, () => {
  expect(placeOf('finstock')).toMatchObject({ category: 'rolled-foils', previous: 'technical-foil', next: undefined })
  expect(placeOf('standard-sheets-and-strips')).toMatchObject({ previous: undefined, next: 'standard-sheets' })
})

test.for(productUrls)('the person beside %s sells it in every country and receives its inquiries', (product) => {
  const contact = salesContact(sitePeople['sales-department'], familyOf(product))?.person
  expect(contact).toMatchObject({ hasProfile: true, phone: expect.stringMatching(/^\+359/), countries: [] })
  expect(contact?.families).toEqual([familyOf(product)])
  expect(inquiryRecipients.product).toContain(contact?.email)
  expect(salesStaffPath(product)).toBe(`/contacts/sales-department?product=${familyOf(product)}`)
})
