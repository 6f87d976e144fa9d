import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { formatNumber } from '#lib/format.ts'
import type { SpecificationValue } from './specification-table.ts'
import { formatSpecification } from './specification-values.ts'
import { inFeet, inSystem, type UnitSystem } from './unit-systems.ts'

const { getFixedT } = await createLoadedI18n()

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
  [{ kind: 'exact', value: 7000, unit: 't/yr' }, '7000 t a year'],
  [{ kind: 'over', value: 1500, unit: 'sizes' }, 'over 1500 sizes'],
  [{ kind: 'list', values: ['T4', 'T66'] }, 'T4, T66'],
  [{ kind: 'list', values: [76, 152], unit: 'mm' }, '76, 152 mm'],
  [{ kind: 'size', sides: [1000, 2000], unit: 'mm' }, '1000 × 2000 mm'],
  [{ kind: 'sizes', smallest: [15, 10, 1.5], largest: [120, 60, 5], unit: 'mm' }, '15 × 10 × 1.5 to 120 × 60 × 5 mm'],
  [{ kind: 'tolerance', value: 0.15 }, '0.15 (unit on request)'],
  [{ kind: 'word', word: 'millFinish' }, 'Mill finish'],
])('%o reads %s', ([value, text]) => {
  expect(formatSpecification(value, getFixedT(null, 'specs')).replaceAll('\u00a0', ' ')).toBe(text)
})

test.for<[SpecificationValue, string]>([
  [{ kind: 'range', min: 0.4, max: 4, unit: 'mm' }, '0.0157 to 0.1575 in'],
  [{ kind: 'range', min: 9, max: 30, unit: 'µm' }, '0.35 to 1.18 mil'],
  [{ kind: 'upTo', max: 11500, unit: 'mm' }, 'up to 37 ft 8.76 in'],
  [{ kind: 'range', min: 500, max: 6000, unit: 'mm' }, '1 ft 7.69 in to 19 ft 8.22 in'],
  [{ kind: 'range', min: 200, max: 2800, unit: 'mm' }, '7.874 to 110.24 in'],
  [{ kind: 'range', min: 100, max: 3657.6, unit: 'mm' }, '3.94 in to 12 ft'],
  [{ kind: 'tolerance', value: 0.15 }, '0.15 (unit on request)'],
  [{ kind: 'upTo', max: 9, unit: 'kg/m' }, 'up to 6.05 lb/ft'],
  [{ kind: 'upTo', max: 2000, unit: 'kg' }, 'up to 4409 lb'],
  [{ kind: 'upTo', max: 10000, unit: 'kg' }, 'up to 22\u202f046 lb'],
  [{ kind: 'list', values: [76, 152], unit: 'mm' }, '2.992, 5.984 in'],
  [{ kind: 'size', sides: [1000, 2000], unit: 'mm' }, '39.37 × 78.74 in'],
  [{ kind: 'range', min: 105, max: 145, unit: 'MPa' }, '15.2 to 21.0 ksi'],
  [{ kind: 'exact', value: 7000, unit: 't/yr' }, '7000 t a year'],
  [{ kind: 'exact', value: 2021 }, '2021'],
])('%o reads %s in inches and pounds', ([value, text]) => {
  expect(formatSpecification(value, getFixedT(null, 'specs'), 'imperial').replaceAll('\u00a0', ' ')).toBe(text)
})

const unit = fc.constantFrom('mm' as const, 'µm' as const, 'kg' as const, 'kg/m' as const, 'MPa' as const)
const amount = fc.integer({ min: 1, max: 2_000_000 }).map((hundredths) => hundredths / 100)
const METRIC_OF_ONE = { mm: 25.4, µm: 25.4, kg: 0.453_592_37, 'kg/m': 0.453_592_37 / 0.3048, MPa: 6.894_757 }

test('switching units twice gives the original text, whatever the value', () => {
  const t = getFixedT(null, 'specs')
  const other = (system: UnitSystem): UnitSystem => (system === 'metric' ? 'imperial' : 'metric')
  const toggled = fc.array(fc.constant(other), { minLength: 0, maxLength: 6 })
  fc.assert(
    fc.property(amount, amount, unit, toggled, (min, max, unit, switches) => {
      const value: SpecificationValue = { kind: 'range', min, max, unit }
      const system = switches.reduce((now, change) => change(now), 'metric' as UnitSystem)
      const isEven = switches.length % 2 === 0
      expect(formatSpecification(value, t, system) === formatSpecification(value, t)).toBe(isEven)
    }),
    cases(1000),
  )
})

test('a converted number is off by at most half of its last decimal', () => {
  fc.assert(
    fc.property(amount, unit, (value, unit) => {
      const converted = inSystem(value, unit, 'imperial')
      const shown = Number(formatNumber(converted.value, converted.decimals).replaceAll('\u202f', ''))
      const half = 0.5 / 10 ** (converted.decimals ?? 0)
      expect(Math.abs(shown - value / METRIC_OF_ONE[unit])).toBeLessThanOrEqual(half * 1.000_001)
    }),
    cases(),
  )
})

test('a length in feet and inches is off by at most half a hundredth of an inch', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3048, max: 100_000 }), (millimetres) => {
      const { feet, inches } = inFeet(millimetres / 25.4)
      expect(inches).toBeGreaterThanOrEqual(0)
      expect(inches).toBeLessThan(12)
      expect(Math.abs(feet * 12 + inches - millimetres / 25.4)).toBeLessThanOrEqual(0.005_001)
    }),
    cases(),
  )
})
