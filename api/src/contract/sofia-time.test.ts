import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { endOfDayInSofia } from './sofia-offset.ts'
import { todayInSofia } from './sofia-time.ts'

test('the day begins at midnight in Sofia, in winter and in summer', { tags: ['AMB-38'] }, () => {
  expect(todayInSofia(new Date('2026-01-14T21:59:59Z'))).toBe('2026-01-14')
  expect(todayInSofia(new Date('2026-01-14T22:00:00Z'))).toBe('2026-01-15')
  expect(todayInSofia(new Date('2026-07-14T21:00:00Z'))).toBe('2026-07-15')
})

test.for(['2027-01-31', '2027-03-27', '2027-03-28', '2027-06-30', '2027-10-30', '2027-10-31'])(
  'the last second of %s in Sofia is followed by the next day',
  { tags: ['AMB-38'] },
  (day) => {
    const last = new Date(endOfDayInSofia(day))
    expect(todayInSofia(last)).toBe(day)
    expect(todayInSofia(new Date(last.getTime() + 1000))).not.toBe(day)
  },
)

/** The law of summer time in the European Union: from the last Sunday of March to that of October, 01:00 UTC. */
function isSummer(at: Date): boolean {
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0, 1))
    return last.getTime() - last.getUTCDay() * 86_400_000
  }
  return lastSunday(2) <= at.getTime() && at.getTime() < lastSunday(9)
}

const HOUR = 3_600_000
const anyMoment = fc.date({ min: new Date('1998-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
/** Around the moments at which a day begins or a clock is changed. */
const nearMidnight = fc
  .tuple(anyMoment, fc.integer({ min: -90, max: 90 }), fc.constantFrom(0, 1, 21, 22))
  .map(
    ([at, seconds, hour]) =>
      new Date(Math.floor(at.getTime() / 86_400_000) * 86_400_000 + hour * HOUR + seconds * 1000),
  )

test('F14 the day in Sofia is that of UTC two hours later, in summer three', { tags: ['AMB-38'] }, () => {
  fc.assert(
    fc.property(fc.oneof(anyMoment, nearMidnight), (at) => {
      const there = new Date(at.getTime() + (isSummer(at) ? 3 : 2) * HOUR)
      expect(todayInSofia(at)).toBe(there.toISOString().slice(0, 10))
    }),
    cases(3000),
  )
})

test('F14 every day ends a second before the next begins', { tags: ['AMB-38'] }, () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      const day = at.toISOString().slice(0, 10)
      const end = new Date(endOfDayInSofia(day))
      expect(todayInSofia(end)).toBe(day)
      expect(todayInSofia(new Date(end.getTime() + 1000))).toBe(
        new Date(Date.parse(day) + 24 * HOUR).toISOString().slice(0, 10),
      )
    }),
    cases(500),
  )
})
