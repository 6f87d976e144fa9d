import { isIsoDate } from 'api/contract/dates'
import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { formatDate } from '#lib/format.ts'
import { dayAndTime, nextDay, toIsoDate, typeDate } from './dates.ts'

test('ADM-22 a date field keeps digits and hyphens, at most ten', () => {
  expect(typeDate('12.03.2026 г.')).toBe('12032026')
  expect(typeDate('12-03-2026-17')).toBe('12-03-2026')
})

test('ADM-22 only DD-MM-YYYY that is a day of the calendar is accepted', () => {
  expect(toIsoDate('29-02-2028')).toBe('2028-02-29')
  for (const wrong of [
    '29-02-2027',
    '31-04-2026',
    '1-4-2026',
    '2026-04-01',
    '12032026',
    '00-01-2026',
    '12-03-0026',
    '',
  ])
    expect(toIsoDate(wrong), wrong).toBeNull()
})

test('ADM-22 every day comes back from the screen as it was', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10)
      expect(toIsoDate(typeDate(formatDate(iso)))).toBe(iso)
      if (iso < '9999-12-31') expect(isIsoDate(nextDay(iso)) && nextDay(iso) > iso).toBe(true)
    }),
    cases(),
  )
})

test('a moment is shown in the time of Sofia', () => {
  expect(dayAndTime('2026-03-12T12:05:00Z')).toEqual({ date: '12-03-2026', time: '14:05' })
})
