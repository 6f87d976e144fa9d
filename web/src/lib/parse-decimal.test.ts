import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { mayBeThousands, parseDecimal } from './parse-decimal.ts'

test.each([
  ['0.012', 0.012],
  ['0,012', 0.012],
  [' .5 ', 0.5],
  [',5', 0.5],
  ['0', 0],
  ['11500', 11_500],
  ['11 500', 11_500],
  ['11\u202f500', 11_500],
  ['1\u00a0234\u00a0567,5', 1_234_567.5],
  ['1.250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1,250', 1.25],
  ['1.250', 1.25],
])('"%s" is %s', (text, value) => expect(parseDecimal(text)).toBe(value))

test.each([
  '',
  ' ',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '1.',
  '1 25',
  '12 34',
  '0.012,1250',
  '1.2.3',
  '2,1000,2000',
  '5 mm',
  'NaN',
  '١',
])('"%s" is no decimal', (text) => expect(parseDecimal(text)).toBeUndefined())

test('a number is read from how any of the languages writes it', () => {
  const value = fc.integer({ min: 0, max: 999_999_999 }).map((thousandths) => thousandths / 1000)
  fc.assert(
    fc.property(value, fc.constantFrom('en', 'de', 'it', 'pl', 'bg'), fc.boolean(), (number, language, useGrouping) => {
      const text = new Intl.NumberFormat(language, { useGrouping, maximumFractionDigits: 3 }).format(number)
      fc.pre(!mayBeThousands(text))
      expect(parseDecimal(text)).toBe(number)
    }),
    cases(500),
  )
})

test('only one group of three behind one separator may be thousands', () => {
  expect(['1,250', '10.000'].every(mayBeThousands)).toBe(true)
  expect(['0,012', '1,25', '1250', '1,250,000', '1.2500'].some(mayBeThousands)).toBe(false)
})
