import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { DENSITY } from '#content/density.ts'
import {
  areaOf,
  kgPerMetre,
  metresOfWeight,
  metresOnCoil,
  outerOfMetres,
  piecesPerPack,
  weightOfPiece,
} from './metal.ts'

const size = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const flat = fc.record({ thickness: size(0.006, 10), width: size(10, 2200), density: size(2.6, 2.9) })

test('a sheet of 1000 × 2000 × 1 mm weighs 5.40 kg', () => {
  expect(weightOfPiece({ thickness: 1, width: 1000, density: DENSITY }, 2000)).toBeCloseTo(5.4, 9)
})

test('a coil of 0.5 mm, 1500 mm across on a core of 500 mm, holds 3142 m, or 5301 kg at 1250 mm', () => {
  const metres = metresOnCoil({ outer: 1500, core: 500, thickness: 0.5 })
  expect(metres).toBeCloseTo(3141.59, 1)
  expect(weightOfPiece({ thickness: 0.5, width: 1250, density: DENSITY }, metres * 1000)).toBeCloseTo(5301.4, 0)
})

test('a section of 875 mm² weighs 2.36 kg a metre, and nine pieces of 7.1 kg go into 64 kg', () => {
  expect(kgPerMetre(875.2, DENSITY)).toBeCloseTo(2.363, 3)
  expect(piecesPerPack(64, 7.1)).toBe(9)
  expect(piecesPerPack(0.3, 0.1)).toBe(3)
})

test('length and outer diameter of a coil lead to each other', () => {
  fc.assert(
    fc.property(size(76, 500), size(1, 1500), size(0.006, 5), (core, more, thickness) => {
      const outer = core + more
      const metres = metresOnCoil({ outer, core, thickness })
      expect(outerOfMetres({ metres, core, thickness })).toBeCloseTo(outer, 6)
    }),
    cases(500),
  )
})

test('length and weight of a strip lead to each other, and so do area and weight of a profile', () => {
  fc.assert(
    fc.property(flat, size(0.1, 50_000), size(1, 5000), (strip, metres, area) => {
      const kg = weightOfPiece(strip, metres * 1000)
      expect(metresOfWeight(strip, kg) / metres).toBeCloseTo(1, 9)
      expect(areaOf(kgPerMetre(area, strip.density), strip.density) / area).toBeCloseTo(1, 9)
    }),
    cases(500),
  )
})

test('a pack never weighs more than it may, and one piece more would', () => {
  fc.assert(
    fc.property(size(0.01, 100), size(100, 10_000), (piece, pack) => {
      const pieces = piecesPerPack(pack, piece)
      expect(pieces * piece).toBeLessThanOrEqual(pack * (1 + 1e-6))
      expect((pieces + 1) * piece).toBeGreaterThan(pack)
    }),
    cases(500),
  )
})
