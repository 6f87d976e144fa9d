import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { isIsoDate, isoDate } from './dates.ts'

/** Judged by the calendar of the language itself. */
function isInCalendar(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  try {
    Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

const digits = (most: number, width: number) => fc.nat(most).map((number) => String(number).padStart(width, '0'))
const nearlyDate = fc
  .tuple(digits(9999, 4), digits(14, 2), digits(33, 2), fc.constantFrom('-', '-', '-', '-', '/', '', '--'))
  .map(([year, month, day, between]) => [year, month, day].join(between))
const anything = fc.oneof(
  { weight: 8, arbitrary: nearlyDate },
  {
    weight: 1,
    arbitrary: fc.tuple(nearlyDate, fc.constantFrom(' ', '\n', 'T00:00', '0')).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'0123456789-٣'), maxLength: 11 }) },
)

test('a date of the contract is a day of the calendar, written YYYY-MM-DD, from the year 1000 on', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(isIsoDate(text)).toBe(isInCalendar(text))
    }),
    cases(),
  )
})

test('F14 in two centuries every month ends where the calendar says', () => {
  const wrong: string[] = []
  for (let year = 1900; year < 2100; year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const { daysInMonth } = Temporal.PlainYearMonth.from({ year, month })
      const dayOf = (day: number) => `${year}-${String(month).padStart(2, '0')}-${day}`
      if (!isIsoDate(dayOf(daysInMonth)) || isIsoDate(dayOf(daysInMonth + 1))) wrong.push(dayOf(daysInMonth))
    }
  expect(wrong).toEqual([])
})

test.each([
  [undefined, 'the date is missing'],
  [20261121, 'the date is missing'],
  ['21-11-2026', 'not a date of the form YYYY-MM-DD'],
  ['12026-11-21', 'not a date of the form YYYY-MM-DD'],
  ['2026-02-29', 'not a date of the form YYYY-MM-DD'],
  ['0999-12-31', 'not a date of the form YYYY-MM-DD'],
])('%j is refused: %s', (date, message) => {
  expect(isoDate.safeParse(date).error?.issues).toMatchObject([{ message }])
})
