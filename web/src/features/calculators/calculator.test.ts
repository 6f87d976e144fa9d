import { expect, test } from 'vitest'
import { productUrls } from '#content/catalogue.ts'
import { offers } from '#content/offers.ts'
import { readCalculation } from './calculator-search.ts'
import { exceeded, limitsFor } from './limits.ts'
import { resultOf } from './result.ts'
import { productsFor, wishOf } from './wish.ts'

const calculated = (search: Record<string, unknown>) => {
  const calculation = readCalculation(search)
  const result = resultOf(calculation)
  const over = result
    ? exceeded(limitsFor(calculation.kind, calculation.values.thickness ?? 1, calculation.product), result.measured)
    : []
  return { ...calculation, shown: new Map(result?.shown), over: over.map(({ title, label }) => `${title} ${label}`) }
}

test('each calculator begins with an example within the limits', () => {
  for (const kind of ['coil', 'sheet', 'profile']) {
    const { shown, over, invalid } = calculated({ kind })
    expect([kind, invalid, over]).toEqual([kind, [], []])
    expect(shown.size).toBeGreaterThanOrEqual(4)
  }
})

test('462 sheets of 1000 × 2000 × 1 mm, 5.40 kg each, go onto a pallet of 2500 kg', () => {
  const { shown } = calculated({ kind: 'sheet', thickness: 1, width: 1000, length: 2000, pack: 2500 })
  expect(shown.get('weight')).toBeCloseTo(5.4, 9)
  expect(shown.get('pieces')).toBe(462)
})

test('whichever of a coil is known, the others are the same', () => {
  const coil = { kind: 'coil', thickness: 0.5, width: 1250, core: 500 }
  const byOuter = calculated({ ...coil, known: 'outer', outer: 1500 }).shown
  for (const known of ['weight', 'metres'] as const) {
    const { shown } = calculated({ ...coil, known, [known]: byOuter.get(known) })
    for (const [name, value] of byOuter) expect(shown.get(name)).toBeCloseTo(value, 5)
  }
})

test.each([
  [{ kind: 'profile', perMetre: 9.1 }, ['extrusion weightPerMetre']],
  [{ kind: 'profile', length: 6900 }, ['anodizing length']],
  [{ kind: 'profile', length: 7100 }, ['powderCoating length', 'anodizing length']],
  [{ kind: 'profile', length: 7400 }, ['fabrication cncLength', 'powderCoating length', 'anodizing length']],
  [
    { kind: 'profile', length: 11_501 },
    ['extrusion length', 'fabrication cncLength', 'powderCoating length', 'anodizing length'],
  ],
  [{ kind: 'sheet', width: 2201 }, ['plantCapacity millWidth']],
  [{ kind: 'sheet', width: 2200, length: 6001 }, ['sheets length']],
  [{ kind: 'coil', width: 2000, thickness: 1, known: 'weight', weight: 10_001 }, ['strips coilWeight']],
  [
    { kind: 'coil', thickness: 0.012, core: 76, known: 'outer', outer: 1301 },
    ['reels outerDiameter', 'reels reelWeight'],
  ],
])('%j goes over %j', (search, over) => expect(calculated(search).over).toEqual(over))

test('what is no number is named, and nothing comes out', () => {
  const { invalid, shown } = calculated({ kind: 'coil', width: 'wide' })
  expect(invalid).toEqual(['width'])
  expect(shown.size).toBe(0)
  expect(calculated({ kind: 'coil', core: 500, known: 'outer', outer: 400 }).shown.size).toBe(0)
  expect(calculated({ kind: 'coil', known: 'outer', weight: 'x' }).invalid).toEqual([])
})

test('a size may have a unit', () => {
  expect(readCalculation({ kind: 'coil', thickness: '12 µm', width: '48 in' }).values).toMatchObject({
    thickness: 0.012,
    width: 1219.2,
  })
})

test('opened from a product each calculator begins within its limits, and can be asked for as it', () => {
  for (const product of productUrls) {
    const form = offers.find((offer) => offer.product === product)?.form
    const kind = form === 'sheet' || form === 'profile' ? form : 'coil'
    for (const known of ['outer', 'weight']) {
      const { over, invalid, shown } = calculated({ kind, known, product })
      expect([product, known, invalid, over]).toEqual([product, known, [], []])
      expect(shown.size).toBeGreaterThanOrEqual(4)
      const wish = wishOf(readCalculation({ kind, known, product }))
      expect(wish && productsFor(kind, wish, product)[0]).toBe(product)
    }
  }
})

test('a calculator that was opened from a product has the limits of that product', () => {
  const foil = { kind: 'coil', product: 'household-foil', thickness: 0.012, width: 1501, known: 'outer', outer: 1001 }
  expect(calculated(foil).over).toEqual(['reels width', 'reels outerDiameter', 'reels reelWeight'])
  expect(readCalculation({ kind: 'coil', product: 'household-foil' }).values).toMatchObject({
    thickness: 0.012,
    core: 76,
  })
  expect(readCalculation({ kind: 'sheet', product: 'household-foil' }).product).toBeUndefined()
  expect(readCalculation({ kind: 'coil', product: 'cheese' }).values).toMatchObject({ thickness: 0.5, core: 500 })
})
