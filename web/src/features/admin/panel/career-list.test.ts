import type { StaffCareer } from 'api/contract/careers'
import { expect, test } from 'vitest'
import { isCareerFound, sortedCareers, standingOf } from './career-list.ts'

const TODAY = '2026-11-24'

const position = (part: Partial<StaffCareer>): StaffCareer => ({
  _id: 'x',
  title: 'Заварчик',
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  responsibilities: '<p>Заварява <strong>алу</strong>миний.</p>',
  requirements: '',
  additional: '',
  updatedAt: '',
  status: 'published',
  updatedBy: null,
  ...part,
})

test('a position stands where its status and its days say', () => {
  expect(standingOf(position({}), TODAY)).toBe('visible')
  expect(standingOf(position({ startDate: TODAY }), TODAY)).toBe('coming')
  expect(standingOf(position({ endDate: '2026-11-23' }), TODAY)).toBe('over')
  expect(standingOf(position({ status: 'hidden', endDate: '2026-11-23' }), TODAY)).toBe('hidden')
})

test('a position is searched in its title, its days and its texts', () => {
  for (const search of ['заварчик', '01-11-2026', 'алуминий', 'АЛУМИНИЙ зав', ''])
    expect(isCareerFound(position({}), search)).toBe(true)
  for (const search of ['strong', 'шлосер', 'алуминий шлосер']) expect(isCareerFound(position({}), search)).toBe(false)
})

test('positions are sorted by their end or their title', () => {
  const careers = [
    position({ title: 'Шлосер', endDate: '2026-12-01' }),
    position({ title: 'елтехник', endDate: '2026-11-01' }),
    position({ title: 'Заварчик', endDate: '2027-01-01' }),
  ]
  const titles = (sort: Parameters<typeof sortedCareers>[1]) => sortedCareers(careers, sort).map(({ title }) => title)
  expect(titles('start')).toEqual(['Шлосер', 'елтехник', 'Заварчик'])
  expect(titles('end')).toEqual(['елтехник', 'Шлосер', 'Заварчик'])
  expect(titles('title')).toEqual(['елтехник', 'Заварчик', 'Шлосер'])
})
