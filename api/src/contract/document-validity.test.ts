import { expect, test } from 'vitest'
import { DAYS_BEFORE_END, daysUntil, validityOf } from './document-validity.ts'

test('a certificate is valid through its last day, and said to end sixty days before', () => {
  const end = '2026-12-31'
  const on = (today: string) => validityOf(end, today)
  expect(daysUntil(end, '2026-11-01')).toBe(DAYS_BEFORE_END)
  expect([on('2026-10-31'), on('2026-11-01'), on(end), on('2027-01-01')]).toEqual([
    'valid',
    'ending',
    'ending',
    'ended',
  ])
  expect(validityOf(null, end)).toBeNull()
})
