import { standardSchemaValidators } from '@tanstack/react-form'
import { isVisible } from 'api/contract/career-visibility'
import { type CareerValues, careers, type StaffCareer } from 'api/contract/collections/careers'
import { expect, test } from 'vitest'
import { describedForm } from '#features/admin/collections/described-form.ts'
import { isFound } from '#features/admin/list/is-found.ts'
import {
  CAREER_ORDERS,
  missingOfCareer,
  ofCopy,
  outcomeOf,
  savedCareer,
  standingOf,
  startOfToday,
  textOf,
} from './career-words.ts'

const { schema, toInput, valuesOf } = describedForm(careers)

const career: StaffCareer = {
  _id: '8f14e45f-ceea-467f-a0e6-1f6f5b1f5d11',
  title: 'Инженер',
  isInternship: false,
  startDate: '2026-03-01',
  endDate: '2026-04-30',
  responsibilities: '<p>Планира</p>',
  requirements: '',
  additional: '',
  updatedAt: '2026-03-01T00:00:00+00:00',
  isHidden: false,
  updatedBy: 'anna',
}

const missing = (values: CareerValues) =>
  missingOfCareer(
    standardSchemaValidators.validate({ value: values, validationSource: 'form' }, schema)?.form ?? {},
    values,
  )

test('title, start date and end date are required', { tags: ['ADM-35'] }, () => {
  expect(missing(careers.empty)).toEqual(['needTitle', 'needStart', 'needEnd'])
  expect(missing({ ...valuesOf(career), title: '  ' })).toEqual(['needTitle'])
  expect(missing({ ...valuesOf(career), endDate: '31-04-2026' })).toEqual(['needEnd'])
  expect(missing(valuesOf(career))).toEqual([])
})

test('a position does not end before it starts, but may last one day', { tags: ['ADM-35'] }, () => {
  const from = (startDate: string, endDate: string) => missing({ ...valuesOf(career), startDate, endDate })
  expect(from('02-03-2026', '01-03-2026')).toEqual(['needOrder'])
  expect(from('02-03-2026', '02-03-2026')).toEqual([])
})

test('what is sent is what the contract asks for', { tags: ['ADM-34'] }, () => {
  expect(careers.input.parse(toInput(valuesOf(career)))).toEqual({
    ...{ title: 'Инженер', isInternship: false, startDate: '2026-03-01', endDate: '2026-04-30' },
    ...{ responsibilities: '<p>Планира</p>', requirements: '', additional: '', isHidden: false },
  })
})

test('a position that begins today is on the site today', () => {
  const startDate = startOfToday('2026-12-01').split('-').toReversed().join('-')
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
  expect(said('2026-11-25', '2027-01-31', { isHidden: true })).toEqual({ sentence: 'newsForm.savedHidden' })
})

test('a copy has the texts of the other position, and days of its own', () => {
  expect({ ...valuesOf({ ...career, isHidden: true }), ...ofCopy }).toEqual({
    ...valuesOf(career),
    startDate: '',
    endDate: '',
  })
})

test('one sentence says when visitors see a position, from the day after its start', { tags: ['ADM-35'] }, () => {
  const of = (startDate: string, endDate: string, isHidden = false) =>
    outcomeOf({ startDate, endDate }, isHidden, '2026-03-10')
  expect(of('', '31-03-2026')).toEqual({ is: 'undated' })
  expect(of('09-03-2026', '31-03-2026')).toEqual({ is: 'today', from: '2026-03-10', until: '2026-03-31', days: 22 })
  expect(of('01-03-2026', '10-03-2026')).toEqual({ is: 'open', from: '2026-03-02', until: '2026-03-10', days: 1 })
  expect(of('10-03-2026', '31-03-2026')).toMatchObject({ is: 'coming', from: '2026-03-11', days: 21 })
  expect(of('01-03-2026', '09-03-2026')).toEqual({ is: 'over', until: '2026-03-09' })
  expect(of('31-03-2026', '31-03-2026')).toEqual({ is: 'never' })
  expect(of('01-03-2026', '31-03-2026', true)).toEqual({ is: 'hidden' })
})

const TODAY = '2026-11-24'

const position = (part: Partial<StaffCareer>): StaffCareer => ({
  _id: 'x',
  title: 'Заварчик',
  isInternship: false,
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  responsibilities: '<p>Заварява <strong>алу</strong>миний.</p>',
  requirements: '',
  additional: '',
  updatedAt: '',
  isHidden: false,
  updatedBy: null,
  ...part,
})

test('a position stands where what staff decided and its days say', () => {
  expect(standingOf(position({}), TODAY)).toBe('visible')
  expect(standingOf(position({ startDate: TODAY }), TODAY)).toBe('coming')
  expect(standingOf(position({ endDate: '2026-11-23' }), TODAY)).toBe('over')
  expect(standingOf(position({ isHidden: true, endDate: '2026-11-23' }), TODAY)).toBe('hidden')
})

test('a position is searched in its title, its days and its texts', () => {
  for (const search of ['заварчик', '01-11-2026', 'алуминий', 'АЛУМИНИЙ зав', ''])
    expect(isFound(textOf(position({})), search)).toBe(true)
  for (const search of ['strong', 'шлосер', 'алуминий шлосер'])
    expect(isFound(textOf(position({})), search)).toBe(false)
})

test('positions are sorted by their end or their title', () => {
  const careers = [
    position({ title: 'Шлосер', endDate: '2026-12-01' }),
    position({ title: 'елтехник', endDate: '2026-11-01' }),
    position({ title: 'Заварчик', endDate: '2027-01-01' }),
  ]
  const titles = (order: keyof typeof CAREER_ORDERS) => careers.toSorted(CAREER_ORDERS[order]).map(({ title }) => title)
  expect(titles('start')).toEqual(['Шлосер', 'елтехник', 'Заварчик'])
  expect(titles('end')).toEqual(['елтехник', 'Шлосер', 'Заварчик'])
  expect(titles('title')).toEqual(['елтехник', 'Заварчик', 'Шлосер'])
})
