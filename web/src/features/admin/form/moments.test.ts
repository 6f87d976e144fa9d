import { expect, test } from 'vitest'
import { clockChange, nextWorkingMorning, toIsoMoment, typedMoment, weekdayOf } from './moments.ts'

const at = (date: string, time: string) => toIsoMoment({ date, time })

test('a moment is typed in the time of Sofia, in winter and in summer', () => {
  expect(at('30-11-2026', '09:00')).toBe('2026-11-30T09:00:00+02:00')
  expect(at('01-07-2026', '00:05')).toBe('2026-07-01T00:05:00+03:00')
  expect(toIsoMoment(null)).toBeNull()
})

test('in the nights when the clock changes no typed moment is lost', () => {
  expect(at('29-03-2026', '02:59')).toBe('2026-03-29T02:59:00+02:00')
  expect(at('29-03-2026', '03:30'), 'this hour does not exist').toBe('2026-03-29T04:30:00+03:00')
  expect(at('29-03-2026', '04:00')).toBe('2026-03-29T04:00:00+03:00')
  expect(at('25-10-2026', '03:30'), 'this hour comes twice').toBe('2026-10-25T03:30:00+03:00')
  expect(at('25-10-2026', '04:00')).toBe('2026-10-25T04:00:00+02:00')
  expect([clockChange('29-03-2026'), clockChange('25-10-2026'), clockChange('26-10-2026')]).toEqual([
    'forward',
    'back',
    null,
  ])
})

test('what is no moment is told from none', () => {
  for (const [date, time] of [
    ['31-02-2026', '09:00'],
    ['30-11-2026', ''],
    ['30-11-2026', '25:00'],
    ['', '09:00'],
  ] as const)
    expect(at(date, time)).toBe('')
})

test('every typed minute of both nights comes back as it was typed, but for the hour that does not exist', () => {
  for (const date of ['29-03-2026', '25-10-2026'])
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      const isMissing = date === '29-03-2026' && time.startsWith('03:')
      expect(typedMoment(at(date, time))).toEqual({ date, time: isMissing ? time.replace('03:', '04:') : time })
    }
})

test('Monday is proposed on Friday, Saturday and Sunday', () => {
  const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']
  expect(days.map((day) => nextWorkingMorning(new Date(`${day}T10:00:00Z`)).date)).toEqual([
    '30-11-2026',
    '30-11-2026',
    '30-11-2026',
    '01-12-2026',
  ])
  expect([weekdayOf('30-11-2026'), weekdayOf('31-11-2026')]).toEqual(['понеделник', null])
})
