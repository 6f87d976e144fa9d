import { expect, test } from 'vitest'
import { decimalsOf, formatBytes, formatDate, formatNumber } from './format.ts'

test.each([
  [120, '1 kB'],
  [33_499, '33 kB'],
  [999_499, '999 kB'],
  [1_000_000, '1.0 MB'],
  [1_076_496, '1.1 MB'],
  [12_000_000, '12.0 MB'],
])('the size of a file of %i bytes is written as %s', { tags: ['DL-07'] }, (bytes, text) => {
  expect(formatBytes(bytes).replace('\u00a0', ' ')).toBe(text)
})

test('a date is shown day first', { tags: ['NEWS-09', 'API-18'] }, () => {
  expect(formatDate('2026-11-12')).toBe('12-11-2026')
})

test.each([
  [0, '0'],
  [0.5, '0.5'],
  [999, '999'],
  [2200, '2200'],
  [9999.5, '9999.5'],
  [11_500, '11 500'],
  [100_000, '100 000'],
  [1_234_567, '1 234 567'],
  [12_345.25, '12 345.25'],
  [-12_345, '-12 345'],
])('%f is written as %s, in thin groups from five digits on', (value, text) => {
  expect(formatNumber(value)).toBe(text.replaceAll(' ', '\u202f'))
})

test('a number is rounded to the decimals asked for, and is written with as many as it has', () => {
  expect([formatNumber(11_500.26, 1), formatNumber(3, 2), formatNumber(2.5, 0)]).toEqual(['11\u202f500.3', '3.00', '3'])
  expect([decimalsOf(7), decimalsOf(0.5), decimalsOf(12.25)]).toEqual([0, 1, 2])
})
