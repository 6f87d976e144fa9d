import { standardSchemaValidators } from '@tanstack/react-form'
import { isVisible } from 'api/contract/career-visibility'
import { careerInput, type StaffCareer } from 'api/contract/careers'
import { expect, test } from 'vitest'
import {
  type CareerValues,
  careerSchema,
  copyOfCareer,
  emptyCareer,
  missingOfCareer,
  startOfToday,
  toInput,
  valuesOfCareer,
  withDraft,
} from './career-values.ts'
import { shareOfPeriod } from './period.ts'
import { savedCareer } from './saved-career.ts'

const career: StaffCareer = {
  _id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d11',
  title: 'Инженер',
  startDate: '2026-03-01',
  endDate: '2026-04-30',
  responsibilities: '<p>Планира</p>',
  requirements: '',
  additional: '',
  updatedAt: '2026-03-01T00:00:00+00:00',
  status: 'published',
  updatedBy: 'anna',
}

const missing = (values: CareerValues) =>
  missingOfCareer(
    standardSchemaValidators.validate({ value: values, validationSource: 'form' }, careerSchema)?.form ?? {},
    values,
  )

test('title, start date and end date are required', { tags: ['ADM-35'] }, () => {
  expect(missing(emptyCareer)).toEqual(['needTitle', 'needStart', 'needEnd'])
  expect(missing({ ...valuesOfCareer(career), title: '  ' })).toEqual(['needTitle'])
  expect(missing({ ...valuesOfCareer(career), endDate: '31-04-2026' })).toEqual(['needEnd'])
  expect(missing(valuesOfCareer(career))).toEqual([])
})

test('a position does not end before it starts, but may last one day', { tags: ['ADM-35'] }, () => {
  const from = (startDate: string, endDate: string) => missing({ ...valuesOfCareer(career), startDate, endDate })
  expect(from('02-03-2026', '01-03-2026')).toEqual(['needOrder'])
  expect(from('02-03-2026', '02-03-2026')).toEqual([])
})

test('what is sent is what the contract asks for', { tags: ['ADM-34'] }, () => {
  expect(careerInput.parse(toInput(valuesOfCareer(career)))).toMatchObject({
    startDate: '2026-03-01',
    endDate: '2026-04-30',
    responsibilities: '<p>Планира</p>',
  })
})

test('a draft brings back what was typed and nothing strange', () => {
  const draft = { title: 'Оператор', endDate: 7, evil: 'x' } as never
  expect(withDraft(draft, valuesOfCareer(career))).toEqual({ ...valuesOfCareer(career), title: 'Оператор' })
})

test('the two dates alone say when a position is shown', () => {
  expect(Object.keys(toInput(valuesOfCareer(career), 'hidden')).toSorted()).toEqual(
    ['title', 'startDate', 'endDate', 'responsibilities', 'requirements', 'additional', 'status'].toSorted(),
  )
  const startDate = toInput({ ...valuesOfCareer(career), startDate: startOfToday('2026-12-01') }).startDate
  expect([startDate, isVisible({ startDate, endDate: '2026-12-31' }, '2026-12-01')]).toEqual(['2026-11-30', true])
})

test('what is said after saving agrees with the days on which visitors see the position', { tags: ['CAR-09'] }, () => {
  const said = (startDate: string, endDate: string, more: Partial<StaffCareer> = {}) =>
    savedCareer({ ...career, startDate, endDate, ...more }, true, '2026-11-26')
  expect(said('2026-12-15', '2027-01-31')).toEqual({
    sentence: 'careerForm.savedComing',
    moment: { date: '16-12-2026' },
  })
  expect(said('2026-11-26', '2027-01-31')).toEqual({
    sentence: 'careerForm.savedComing',
    moment: { date: '27-11-2026' },
  })
  expect(said('2026-11-25', '2026-11-26')).toEqual({ sentence: 'careerForm.savedNew' })
  expect(said('2026-11-01', '2026-11-25')).toEqual({ sentence: 'careerForm.savedNotSeen' })
  expect(said('2026-12-15', '2026-12-15')).toEqual({ sentence: 'careerForm.savedNotSeen' })
  expect(said('2026-11-25', '2027-01-31', { status: 'hidden' })).toEqual({ sentence: 'newsForm.savedHidden' })
})

test('a copy has the texts of the other position, and days of its own', () => {
  expect(copyOfCareer(career)).toEqual({
    ...valuesOfCareer(career),
    startDate: '',
    endDate: '',
  })
})

test('today stands on the period in proportion', () => {
  expect(shareOfPeriod('2026-03-01', '2026-03-11', '2026-03-06')).toBe(50)
  expect(shareOfPeriod('2026-03-01', '2026-03-11', '2026-01-01')).toBe(0)
  expect(shareOfPeriod('2026-03-01', '2026-03-11', '2027-01-01')).toBe(100)
  expect(shareOfPeriod('2026-03-01', '2026-03-01', '2026-03-01')).toBe(100)
})
