import { inquiryInput } from 'api/contract/inquiries'
import { expect, test } from 'vitest'
import { inquiryBody } from './inquiry-body.ts'

const entries = { name: 'Anna', phone: '1', email: 'anna@example.com', message: 'How thin?' }
const traces = { website: '', filledMs: 5000 }
const form = { entries, region: undefined, request: undefined }

test('without the fold and a country the request is that of the form, byte for byte', () => {
  expect(inquiryBody({ ...form, product: 'finstock' }, traces)).toBe(
    '{"kind":"product","products":["finstock"],"name":"Anna","phone":"1","email":"anna@example.com","message":"How thin?","website":"","filledMs":5000}',
  )
  expect(inquiryBody({ ...form, product: undefined, entries: { category: 'events', ...entries } }, traces)).toBe(
    '{"kind":"contact","category":"events","name":"Anna","phone":"1","email":"anna@example.com","message":"How thin?","website":"","filledMs":5000}',
  )
})

test('a request names its products, and the API takes it', () => {
  const request = {
    lines: [
      { product: 'household-foil' as const, quantity: { value: 12, unit: 't' as const } },
      { product: 'container-foil' as const },
    ],
  }
  const body = JSON.parse(inquiryBody({ ...form, product: 'finstock', region: 'Poland', request }, traces))
  expect(body).toMatchObject({ products: ['household-foil', 'container-foil'], region: 'Poland', request })
  expect(inquiryInput.parse(body)).toEqual(body)
})
