import { expect, test } from 'vitest'
import { isVisible } from './career-visibility.ts'

test.for([
  ['2026-10-31', false, 'the day before it starts'],
  ['2026-11-01', false, 'the day it starts'],
  ['2026-11-02', true, 'the day after it starts'],
  ['2027-01-31', true, 'the day it ends'],
  ['2027-02-01', false, 'the day after it ends'],
] as const)('CAR-09 AMB-38 on %s a position is visible: %s (%s)', ([today, expected]) => {
  expect(isVisible({ startDate: '2026-11-01', endDate: '2027-01-31' }, today)).toBe(expected)
})

test('CAR-09 a position that ends on the day it starts is never visible', () => {
  const day = '2026-11-01'
  expect(isVisible({ startDate: day, endDate: day }, day)).toBe(false)
})
