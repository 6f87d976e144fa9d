import { expect, test } from 'vitest'
import { endOfDayInSofia, todayInSofia } from './sofia-time.ts'

test('AMB-38 the day begins at midnight in Sofia, in winter and in summer', () => {
  expect(todayInSofia(new Date('2026-01-14T21:59:59Z'))).toBe('2026-01-14')
  expect(todayInSofia(new Date('2026-01-14T22:00:00Z'))).toBe('2026-01-15')
  expect(todayInSofia(new Date('2026-07-14T21:00:00Z'))).toBe('2026-07-15')
})

test.for(['2027-01-31', '2027-03-27', '2027-03-28', '2027-06-30', '2027-10-30', '2027-10-31'])(
  'AMB-38 the last second of %s in Sofia is followed by the next day',
  (day) => {
    const last = new Date(endOfDayInSofia(day))
    expect(todayInSofia(last)).toBe(day)
    expect(todayInSofia(new Date(last.getTime() + 1000))).not.toBe(day)
  },
)
