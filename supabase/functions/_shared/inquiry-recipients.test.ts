import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { inquiryRecipients } from './inquiry-recipients.ts'

test('a product inquiry goes to five recipients, one from the site to several, from the office', {
  tags: ['INQ-15'],
}, () => {
  expect(inquiryRecipients.from).toBe(brand.emails.office)
  expect(new Set(inquiryRecipients.product).size).toBe(5)
  expect(inquiryRecipients.product[0]).toBe(brand.emails.office)
  expect(new Set(inquiryRecipients.contact).size).toBeGreaterThanOrEqual(2)
})
