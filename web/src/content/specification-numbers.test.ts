import { expect, test } from 'vitest'
import { productUrls } from './catalogue.ts'
import { productDetails } from './products.ts'
import { specificationNumbers } from './specification-numbers.ts'
import type { SpecificationTable } from './specification-table.ts'

test('a range has both ends, a limit one, a list its items, each with the unit and its code', () => {
  expect(specificationNumbers({ kind: 'range', min: 9, max: 30, unit: 'µm' })).toEqual({
    minValue: 9,
    maxValue: 30,
    unitText: 'µm',
    unitCode: '4H',
  })
  expect(specificationNumbers({ kind: 'upTo', max: 9, unit: 'kg/m' })).toEqual({
    maxValue: 9,
    unitText: 'kg/m',
    unitCode: 'KL',
  })
  expect(specificationNumbers({ kind: 'list', values: [76, 152], unit: 'mm' })).toEqual({
    values: [76, 152],
    unitText: 'mm',
    unitCode: 'MMT',
  })
  expect(specificationNumbers({ kind: 'list', values: ['O', 'H22'] })).toEqual({ values: ['O', 'H22'] })
})

test('what is about, beyond, a word or without a unit is given no exact number', () => {
  expect(specificationNumbers({ kind: 'about', value: 30, unit: 'sizes' })).toEqual({ unitText: 'sizes' })
  expect(specificationNumbers({ kind: 'over', value: 3, unit: 'mm' })).toEqual({ unitText: 'mm', unitCode: 'MMT' })
  expect(specificationNumbers({ kind: 'tolerance', value: 0.15 })).toEqual({})
  expect(specificationNumbers({ kind: 'word', word: 'oneSideBright' })).toEqual({})
})

test('every size and weight of every product has a unit that programs know', () => {
  for (const product of productUrls) {
    const tables: readonly SpecificationTable[] = productDetails[product].tables
    for (const { label, value } of tables.flatMap(({ rows = [] }) => rows)) {
      const { minValue, maxValue, unitText, unitCode } = specificationNumbers(value)
      if (minValue !== undefined && maxValue !== undefined)
        expect(minValue, `${product} ${label}`).toBeLessThan(maxValue)
      if (value.kind === 'range' || value.kind === 'upTo')
        expect([product, label, unitText, unitCode ?? unitText]).toEqual([
          product,
          label,
          unitText,
          unitText === 'perReel' || unitText === 't/yr' || unitText === 'ton'
            ? unitText
            : expect.stringMatching(/^[A-Z\d]{2,3}$/),
        ])
    }
  }
})
