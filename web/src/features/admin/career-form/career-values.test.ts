import { standardSchemaValidators } from '@tanstack/react-form'
import { type Career, careerInput } from 'api/contract/careers'
import { expect, test } from 'vitest'
import {
  type CareerValues,
  careerSchema,
  emptyCareer,
  missingOfCareer,
  toInput,
  valuesOfCareer,
  withDraft,
} from './career-values.ts'
import { shareOfPeriod } from './period.ts'

const career: Career = {
  _id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d11',
  title: 'Инженер',
  startDate: '2026-03-01',
  endDate: '2026-04-30',
  responsibilities: '<p>Планира</p>',
  requirements: '',
  additional: '',
  updatedAt: '2026-03-01T00:00:00+00:00',
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

test('today stands on the period in proportion', () => {
  expect(shareOfPeriod('2026-03-01', '2026-03-11', '2026-03-06')).toBe(50)
  expect(shareOfPeriod('2026-03-01', '2026-03-11', '2026-01-01')).toBe(0)
  expect(shareOfPeriod('2026-03-01', '2026-03-11', '2027-01-01')).toBe(100)
  expect(shareOfPeriod('2026-03-01', '2026-03-01', '2026-03-01')).toBe(100)
})
