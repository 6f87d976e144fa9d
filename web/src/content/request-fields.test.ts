import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { requestFieldsOf } from './request-fields.ts'

test('a foil offers what its own tables say, of both kinds of container together', () => {
  expect(requestFieldsOf('container-foil')).toEqual({
    alloys: ['EN AW-3003', 'EN AW-8006', 'EN AW-8011A'],
    tempers: ['H22', 'H24', 'H26', 'O'],
    finishes: [],
    dimensions: [
      { name: 'thickness', unit: 'µm', min: 35, max: 200 },
      { name: 'width', unit: 'mm', min: 150, max: 1400 },
    ],
  })
})

test('a profile offers its length and its colours', () => {
  const { dimensions, finishes } = requestFieldsOf('industrial-profiles')
  expect(dimensions).toEqual([{ name: 'length', unit: 'mm', max: 11_500 }])
  expect(finishes).toContain('C0')
})

test('every product offers alloys, tempers and a dimension', () => {
  for (const product of catalogue.flatMap(({ products }) => [...products])) {
    const { alloys, tempers, dimensions } = requestFieldsOf(product)
    expect([alloys.length > 0, tempers.length > 0, dimensions.length > 0], product).toEqual([true, true, true])
  }
})
