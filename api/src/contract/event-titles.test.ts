import { expect, test } from 'vitest'
import { eventNameOf, eventTitles } from './event-titles.ts'

test.each([
  ['quarterlyIndividual', '2023-01-30', 'individual report for the fourth quarter of 2022', '4. тримесечие 2022'],
  ['quarterlyConsolidated', '2023-05-30', 'consolidated report for the first quarter of 2023', '1. тримесечие 2023'],
  ['annualIndividual', '2023-03-31', 'annual individual report for 2022', 'индивидуален отчет 2022'],
  ['annualConsolidated', '2023-04-30', 'annual consolidated report for 2022', 'консолидиран отчет 2022'],
  ['generalMeeting', '2023-06-30', 'general meeting of shareholders for 2023', 'акционерите 2023, краен срок'],
  ['dividend', '2023-07-31', 'dividend for 2022', 'дивидента за 2022'],
] as const)('%s of %s names its period', (kind, day, en, bg) => {
  expect(eventTitles(kind, day)).toEqual({ en: expect.stringContaining(en), bg: expect.stringContaining(bg) })
})

test('another event has the title that staff give it, and its address follows', () => {
  expect(eventTitles('other', '2023-07-31')).toEqual({ en: '', bg: '' })
  expect(eventNameOf('other', '2023-07-31', 'Open day')).toBe('Open day')
})

test.each([
  ['quarterlyIndividual', '2023-01-30', 'quarterly individual q4 2022'],
  ['generalMeeting', '2023-06-30', 'general meeting 2023'],
  ['dividend', '2023-07-31', 'dividend 2022'],
] as const)('the address of %s of %s names its period', (kind, day, name) => {
  expect(eventNameOf(kind, day, 'Renamed').toLowerCase()).toBe(name)
})
