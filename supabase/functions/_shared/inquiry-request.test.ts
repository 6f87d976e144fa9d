import { expect, test } from 'vitest'
import { contactRequest, type InquiryRequest, inquiryRequest } from './inquiry-request.ts'
import { deliveryInBulgarian, lineInBulgarian } from './request-words.ts'

const NEXT_JUNE = `${new Date().getUTCFullYear() + 1}-06-30`

const request: InquiryRequest = {
  lines: [
    {
      product: 'household-foil',
      quantity: { value: 12.5, unit: 't' },
      alloy: 'EN AW-8011A',
      temper: 'O',
      dimensions: [{ name: 'thickness', value: 11, unit: 'µm' }],
    },
    { product: 'industrial-profiles' },
  ],
  delivery: 'Poland',
  wantedBy: NEXT_JUNE,
}
const withLine = (more: object) => ({ ...request, lines: [{ product: 'finstock', ...more }] })

test('a request with several products is taken as it is', () => {
  expect(inquiryRequest.parse(request)).toEqual(request)
  expect(inquiryRequest.parse(withLine({ alloy: '  EN\u0000 AW-1200\r\n' })).lines?.[0]?.alloy).toBe('EN AW-1200')
})

const ids = Array.from({ length: 6 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`)

test('up to five files go with quantities or alone, and alone with the contact form', () => {
  expect(inquiryRequest.parse({ ...request, files: ids.slice(0, 5) }).files).toHaveLength(5)
  expect(inquiryRequest.parse({ files: [ids[0]] })).toEqual({ files: [ids[0]] })
  expect(contactRequest.parse({ files: [ids[0]] })).toEqual({ files: [ids[0]] })
  expect(contactRequest.safeParse({ files: [ids[0]], lines: request.lines }).success).toBe(false)
})

test.each([
  ['files', { ...request, files: ids }],
  ['files', { ...request, files: [] }],
  ['files', { ...request, files: [ids[0], ids[0]] }],
  ['files.0', { ...request, files: ['../secret'] }],
  ['lines', { ...request, lines: [] }],
  ['lines', { ...request, lines: Array.from({ length: 16 }, () => ({ product: 'finstock' })) }],
  ['lines.0.product', withLine({ product: 'gold' })],
  ['lines.0.quantity.value', withLine({ quantity: { value: 0, unit: 't' } })],
  ['lines.0.quantity.value', withLine({ quantity: { value: '12', unit: 't' } })],
  ['lines.0.quantity.value', withLine({ quantity: { value: 1e9, unit: 't' } })],
  ['lines.0.quantity.unit', withLine({ quantity: { value: 1, unit: 'lb' } })],
  ['lines.0.alloy', withLine({ alloy: 'x'.repeat(41) })],
  ['lines.0.finish', withLine({ finish: ' ' })],
  ['lines.0.dimensions.0.name', withLine({ dimensions: [{ name: 'height', value: 1, unit: 'mm' }] })],
  ['delivery', { ...request, delivery: 'Atlantis' }],
  ['wantedBy', { ...request, wantedBy: '2027-02-30' }],
])('a wrong %s is refused by its name', (path, wrong) => {
  expect(inquiryRequest.safeParse(wrong).error?.issues[0]?.path.join('.')).toBe(path)
})

test('staff read a line and the delivery in Bulgarian', () => {
  const [foil, profiles] = (request.lines ?? []).map(lineInBulgarian)
  expect(foil).toBe('Household foil: 12,5 t, EN AW-8011A, O, дебелина 11 µm')
  expect(profiles).toBe('Industrial profiles: без количество')
  expect(deliveryInBulgarian(request)).toBe(`Полша, до ${NEXT_JUNE.split('-').reverse().join('-')}`)
  expect(deliveryInBulgarian({ lines: request.lines })).toBe('')
})
