import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { answerOf, answersTo } from '#content/needs/answer.ts'
import type { Need } from '#content/needs/need.ts'
import { parseNeed } from '#content/needs/parse-need.ts'
import { limitsOf } from '#content/needs/row-limits.ts'
import { dimensions, type Offer, offers } from '#content/offers.ts'
import type { SpecificationRow } from '#content/specification-table.ts'
import { inSystem } from '#content/unit-systems.ts'
import { fieldsOf, lineOf, needOf, readAsked } from './finder-search.ts'

const asked = (q: string) => answersTo(parseNeed(q, 'metric').need)
const productsFor = (need: Need) => answersTo(need).yes.map(({ offer }) => offer.product)
const yes = (q: string) => productsFor(parseNeed(q, 'metric').need)
const near = (q: string) => asked(q).near.map(({ offer }) => offer.product)

test('what buyers ask is answered by the product', () => {
  expect(yes('8011A O 0.012 mm 1250')).toEqual(['household-foil', 'converter-foil'])
  expect(yes('EN AW-3003 H24 60 µm 500')).toEqual(['container-foil', 'technical-foil'])
  expect(yes('3105 H26 0,22 600x900')).toEqual(['omnia-sheets'])
  expect(yes('sheet 5049 2x1000x2000')).toEqual(['standard-sheets-and-strips', 'standard-sheets'])
  expect(yes('6060 T66 11500 mm long')).toHaveLength(4)
  expect(yes('6060 T66 11600 mm long')).toEqual([])
  expect(yes('aw-8011a o 200 µm')).toContain('container-foil')
})

test('an alloy that no table has is a no, and the nearest are those of its series with the size that was asked', () => {
  const { yes: fits, near: close } = asked('0.2 mm 5754')
  expect(fits).toEqual([])
  const [first] = close
  expect(first?.offer.product).toBe('standard-sheets-and-strips')
  expect(first?.findings.find(({ fits }) => !fits)).toMatchObject({
    reason: 'unlisted',
    nearest: { kind: 'list', values: ['EN AW-5005', 'EN AW-5049'] },
  })
  expect(near('8011 O 10 µm')).toContain('household-foil')
})

test('a no names the value and the nearest yes', () => {
  const technical = asked('8011A O 0.012 mm 1250').near.find(({ offer }) => offer.product === 'technical-foil')
  expect(technical?.findings.filter(({ fits }) => !fits)).toMatchObject([
    { field: 'thickness', reason: 'below', nearest: { value: 20, unit: 'µm' } },
  ])
  expect(asked('1050A 0.1 mm 2000 long').near[0]?.findings.find(({ fits }) => !fits)).toMatchObject({
    reason: 'coiled',
  })
})

test('nothing asked is answered with nothing', () => expect(asked('  ')).toEqual({ yes: [], near: [], others: 0 }))

const listOf = ({ value }: SpecificationRow) => (value.kind === 'list' ? value.values.map(String) : [])
const some = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
/** One step of a table, larger than what it rounds away in inches. */
const step = (unit: string) => (unit === 'µm' ? 0.001 : 0.5)

/** A need at the borders of an offer's rows, with the dimensions that it states. */
const atBorders = some(offers).chain((offer) =>
  fc
    .record({
      alloy: some(listOf(offer.alloys)).map((alloy) => alloy.replace('EN AW-', '')),
      temper: some(listOf(offer.tempers)),
      sizes: fc.record(
        Object.fromEntries(
          dimensions.flatMap((dimension) => {
            const limits = limitsOf(offer[dimension]?.value ?? { kind: 'word', word: 'millFinish' })
            if (!limits) return []
            return [[dimension, some([limits.min, limits.max].filter((size) => size > 0 && Number.isFinite(size)))]]
          }),
        ) as Record<string, fc.Arbitrary<number>>,
      ),
    })
    .map(({ alloy, temper, sizes }): [Offer, Need] => [offer, { alloy, temper, ...sizes }]),
)

test('within the borders of every row the answer is yes, at the borders themselves too', () => {
  fc.assert(
    fc.property(atBorders, ([offer, need]) => {
      expect(answerOf(offer, need).misses).toBe(0)
      expect(answersTo(need).yes.map(({ offer: { product } }) => product)).toContain(offer.product)
    }),
    cases(500),
  )
})

test('one step outside a row the answer is no, with its end as the nearest yes', () => {
  for (const offer of offers)
    for (const dimension of dimensions) {
      const limits = limitsOf(offer[dimension]?.value ?? { kind: 'word', word: 'millFinish' })
      if (!limits) continue
      const { min, max, unit } = limits
      const by = min > 0 && min < 10 && unit === 'mm' ? 0.05 : step(unit)
      const outside = [
        ...(min > 0 ? [[min - by, 'below', min] as const] : []),
        ...(Number.isFinite(max) ? [[max + by, 'above', max] as const] : []),
      ]
      for (const [size, reason, end] of outside) {
        const [finding] = answerOf(offer, { [dimension]: size }).findings
        expect([offer.product, dimension, finding]).toMatchObject([offer.product, dimension, { fits: false, reason }])
        const nearest = finding && !finding.fits && finding.nearest?.kind === 'exact' ? finding.nearest.value : 0
        expect(unit === 'µm' ? nearest / 1000 : nearest).toBeCloseTo(end, 9)
      }
    }
})

test('an alloy or a temper that a row does not list is a no', () => {
  for (const offer of offers) {
    expect(answerOf(offer, { alloy: '7075' }).misses).toBe(1)
    expect(answerOf(offer, { temper: 'T7' }).misses).toBe(1)
  }
})

const sizes = fc.record(
  {
    thickness: fc.integer({ min: 1, max: 25_000 }).map((n) => n / 1000),
    width: fc.integer({ min: 1, max: 24_000 }).map((n) => n / 10),
    length: fc.integer({ min: 1, max: 130_000 }).map((n) => n / 10),
  },
  { requiredKeys: [] },
)

test('a need has one answer, in millimetres and in inches', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        sizes,
        atBorders.map(([, need]) => need),
      ),
      (need: Need) => {
        const inInches = needOf(fieldsOf(need, 'imperial'), 'imperial').need
        const products = (one: Need) => answersTo(one).yes.map(({ offer }) => [offer.product, offer.title, offer.shape])
        expect(products(inInches)).toEqual(products(need))
      },
    ),
    cases(500),
  )
})

test('an end that is read in inches in a table is a yes when it is typed', () => {
  for (const offer of offers)
    for (const dimension of dimensions) {
      const limits = limitsOf(offer[dimension]?.value ?? { kind: 'word', word: 'millFinish' })
      for (const end of limits ? [limits.min, limits.max] : []) {
        if (!limits || end === 0 || !Number.isFinite(end)) continue
        const shown = inSystem(limits.unit === 'µm' ? end * 1000 : end, limits.unit, 'imperial')
        const typed = `${shown.value.toFixed(shown.decimals)} ${limits.unit === 'µm' ? 'mil' : 'in'}`
        const { need } = needOf({ [dimension]: typed }, 'imperial')
        expect([typed, answerOf(offer, need).misses]).toEqual([typed, 0])
      }
    }
})

test('what has no field of its own, and both ends of a range, stay in fields and line', () => {
  for (const line of ['6060 T66 60x40x4 6 m', '8011A O 9-12 µm 1000-1250', '8011A 0.012 core 76 OD 1000'])
    for (const system of ['metric', 'imperial'] as const) {
      const { need } = readAsked({ q: line })
      const again = needOf(fieldsOf(need, system), system).need
      expect([Object.keys(again).toSorted(), productsFor(again)]).toEqual([
        Object.keys(need).toSorted(),
        productsFor(need),
      ])
      expect(parseNeed(lineOf(need, 'metric'), 'metric').need).toEqual(need)
    }
  expect(needOf({ thickness: '0.3-0.2', width: '12 t' }, 'metric').invalid).toEqual(['thickness', 'width'])
})

test('fields and line of an address ask the same', () => {
  expect(readAsked({ q: '8011A O 0.012 mm 1250' }).need).toEqual(
    readAsked({ alloy: '8011A', temper: 'o', thickness: 0.012, width: 1250 }).need,
  )
  expect(readAsked({ thickness: '12 µm', units: 'imperial' }).need).toEqual({ thickness: 0.012 })
  expect(readAsked({ thickness: 'thin', width: '-5', use: 'cheese' })).toMatchObject({
    need: {},
    invalid: ['thickness', 'width'],
  })
})
