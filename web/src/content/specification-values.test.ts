import { expect, test } from 'vitest'
import { createAllWords } from '#i18n/words.testing.ts'
import type { SpecificationValue } from './specification-table.ts'
import { formatNumber, formatSpecification } from './specification-values.ts'

const { getFixedT } = await createAllWords()

test('numbers have thin groups from five digits on and keep their decimals', () => {
  expect([9, 2200, 11500, 100000, 0.15, 1234567.5].map((value) => formatNumber(value))).toEqual([
    '9',
    '2200',
    '11\u202f500',
    '100\u202f000',
    '0.15',
    '1\u202f234\u202f567.5',
  ])
})

test.for<[SpecificationValue, string]>([
  [{ kind: 'range', min: 0.4, max: 4, unit: 'mm' }, '0.4 to 4.0 mm'],
  [{ kind: 'range', min: 0.2, max: 0.25, unit: 'mm' }, '0.20 to 0.25 mm'],
  [{ kind: 'upTo', max: 9, unit: 'kg/m' }, 'up to 9.0 kg/m'],
  [{ kind: 'from', min: 1.2, unit: 'mm' }, 'from 1.2 mm'],
  [{ kind: 'exact', value: 2021 }, '2021'],
  [{ kind: 'exact', value: 7000, unit: 't/yr' }, '7000 t per year'],
  [{ kind: 'over', value: 1500, unit: 'sizes' }, 'over 1500 sizes'],
  [{ kind: 'list', values: ['T4', 'T66'] }, 'T4, T66'],
  [{ kind: 'list', values: [76, 152], unit: 'mm' }, '76, 152 mm'],
  [{ kind: 'size', sides: [1000, 2000], unit: 'mm' }, '1000 × 2000 mm'],
  [{ kind: 'sizes', smallest: [15, 10, 1.5], largest: [120, 60, 5], unit: 'mm' }, '15 × 10 × 1.5 to 120 × 60 × 5 mm'],
  [{ kind: 'tolerance', value: 0.15 }, '0.15'],
  [{ kind: 'word', word: 'millFinish' }, 'Mill finish'],
])('%o reads %s', ([value, text]) => {
  expect(formatSpecification(value, getFixedT(null, 'specs')).replaceAll('\u00a0', ' ')).toBe(text)
})
