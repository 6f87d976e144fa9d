import { inquiryCategories, inquiryLimits, inquiryProducts } from 'supabase/inquiry-facts'
import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { catalogue } from './catalogue.ts'

const { t } = await createLoadedI18n()

test('the categories of the contact form', { tags: ['INQ-03'] }, () => {
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

test('the longest entries', { tags: ['INQ-04', 'INQ-05', 'INQ-07'] }, () => {
  expect(inquiryLimits).toMatchObject({ name: 50, phone: 20, message: 500 })
})

test('the placeholders', { tags: ['INQ-08'] }, () => {
  expect(t('inquiries:placeholders')).toEqual({
    category: 'Select Support Category*',
    name: 'Name*',
    phone: 'Phone*',
    email: 'e-mail*',
    message: 'Message*',
  })
})

test('the mail about a product knows its name and its address', { tags: ['INQ-17'] }, () => {
  const products = catalogue.flatMap(({ category, products }) =>
    products.map((product) => [product, { category, name: t(`shell:productNames.${product}`) }]),
  )
  expect(inquiryProducts).toEqual(Object.fromEntries(products))
})
