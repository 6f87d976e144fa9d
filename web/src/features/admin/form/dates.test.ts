import { isIsoDate } from 'api/contract/dates'
import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { formatDate } from '#lib/format.ts'
import { caretIn, completeDate, dayAndTime, nextDay, toIsoDate, typeDate } from './dates.ts'

/** What stands in the field after one key after the other, and after it is left. */
function type(keys: string): string {
  let value = ''
  for (const key of keys) value = typeDate(value + key, value)
  return completeDate(value)
}

test('a date field keeps digits and hyphens, at most ten', { tags: ['ADM-22'] }, () => {
  expect(typeDate('12.03.2026 г.')).toBe('12-03-2026')
  expect(typeDate('12-03-2026-17')).toBe('12-03-2026')
  expect(typeDate('31a-02/-2026999')).toBe('31-02-2026')
})

test.each([
  '01.12.2026',
  '01/12/2026',
  '01 12 2026',
  '01122026',
  '1.12.2026',
  '1-12-2026',
  '1.12.26',
  '01-12-2026',
  '01. 12. 2026 г.',
  '2026-12-01',
])('the first of December typed as %s is 01-12-2026', { tags: ['ADM-22'] }, (keys) => {
  expect(type(keys)).toBe('01-12-2026')
})

test.each([
  '01.12.2026',
  ' 1.12.2026 г.',
  '2026-12-01',
  '2026-12-01T10:00:00',
  '2026/12/1',
  '01122026',
  '1 – 12 – 2026',
])('the first of December pasted as “%s” is 01-12-2026', { tags: ['ADM-22'] }, (text) => {
  expect(completeDate(typeDate(text))).toBe('01-12-2026')
})

test('hyphens come by themselves, and one that is deleted does not come back at once', { tags: ['ADM-22'] }, () => {
  expect(typeDate('01', '0')).toBe('01-')
  expect(typeDate('01', '01-')).toBe('01')
  expect(typeDate('013', '01')).toBe('01-3')
  expect(typeDate('01-12', '01-1')).toBe('01-12-')
  expect(typeDate('1-12', '1-1')).toBe('1-12-')
  expect(type('1.1.2026')).toBe('01-01-2026')
})

test('no hyphen comes before a month is whole, without a day, or when the day before it is changed', {
  tags: ['ADM-22'],
}, () => {
  expect(typeDate('1-1', '1-')).toBe('1-1')
  expect(typeDate('-12', '-1')).toBe('-12')
  expect(typeDate('21-12', '1-12')).toBe('21-12')
})

test('a day is changed in place, with the caret where it was', { tags: ['ADM-22'] }, () => {
  expect(typeDate('-12-2026', '01-12-2026')).toBe('-12-2026')
  expect(typeDate('3-12-2026', '-12-2026')).toBe('3-12-2026')
  expect(typeDate('301-12-2026', '01-12-2026')).toBe('30-12-2026')
  expect(caretIn('30-12-2026', '301-12-2026', 1)).toBe(1)
  expect(caretIn('01-02-2026', '01-0a2-2026', 4)).toBe(4)
  expect(caretIn('01-', '01', 2)).toBe(3)
})

test('what is no date is left as it was typed', { tags: ['ADM-22'] }, () => {
  for (const typed of ['', '1-', '31-02-2026', '2009', '12-13-2026']) expect(completeDate(typed), typed).toBe(typed)
})

test('only DD-MM-YYYY that is a day of the calendar is accepted', { tags: ['ADM-22'] }, () => {
  expect(toIsoDate('29-02-2028')).toBe('2028-02-29')
  for (const wrong of [
    '29-02-2027',
    '31-04-2026',
    '1-4-2026',
    '2026-04-01',
    '12032026',
    '00-01-2026',
    '12-03-0026',
    '112-03-2026',
    '12-03-20261',
    '',
  ])
    expect(toIsoDate(wrong), wrong).toBeNull()
})

test('every day comes back from the screen as it was', { tags: ['ADM-22'] }, () => {
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
  expect(dayAndTime('2026-07-18T11:02:59Z')).toEqual({ date: '18-07-2026', time: '14:02' })
  expect(dayAndTime('2026-12-31T22:00:00Z')).toEqual({ date: '01-01-2027', time: '00:00' })
})

/** The calendar counted on the fingers. */
function dayAfter(iso: string): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  if (day < (lengths[month - 1] ?? 0)) return [year, month, day + 1].map(twoDigits).join('-')
  return (month < 12 ? [year, month + 1, 1] : [year + 1, 1, 1]).map(twoDigits).join('-')
}
const twoDigits = (number: number) => String(number).padStart(2, '0')

test('the day after a day is that of the calendar, over months, years and the 29th of February', {
  tags: ['ADM-35'],
}, () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10)
      expect(nextDay(iso)).toBe(dayAfter(iso))
    }),
    cases(),
  )
})

test('whatever is typed, it is a day only as DD-MM-YYYY', { tags: ['ADM-22'] }, () => {
  const part = (most: number) => fc.nat(most).map(twoDigits)
  const typed = fc.oneof(
    fc.tuple(part(33), part(14), part(3000)).map((parts) => parts.join('-')),
    fc.string({ unit: fc.constantFrom(...'0123456789-./ a'), maxLength: 12 }),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const iso = toIsoDate(text)
      if (iso === null)
        expect(/^\d\d-\d\d-\d{4}$/.test(text) && isIsoDate(text.split('-').toReversed().join('-'))).toBe(false)
      else expect(formatDate(iso)).toBe(text)
      expect(typeDate(text)).toMatch(/^[\d-]{0,10}$/)
    }),
    cases(),
  )
})
