import { expect, test } from 'vitest'
import { createAllWords } from '#i18n/words.testing.ts'
import { inquiryCategories, inquiryLimits } from './inquiry.ts'

const { t } = await createAllWords()

test('INQ-03 the categories of the contact form', () => {
  expect(inquiryCategories.map((category) => t(`inquiries:categories.${category}`))).toEqual([
    'General question',
    'Packaging',
    'Building & Construction',
    'Transportation',
    'Industrial Design',
    'Events',
    'Support',
    'Other question',
  ])
})

test('INQ-04 INQ-05 INQ-07 the longest entries', () => {
  expect(inquiryLimits).toEqual({ name: 50, phone: 20, message: 500 })
})

test('INQ-08 the placeholders', () => {
  expect(t('inquiries:placeholders')).toEqual({
    category: 'Select Support Category*',
    name: 'Name*',
    phone: 'Phone*',
    email: 'e-mail*',
    message: 'Message*',
  })
})
