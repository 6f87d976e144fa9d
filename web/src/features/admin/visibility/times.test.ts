import { expect, test } from 'vitest'
import { completeTime, isTime, typeTime } from './times.ts'

test.each([
  ['9', '9', '09:00'],
  ['09', '09', '09:00'],
  ['0900', '09:00', '09:00'],
  ['930', '9:30', '09:30'],
  ['9.30', '9:30', '09:30'],
  ['14 05', '14:05', '14:05'],
  ['24', '2:4', '2:4'],
  ['2359', '23:59', '23:59'],
  ['09:00 AM', '09:00', '09:00'],
  ['9:', '9:', '09:00'],
  ['', '', ''],
])('%s is typed as %s and left as %s', (keys, typed, left) => {
  expect([typeTime(keys), completeTime(typeTime(keys))]).toEqual([typed, left])
})

test('a time is one of the 24 hours', () => {
  expect(['00:00', '23:59', '09:00'].every(isTime)).toBe(true)
  expect(['24:00', '9:00', '09:60', '09:00 AM', ''].some(isTime)).toBe(false)
})
