import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { isVisible } from './career-visibility.ts'

test.for([
  ['2026-10-31', false, 'the day before it starts'],
  ['2026-11-01', false, 'the day it starts'],
  ['2026-11-02', true, 'the day after it starts'],
  ['2027-01-31', true, 'the day it ends'],
  ['2027-02-01', false, 'the day after it ends'],
] as const)('on %s a position is visible: %s (%s)', { tags: ['CAR-09', 'AMB-38'] }, ([today, expected]) => {
  expect(isVisible({ startDate: '2026-11-01', endDate: '2027-01-31' }, today)).toBe(expected)
})

test('a position that ends on the day it starts is never visible', { tags: ['CAR-09'] }, () => {
  const day = '2026-11-01'
  expect(isVisible({ startDate: day, endDate: day }, day)).toBe(false)
})

const day = fc.integer({ min: -400, max: 400 }).map((days) => Temporal.PlainDate.from('2026-11-21').add({ days }))

test('F14 a position is visible on the days after its first to its last, around every end of a year', {
  tags: ['CAR-09'],
}, () => {
  fc.assert(
    fc.property(day, day, day, (startDate, endDate, today) => {
      const position = { startDate: startDate.toString(), endDate: endDate.toString() }
      const isAfterStart = startDate.until(today).total('days') >= 1
      const isBeforeEnd = today.until(endDate).total('days') >= 0
      expect(isVisible(position, today.toString())).toBe(isAfterStart && isBeforeEnd)
    }),
    cases(3000),
  )
})
